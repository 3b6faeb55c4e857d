"""The contract that every game fulfils. Knows nothing about any game; does no input or output."""
