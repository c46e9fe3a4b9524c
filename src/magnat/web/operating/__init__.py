"""What the operator of a server does: look over the matches, close, delete or set them aside, erase names, block addresses, copy databases."""
