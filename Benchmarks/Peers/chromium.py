"""Measures the benchmark's scenes in Chromium with its software compositor, at full speed.

Prints a line per scene: name, milliseconds per frame, milliseconds of processor time per frame.
Screenshots before and after must differ, and the browser's own log reports how many frames it drew:
those that it counts but never paints are excluded.
"""
import json
import os
import pathlib
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

SECONDS = 4
TICK = os.sysconf("SC_CLK_TCK")


def family(root):
    """Process ids of `root` and all its descendants."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found, todo = [], [root]
    while todo:
        one = todo.pop()
        found.append(one)
        todo += parents.get(one, [])
    return found


def cpu():
    """Seconds of processor time that the browser's processes have used, without this process."""
    total = 0
    for one in family(os.getpid()):
        if one == os.getpid():
            continue
        try:
            fields = pathlib.Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def painted(browser, page):
    """The fraction of a second's frames that were drawn."""
    browser.start_tracing(categories=["viz"])
    frames = page.evaluate("frames")
    time.sleep(1)
    frames = page.evaluate("frames") - frames
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(e["name"] == "Display::DrawAndSwap" and e["ph"] in "XB" for e in events) / frames


def main():
    program = shutil.which("chromium") or shutil.which("google-chrome-stable")
    if not program:
        sys.exit("peers: found no chromium; `make deps-browser` installs it")
    page_file = pathlib.Path(__file__).with_name("scenes.html").resolve()
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=program,
            args=["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit",
                  "--disable-gpu-vsync"])
        view = {"width": 390, "height": 844}
        for scene in ["slide", "flip", "cards"]:
            page = browser.new_page(viewport=view, device_scale_factor=2)
            page.goto(f"{page_file.as_uri()}#{scene}")
            time.sleep(1)
            first = page.screenshot()
            frames, used, began = page.evaluate("frames"), cpu(), time.monotonic()
            time.sleep(SECONDS)
            frames = page.evaluate("frames") - frames
            used, took = cpu() - used, time.monotonic() - began
            if page.screenshot() == first:
                sys.exit(f"peers: Chromium counts frames of {scene} but paints none")
            # Frames that are counted but not drawn are excluded.
            frames *= min(1, painted(browser, page))
            if frames == 0:
                sys.exit(f"peers: Chromium counts frames of {scene} but draws none")
            print(scene, round(1000 * took / frames, 2), round(1000 * used / frames, 2),
                  flush=True)
            page.close()
        browser.close()


main()
