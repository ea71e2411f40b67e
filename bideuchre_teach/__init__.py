"""Learn, teach and study Bid Euchre."""

__version__ = "0.1.0"
