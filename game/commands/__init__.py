"""What can be asked on the command line: `run` of one module a command, imported when it is asked for."""
