"""Settings by flags and environment, and the commands around the server."""

import argparse
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from theatrum.cli.main import main
from theatrum.server.load import MAIN, Tally, report
from theatrum.server.settings import BadSetting, Settings, add_arguments, read


def parse(*flags: str, **environ: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read(vars(parser.parse_args(flags)), environ)


def test_flags_win_over_the_environment() -> None:
    assert parse().port == 8787
    assert parse(THEATRUM_PORT="1234").port == 1234
    assert parse("--port", "99", THEATRUM_PORT="1234").port == 99
    assert not parse("--no-limits").limits
    assert not parse(THEATRUM_LIMITS="off").limits
    assert parse("--database", "postgresql://a@b/c").database_url.startswith("postgresql+asyncpg")


@pytest.mark.parametrize(
    "flags",
    [
        ["--port", "http"],
        ["--port", "70000"],
        ["--database", "mysql://x"],
        ["--log", "loud"],
        ["--log-level", "loud"],
        ["--workers", "0"],
        ["--bot-delay", "-1"],
        ["--public-url", "club.example"],
        ["--redis", "redis://x"],
        ["--smtp", "smtp://x"],
        ["--redis", "x", "--database", "postgresql://a/b"],
    ],
)
def test_settings_that_can_not_be(flags: list[str]) -> None:
    with pytest.raises(BadSetting):
        parse(*flags)


def test_every_setting_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    text = capsys.readouterr().out
    for item in fields(Settings):
        assert f"--{item.name.replace('_', '-')}" in text or f"no-{item.name}" in text
        assert f"THEATRUM_{item.name.upper()}" in text.replace("\n", "")


def test_a_wrong_setting_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "x"]) != 0
    error = capsys.readouterr().err
    assert "--port must be a number" in error
    assert "Traceback" not in error


def test_admin_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path)
    assert main(["admin", "export", "nothing", "x.json", "--data-dir", folder]) == 1
    assert "there is no match 'nothing'" in capsys.readouterr().err
    assert main(["admin", "restore", str(tmp_path / "none"), "--data-dir", folder]) == 1
    assert main(["admin", "backup", str(tmp_path / "b.gz"), "--data-dir", folder]) == 0
    assert main(["admin", "delete-account", "Ana", "--data-dir", folder]) == 1


def test_a_graceful_end(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data-dir", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Theatrum is at http://127.0.0.1:")
    process.terminate()
    _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors


def test_the_report_of_the_load_tool() -> None:
    tally = Tally()
    with pytest.raises(RuntimeError, match="no action"):
        report(tally, 1, 1.0)
    tally.times = [n / 1000 for n in range(1, 101)]
    made = report(tally, 4, 2.0, 0.05, 0.02)
    assert made.actions_per_second == 50
    assert made.p50_ms == 51
    assert made.p99_ms == 100
    assert (made.server_cpu_us, made.client_cpu_us) == (500, 200)
