"""`python -m magnat.web`: the server with its defaults. `magnat serve` has the options."""

import sys

from magnat.core.errors import MagnatError
from magnat.web.serve import serve

try:
    serve()
except MagnatError as error:
    print(f"magnat: {error}", file=sys.stderr)
    sys.exit(2)
