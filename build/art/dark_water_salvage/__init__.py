"""The drawings and paintings of Dark Water Salvage."""
