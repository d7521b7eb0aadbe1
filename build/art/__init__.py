"""How every drawing and painting of the project is made; numpy, shapely and Pillow are needed only here."""
