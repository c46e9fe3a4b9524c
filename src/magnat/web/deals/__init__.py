"""One deal for many: the deal of the day, and duplicates among friends."""
