"""Draws a bar chart of the engines and writes it to the given file.

Reads lines of four columns separated by tabs: engine, scene, its title, milliseconds per frame.
Engines and scenes are drawn in order of appearance; the first engine is this project's.
"""
import html
import shutil
import sys

from playwright.sync_api import sync_playwright

STYLE = """
body { margin: 0; width: 720px; background: #fff; color: #222;
       font: 14px Inter, 'DejaVu Sans', sans-serif; }
main { padding: 20px 24px; display: grid; grid-template-columns: 150px 1fr; row-gap: 5px;
       align-items: center; }
h2 { grid-column: 1 / 3; font-size: 15px; margin: 10px 0 2px; }
.row { display: flex; align-items: center; gap: 8px; }
.bar { height: 15px; border-radius: 3px; background: #c4c4cc; min-width: 2px; }
.ours { font-weight: 600; }
.ours .bar { background: #5856d6; }
"""
# The longest bar, in pixels of the page.
LONGEST = 380


def main():
    scenes = {}
    for line in sys.stdin:
        engine, scene, title, time = line.rstrip("\n").split("\t")
        scenes.setdefault((scene, title), []).append((engine, float(time)))
    parts = []
    for (_, title), bars in scenes.items():
        ours, most = bars[0][1], max(time for _, time in bars)
        parts.append(f"<h2>{html.escape(title)}</h2>")
        for place, (engine, time) in enumerate(bars):
            kind = "ours" if place == 0 else "theirs"
            ratio = "" if place == 0 else f" &nbsp;{time / ours:.1f}×"
            digits = 2 if time < 10 else 1
            parts.append(
                f'<div class="{kind}">{html.escape(engine)}</div>'
                f'<div class="row {kind}"><div class="bar" '
                f'style="width:{LONGEST * time / most:.0f}px"></div>'
                f"<span>{time:.{digits}f} ms{ratio}</span></div>")
    program = shutil.which("chromium") or shutil.which("google-chrome-stable")
    if not program:
        sys.exit("plot: found no chromium; `make deps-browser` installs it")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 720, "height": 100}, device_scale_factor=2)
        page.set_content(f"<style>{STYLE}</style><main>{''.join(parts)}</main>")
        page.screenshot(path=sys.argv[1], full_page=True)
        browser.close()


main()
