"""How processes share matches: every match has one owner at a time, and the others know who it is."""
