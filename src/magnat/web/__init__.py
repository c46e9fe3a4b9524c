"""The table in the browser: a server that keeps matches, shows every reader what they may see, and serves the page."""
