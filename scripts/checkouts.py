"""Shared by the scripts that work on a folder of checkouts: running commands, and repository names."""
import csv
import re
import subprocess


def run(words, folder, patience):
    """Exit code, output and errors; the code is None if the command takes longer than `patience` seconds."""
    try:
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, errors="replace", timeout=patience)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return None, "", ""


def names(path):
    """Folder names and repositories from a CSV file whose first column is OWNER/NAME; none without a file."""
    if not path:
        return {}
    with path.open(newline="") as lines:
        found = [line[0] for line in csv.reader(lines) if line and "/" in line[0]]
    return {name.split("/")[1]: name for name in found}


def repository(folder, known):
    """The repository's name (from the list, its origin or its folder), and the commit."""
    _, url, _ = run(["git", "config", "--get", "remote.origin.url"], folder, 60)
    _, commit, _ = run(["git", "rev-parse", "--short=7", "HEAD"], folder, 60)
    match = re.search(r"(?:://|@)[^/:]+[/:]([^/:]+/[^/]+?)(?:\.git)?/?$", url.strip())
    name = known.get(folder.name) or (match.group(1) if match else folder.name)
    return name, commit.strip() or "none"
