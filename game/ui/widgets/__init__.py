"""What scenes are made of."""
