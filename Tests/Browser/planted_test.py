#!/usr/bin/env python3
"""Goes from opening the page to the line of each mistake of the app in Planted, and prints the steps.

A mistake is first made to happen, by touches; then at most three steps follow, such as a press on a
tab. Exit 1: a line is not shown, or needs more steps. Called by scripts/planted-test.
"""

import argparse
import pathlib
import re
import sys

from browser_stage import BrowserStage
from checks import expect_quiet

MOST_STEPS = 3

# The app's rows, in points on a screen of HEIGHT points.
FIRST_ROW, ROW, HEIGHT = 87, 62, 852


def tap(visit, row):
    visit.page.mouse.click(*visit.spot(.5, (FIRST_ROW + ROW * row) / HEIGHT))
    visit.rest(str(visit.recordings[-1]))


def tap_and_close(visit, row):
    """Opens the page of a row, and closes it again, which is another recording."""
    tap(visit, row)
    visit.until("document.querySelector('[data-outcome=finished]')")
    visit.settle()
    opened = visit.recordings[-1]
    visit.page.mouse.click(*visit.spot(.5, .9))
    visit.until("(before) => [...document.querySelectorAll('[data-outcome=finished]')]"
                ".some((chip) => chip.dataset.recording > before)", opened)
    visit.settle()


def drag(visit, row):
    """Drags a third of the way, which a correct page answers with a cancellation."""
    y = (FIRST_ROW + ROW * row) / HEIGHT
    visit.drag((.2, y), (.45, y))
    visit.page.wait_for_timeout(200)
    visit.page.mouse.up()
    visit.rest(str(visit.recordings[-1]))


class Search:
    """The steps that have been made on the page, and the line that they have led to."""

    def __init__(self, visit):
        self._visit = visit
        self.steps = []

    def _step(self, words):
        self.steps.append(words)

    def tab(self, name):
        self._step(f"press the tab {name}")
        self._visit.page.click(f"#tab-{name.lower()}")

    def layer(self, name):
        self._step(f"press the layer {name}")
        self._visit.page.locator(".layer", has_text=name).last.click()
        self._visit.page.wait_for_selector(".motion-code")

    def ask(self, question):
        self._step(f"ask {question}")
        self._visit.page.fill("#ask-question", question)
        self._visit.page.press("#ask-question", "Enter")
        self._visit.page.wait_for_selector(".answer")

    def story(self, words):
        self._step(f"press the step “{words}”")
        self._visit.page.locator(".story button", has_text=words).last.click()
        self._visit.page.wait_for_timeout(500)

    def line(self, selector, last=False):
        """The line that an element of the page shows; None if it shows none."""
        links = self._visit.page.locator(f"{selector} .source")
        if not links.count():
            return None
        title = (links.last if last else links.first).get_attribute("title")
        return pathlib.Path(title).name


def of_finding(rule):
    def search(search):
        search._visit.page.wait_for_selector(f'.finding[aria-label$="{rule}"]')
        return search.line(f'.finding[aria-label$="{rule}"]')
    return search


def of_verdict(search):
    search._visit.page.wait_for_selector(".verdict-where .source")
    return search.line(".verdict-where")


def of_motion(layer):
    def search(search):
        search.tab("Layers")
        search.layer(layer)
        return search.line(".motion-code")
    return search


def of_answer(question, last=False):
    def search(search):
        search.tab("Ask")
        search.ask(question)
        return search.line(".answer", last)
    return search


def of_story(words):
    def search(search):
        search.story(words)
        return search.line(".step-where")
    return search


# The row of each mistake: its name, the touches, the search, and what is missing if the page does not
# show the right line yet.
MISTAKES = [
    ("broken-cancel", drag, of_finding("T03"), None),
    ("forgotten-completion", tap, of_motion("PageController"), None),
    ("wrong-frame", tap, of_answer("PageController.view.frame"), None),
    ("left-behind", tap_and_close, of_answer("views", last=True), None),
    ("wrong-condition", drag, of_verdict, None),
    ("refused-touch", drag, of_story("gestureRecognizerShouldBegin"),
     "the step has no line: UIKit calls the method, and only calls that the app makes have lines"),
    ("wrong-duration", tap, of_motion("PageController"), None),
    ("constraint-conflict", tap, of_motion("CardView"), None),
    ("delegate-gone", tap_and_close, of_finding("T17"),
     "the finding has the line that creates the page, not the one that sets its delegate"),
    ("not-restored", tap_and_close, of_answer("MenuController.view.transform"), None),
    ("wrong-spring", tap, of_motion("PageController"), None),
    ("leaked", tap_and_close, lambda search: search.line(".finding"),
     "there is no finding: T18 looks for leaks at the end of a run, and the page's device goes on"),
]


def planted(folder):
    """The lines of each mistake, as `FILE:LINE`."""
    lines = {}
    for path in folder.glob("*.swift"):
        for number, text in enumerate(path.read_text().splitlines(), 1):
            if found := re.search(r"// planted: ([\w-]+)$", text):
                lines.setdefault(found[1], []).append(f"{path.name}:{number}")
    return lines


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--url", required=True, help="of the server of the app")
    words.add_argument("--chromium", required=True, help="the browser's program")
    words.add_argument("--out", default=".build/planted/pictures", help="for screenshots")
    words.add_argument("--only", default="", help="mistakes whose name has this in it")
    options = words.parse_args()

    lines = planted(pathlib.Path(__file__).parent / "Planted")
    failed = 0
    chosen = [(row, *each) for row, each in enumerate(MISTAKES) if options.only in each[0]]
    with BrowserStage(options.chromium, options.url, options.out) as stage:
        for row, name, touch, find, missing in chosen:
            try:
                with stage.page() as visit:
                    touch(visit, row)
                    search = Search(visit)
                    line = find(search)
                    visit.picture(name)
                    expect_quiet(visit)
                steps, is_right = search.steps, line in lines[name]
                problem = ""
                if missing and is_right:
                    problem = "the line is right now; remove what is missing from the table"
                elif not missing and not (is_right and len(steps) <= MOST_STEPS):
                    problem = f"expected {lines[name]} in {MOST_STEPS} steps"
            except Exception as error:  # A search that dies is one that failed.
                steps, line, problem = [], None, str(error).splitlines()[0]
            failed += bool(problem)
            word = "FAILED" if problem else "open" if missing else "ok"
            print(f"{word:6} | {name:20} | {'; '.join(steps) or 'none':62} | "
                  f"{line or 'no line'} | {problem or missing or ''}", flush=True)
    is_open = sum(1 for each in chosen if each[-1])
    print(f"planted: {len(chosen)} checks, {failed} failed, {is_open} open; screenshots in {options.out}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
