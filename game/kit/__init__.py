"""Code shared by the games. It depends on no particular game and on no screen."""
