"""Settings of the test run."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", 'rule("ELG-042", ...): the rules of a ledger that the test checks'
    )
