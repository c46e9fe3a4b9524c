"""The kernel: declared states, tables of acts, chance as a player, and a linker. It knows no game."""
