"""Exact answers with all cards open."""
