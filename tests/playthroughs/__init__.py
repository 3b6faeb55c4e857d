"""Whole matches as texts: every change of behaviour shows here."""
