"""Tables: the state that entries lead to, the live table around it, and the registry of all tables of a server."""
