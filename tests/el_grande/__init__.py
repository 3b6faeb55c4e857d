"""The rules of El Grande, number by number."""
