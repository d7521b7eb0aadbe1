"""A table being played: what happens, who may look, who acts. No pygame here."""
