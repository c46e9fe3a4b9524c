"""The JSON API, one module a topic. Everything about a match is answered for its reader; see `magnat.web.state.snapshots`."""
