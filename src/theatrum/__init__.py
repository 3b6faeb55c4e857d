"""Theatrum: a digital table for historical strategy games."""

__version__ = "0.1.0"
