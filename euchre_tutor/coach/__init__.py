"""The coach: exact where all cards are seen, honest about chance elsewhere."""
