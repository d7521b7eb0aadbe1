"""Why would somebody do it?"""
