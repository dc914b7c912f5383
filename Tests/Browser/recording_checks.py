"""The list of recordings."""

from checks import check, expect, expect_quiet

# The mean difference of a chip's picture from the screen, drawn at the same size; 0 to 255.
DIFFERENCE = """(recording) => {
  const picture = document.querySelector(`[data-recording="${recording}"] canvas`);
  const { width, height } = picture;
  const now = document.createElement('canvas');
  [now.width, now.height] = [width, height];
  const paint = now.getContext('2d');
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(document.querySelector('#screen'), 0, 0, width, height);
  const [a, b] = [picture, now].map((one) => one.getContext('2d').getImageData(0, 0, width, height).data);
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length;
}"""


def progress(visit):
    text = visit.text(".lane-name.progress .now")
    return int(text.split()[0]) if text else None


@check
def pictures_of_recordings(stage):
    """a recording has the picture of the middle of its transition, which the server is not asked for"""
    with stage.page() as visit:
        page = visit.page
        expect(page.locator(".chip canvas").count(), 0, "pictures without a transition")
        page.evaluate("""() => {
          window.asked = [];
          const { send } = witness.Line.prototype;
          witness.Line.prototype.send = function (text) {
            asked.push(JSON.parse(text).do);
            send.call(this, text);
          };
        }""")
        recording = visit.play("finish")
        expect(page.locator(f'[data-recording="{recording}"] canvas').count(), 1, "pictures")
        # The page asks only for the gesture, for another sharpness, for lines of the source, and for the
        # elements of the screen.
        asked = set(page.evaluate("asked"))
        assert asked <= {"gesture", "set", "source", "elements"}, f"asked: {asked}"
        end = page.evaluate(DIFFERENCE, recording)
        visit.slider.focus()
        page.keyboard.press("Home")
        visit.settle()
        beginning = page.evaluate(DIFFERENCE, recording)
        while (progress(visit) or 0) < 40:
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(30)
        visit.settle()
        middle = page.evaluate(DIFFERENCE, recording)
        assert middle < min(beginning, end) / 2, f"differences: {beginning}, {middle}, {end}"
        page.keyboard.press("l")
        visit.play("cancel")
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        visit.play("finish")
        visit.picture("recordings")
        expect(page.locator(".chip:visible canvas").count(), 3, "pictures")
        expect_quiet(visit)
    with stage.page(width=390, height=844, color_scheme="dark", has_touch=True) as visit:
        visit.play("finish")
        visit.play("cancel")
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        visit.page.locator("#recordings").scroll_into_view_if_needed()
        visit.picture("recordings-narrow")


@check
def marks_selection_without_colours(stage):
    """with forced colours, what is selected differs from the rest: recordings, events, layers, lanes"""
    with stage.page(forced_colors="active") as visit:
        page = visit.page
        visit.play("finish")
        visit.play("cancel")
        page.click("#tab-layers")
        page.locator(".layer", has_text="CardFrontView").click()
        page.click('[aria-label="List only the lane Animator"]')
        page.click(".event >> nth=1")
        visit.settle()
        for kind, chosen in ((".chip:not([hidden])", "[aria-checked=true]"), (".event", "[aria-selected=true]"),
                             (".layer", "[aria-selected=true]"), (".lane-filter", "[aria-pressed=true]")):
            looks = page.evaluate("""([kind, chosen]) => [`${kind}${chosen}`, `${kind}:not(${chosen})`].map((one) => {
              const { borderWidth, outlineStyle } = getComputedStyle(document.querySelector(one));
              return `${borderWidth} ${outlineStyle}`;
            })""", [kind, chosen])
            assert looks[0] != looks[1], f"{kind} selected looks like the others: {looks}"
        visit.picture("forced-selection")
        expect_quiet(visit)
