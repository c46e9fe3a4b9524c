"""Writes cases.json."""

import json

from tests.core.said.cases import FILE, written

FILE.write_text("[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in written()) + "\n]\n", encoding="utf-8")
