"""The programs that are no part of the package, as modules."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def script(name: str) -> Any:
    """A fresh copy of a program: what a test changes in it, the next one doesn't see."""
    file = ROOT / name
    if str(file.parent) not in sys.path:  # programs may share modules that lie beside them
        sys.path.append(str(file.parent))
    spec = spec_from_file_location(f"theatrum_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
