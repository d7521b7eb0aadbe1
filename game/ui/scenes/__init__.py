"""The screens of the program, one stack of them."""
