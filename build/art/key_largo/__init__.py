"""The art of Key Largo: a chromolithograph postcard of August 1899."""
