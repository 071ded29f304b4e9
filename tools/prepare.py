"""Prepares a fresh machine with nothing but Python: virtual environment, packages, Chromium.

Uses the standard library only, because it runs before anything is installed.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)

# Each purpose installs its extras and serves every purpose listed behind it.
EXTRAS = {"play": "", "test": "[test]", "fast": "[test,fast]"}
ALSO_SERVED_BY = {"play": ("test", "fast"), "test": ("fast",), "fast": ()}

# The first has no window to draw and takes half the time; older Debians only have the second.
BROWSERS = ("chromium-headless-shell", "chromium")
NO_BROWSER = (
    "Chromium is missing and could not be installed: browser tests are left out"
    " (install the Debian package 'chromium' to run them)."
)
NO_COMPILER = "The compiled build needs a C compiler: install the packages gcc and libc6-dev."


def say(line: str) -> None:
    """Prints one line at once, so that it stands before the output of what is started next."""
    print(line, flush=True)


def run(*command: str | Path, quiet: bool = False) -> bool:
    """Runs a command in the repository and tells whether it succeeded."""
    sink = subprocess.DEVNULL if quiet else None
    return subprocess.run(command, cwd=ROOT, stdout=sink, stderr=sink, check=False).returncode == 0


def install_debian_packages(*names: str) -> bool:
    """Installs Debian packages as root or through a sudo that asks nothing; False if it cannot."""
    if shutil.which("apt-get") is None:
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        prefix = ["sudo", "-n"]
        if shutil.which("sudo") is None or not run(*prefix, "true", quiet=True):
            return False
    say(f"Installing {' '.join(names)} with apt-get ...")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    run(*apt, "update", quiet=True)
    return run(*apt, "install", "--yes", "--no-install-recommends", *names, quiet=True)


def make_environment() -> None:
    """Creates .venv with uv when it is there, otherwise with the standard library."""
    if PYTHON.exists() and run(PYTHON, "-c", "", quiet=True):
        return
    say("Creating the virtual environment .venv ...")
    uv = shutil.which("uv")
    if uv is not None:
        made = run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, VENV)
    else:
        made = make_environment_with_venv()
    if not made:
        raise SystemExit(
            "Could not create .venv: install the package python3-venv (or uv), then try again."
        )


def make_environment_with_venv() -> bool:
    """Debian ships the venv module without ensurepip; python3-venv brings it."""
    command = (sys.executable, "-m", "venv", "--clear", VENV)
    if run(*command, quiet=True):
        return True
    version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return install_debian_packages(version) and run(*command)


def install_packages(purpose: str) -> None:
    """Installs Nightdeck in editable form with what the purpose needs, once per pyproject.toml."""
    wanted = fingerprint()
    if any(stamp(each) == wanted for each in (purpose, *ALSO_SERVED_BY[purpose])):
        return
    say("Installing packages (only the first time and when pyproject.toml changes) ...")
    target = f"{ROOT}{EXTRAS[purpose]}"
    uv = shutil.which("uv")
    if uv is not None:
        done = run(uv, "pip", "install", "--quiet", "--python", PYTHON, "--editable", target)
    else:
        done = install_with_pip(target)
    if not done:
        raise SystemExit("Installing the packages failed; the lines above say why.")
    stamp_path(purpose).write_text(wanted)


def install_with_pip(target: str) -> bool:
    """An environment that uv made has no pip of its own."""
    if not run(PYTHON, "-m", "pip", "--version", quiet=True):
        run(PYTHON, "-m", "ensurepip", quiet=True)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    return run(*pip, "--editable", target)


def fingerprint() -> str:
    """Names what an installation depends on: the project file, the Python, the place."""
    content = (ROOT / "pyproject.toml").read_bytes()
    place = f"{sys.version_info[:2]} {ROOT}".encode()
    return hashlib.sha256(content + place).hexdigest()


def stamp_path(purpose: str) -> Path:
    """Where the fingerprint of the last installation for a purpose is kept."""
    return VENV / f".installed-for-{purpose}"


def stamp(purpose: str) -> str:
    """The fingerprint of the last installation for a purpose, empty if there was none."""
    path = stamp_path(purpose)
    return path.read_text() if path.exists() else ""


def has_browser() -> bool:
    """Finds the system's Chromium, or tries once to install it."""
    return any(map(shutil.which, BROWSERS)) or any(
        install_debian_packages(each) and shutil.which(each) for each in BROWSERS
    )


def has_compiler() -> bool:
    """Finds a C compiler, or tries once to install it."""
    return bool(shutil.which("cc") or shutil.which("gcc")) or install_debian_packages(
        "gcc", "libc6-dev"
    )


def main() -> int:
    """Prepares for one purpose; ``browser`` answers through the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("purpose", choices=[*EXTRAS, "browser"])
    purpose = parser.parse_args().purpose
    if sys.version_info < OLDEST:
        raise SystemExit("Nightdeck needs Python 3.11 or newer.")
    if purpose == "browser":
        if has_browser():
            return 0
        say(NO_BROWSER)
        return 1
    make_environment()
    install_packages(purpose)
    if purpose == "fast" and not has_compiler():
        raise SystemExit(NO_COMPILER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
