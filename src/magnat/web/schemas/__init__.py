"""The forms of requests and responses."""
