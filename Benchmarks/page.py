"""Measures the latency of the page, from a pointer event to its pixels.

Prints a line: median and 95 % of the milliseconds between the event and the first picture after it
that was drawn on the canvas. The touch rests before each move, so that nothing else is drawn.
"""
import argparse
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

MOVES = 60
# Milliseconds between moves, so that all pictures of the previous one have arrived.
REST = 150

# Records the time of the last pointer event, and the latency of the next picture.
WITNESS = """
window.waits = [];
let moved = null;
addEventListener('pointermove', () => { moved ??= performance.now(); }, true);
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...words) {
  put.apply(this, words);
  if (moved !== null && this.canvas.id === 'screen') {
    waits.push(performance.now() - moved);
    moved = null;
  }
};
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=".build/release/matchcut")
    tool = parser.parse_args().tool
    program = shutil.which("chromium") or shutil.which("google-chrome-stable")
    if not program:
        sys.exit("page: found no chromium; `make deps-browser` installs it")
    server = subprocess.Popen(
        [tool, "serve", "flip-card", "--port", "0"], stdout=subprocess.PIPE, text=True,
        stderr=subprocess.DEVNULL)
    try:
        url = server.stdout.readline().strip()
        if not url:
            sys.exit(f"page: {tool} serve has not said where it is")
        print(*measured(program, url))
    finally:
        server.terminate()
        server.wait()


def measured(program, url):
    """The median and the 95th percentile, in milliseconds."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        page.add_init_script(WITNESS)
        page.goto(url)
        page.wait_for_selector("#screen")
        page.wait_for_timeout(2000)
        box = page.locator("#screen").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 40)
        page.wait_for_timeout(500)
        page.evaluate("waits.length = 0")
        for number in range(MOVES):
            page.mouse.move(x, y + 40 + (number % 30) * 4)
            page.wait_for_timeout(REST)
        waits = sorted(page.evaluate("waits"))
        page.mouse.up()
        browser.close()
    if len(waits) < MOVES // 2:
        sys.exit(f"page: {len(waits)} pictures came of {MOVES} moves")
    return round(waits[len(waits) // 2], 1), round(waits[int(len(waits) * 0.95)], 1)


main()
