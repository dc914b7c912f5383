#!/usr/bin/env python3
"""Measures the page in Chromium and Firefox, and compares the figures with their budgets.

Exit 1: a figure is over its budget. Called by scripts/browser-measure, which starts the servers.
"""

import argparse
import statistics
import sys
import time

from browser_stage import BrowserStage
from firefox_page import FirefoxStage
from measure_checks import PAGE_BYTES, compressed_bytes

# How often a figure is measured, and the milliseconds between two moves or seeks, in which all
# pictures of the previous one arrive.
OPENINGS, MOVES, SEEKS, REST = 5, 60, 30, 150
# Seconds: without input, of the long recording, and of the animation that does not end.
IDLE, LONG, SPIN = 5, 45, 60
# Seconds after the last touch at which a recording ends although a display link is active, and the
# inaccuracy of a browser on a busy machine.
TAIL, SLACK = 5, 2


def first_picture(stage):
    """From the start of the navigation to the first picture on the canvas."""
    waits = []
    for _ in range(OPENINGS):
        with stage.page() as visit:
            waits.append(visit.witness("first"))
    return statistics.median(waits)


def pointer(stage):
    """From a move of the pointer to the first picture after it; the touch rests before each move."""
    with stage.page() as visit:
        x, y = visit.spot(.5, .5)
        mouse = visit.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y + 40)
        visit.page.wait_for_timeout(500)
        visit.page.evaluate("witness.waits.length = 0")
        for number in range(MOVES):
            mouse.move(x, y + 40 + number % 30 * 4)
            visit.page.wait_for_timeout(REST)
        waits = visit.witness("waits")
        mouse.up()
    assert len(waits) > MOVES / 2, f"{len(waits)} pictures for {MOVES} moves"
    return statistics.median(waits)


def idle(stage):
    """Messages received and sent by a page that is not touched."""
    with stage.page() as visit:
        before = visit.witness("received") + visit.witness("sent")
        visit.page.wait_for_timeout(IDLE * 1000)
        return visit.witness("received") + visit.witness("sent") - before


def size(stage):
    with stage.page() as visit:
        return compressed_bytes(visit) / 1000


def scrub(stage):
    """From a press on the lanes of a long recording to the picture of its moment."""
    with stage.page() as visit:
        page = visit.page
        x, y = visit.spot(.6, .3)
        page.mouse.move(x, y)
        page.mouse.down()
        began = time.monotonic()
        step = 0
        while time.monotonic() - began < LONG:
            step += 1
            page.mouse.move(x, y + 5 + 120 * abs(step % 80 - 40) / 40)
            page.wait_for_timeout(16)
        page.mouse.up()
        visit.rest("2")
        assert visit.duration > LONG - 1, f"the recording has {visit.duration} s"
        box = page.locator("#lanes").bounding_box()
        page.evaluate("witness.waits.length = 0")
        for number in range(SEEKS):
            # Every moment differs from the previous one, and is far from it.
            share = .05 + .9 * (number * 7 % SEEKS) / SEEKS
            page.mouse.click(box["x"] + box["width"] * share, box["y"] + 12)
            page.wait_for_timeout(2 * REST)
        waits = visit.witness("waits")
    assert len(waits) > SEEKS / 2, f"{len(waits)} pictures for {SEEKS} moments"
    return statistics.median(waits)


def spinner(stage):
    """The length of the recording of an animation that does not end, while it is watched."""
    with stage.file(stage.spinner) as visit:
        visit.rest("1")
        visit.page.mouse.click(*visit.spot(.5, .9))
        visit.page.wait_for_timeout(SPIN * 1000)
        open_recordings = visit.page.locator('[data-outcome="running"]').count()
        assert open_recordings == 0, f"{open_recordings} recordings are running"
        assert len(visit.recordings) <= 2, f"recordings: {visit.recordings}"
        return visit.duration


FIGURES = [
    ("the first picture, after the start of the navigation", first_picture, "ms", 500),
    ("from the pointer to the pixels", pointer, "ms", 25),
    ("messages of an idle page in 5 s", idle, "", 0),
    ("size of the page, compressed", size, "kB", PAGE_BYTES / 1000),
    ("a moment of a recording of 45 s", scrub, "ms", 50),
    ("length of the recording of an endless animation, after 60 s", spinner, "s", TAIL + SLACK),
]


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--url", required=True, help="of the server of the demos")
    words.add_argument("--spinner", required=True, help="of the server of the app in Spinner")
    words.add_argument("--chromium", required=True)
    words.add_argument("--firefox", required=True)
    words.add_argument("--only", default="", help="figures whose function has this in its name")
    words.add_argument("--out", default=".build/browser", help="for screenshots")
    options = words.parse_args()

    over = 0
    stages = [BrowserStage(options.chromium, options.url, options.out),
              FirefoxStage(options.firefox, options.url, options.out)]
    print("| What is measured | browser | value | budget |\n|---|---|---|---|")
    for stage in stages:
        stage.spinner = options.spinner
        with stage:
            for name, measure, unit, budget in FIGURES:
                if options.only not in measure.__name__:
                    continue
                value = measure(stage)
                over += value > budget
                print(f"| {name} | {stage.browser} | {value:.3g} {unit} | {budget:g} {unit} |"
                      + (" **over**" if value > budget else ""), flush=True)
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()
