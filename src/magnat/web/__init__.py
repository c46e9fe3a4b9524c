"""The table in the browser: a server that keeps matches, tells every reader what that one may see, and serves the page."""
