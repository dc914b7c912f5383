"""Curves of layers: several at once, with axes."""

from checks import check, expect, expect_quiet

# How many pixels of the row of the curves have the colour of a CSS variable.
PIXELS = """(name) => {
  const canvas = document.querySelector('#lanes > canvas');
  const row = document.querySelector('.lane-name.curve').getBoundingClientRect();
  const top = (row.top - canvas.getBoundingClientRect().top) * devicePixelRatio;
  const probe = document.createElement('canvas').getContext('2d');
  probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
  probe.fillRect(0, 0, 1, 1);
  const [r, g, b] = probe.getImageData(0, 0, 1, 1).data;
  const { data } = canvas.getContext('2d').getImageData(
    0, top, canvas.width, row.height * devicePixelRatio);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    count += Math.abs(data[at] - r) + Math.abs(data[at + 1] - g) + Math.abs(data[at + 2] - b) < 60;
  }
  return count;
}"""


def choose(visit, layer, prop):
    visit.page.locator(".layer", has_text=layer).first.click()
    visit.page.wait_for_selector(".lane-name.curve select")
    visit.page.select_option('[aria-label="Property of the curve"]', prop)
    visit.until("/\\d.*\\/s/.test(document.querySelector('.curve-value .now')?.textContent)")


@check
def shows_several_curves(stage):
    """curves are kept beside each other, with units, values and colours; each can be removed"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="dimmed-panel"]')
        visit.settle()
        visit.play("finish")
        page.click("#tab-layers")
        visit.slider.focus()
        page.keyboard.press("Home")
        for _ in range(3):
            page.keyboard.press("Shift+ArrowRight")
        visit.settle()
        choose(visit, "ContentsPage", "position.x")
        text = visit.text(".curve-value .now")
        assert " pt (" in text and " pt/s)" in text, text
        assert page.evaluate(PIXELS, "--accent") > 100, "no curve"
        page.click(".keep")
        expect(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Property of the curve", "focus")
        # A curve cannot be kept twice.
        page.wait_for_selector(".keep:disabled")
        page.select_option('[aria-label="Property of the curve"]', "opacity")
        visit.until("/%/.test(document.querySelector('.curve-value .now')?.textContent)")
        # A third one, of another layer.
        page.locator(".layer", has_text="UIView").first.click()
        page.select_option('[aria-label="Property of the curve"]', "transform.rotation")
        visit.until("/°/.test(document.querySelector('.curve-value .now')?.textContent)")
        page.click(".keep")
        page.select_option('[aria-label="Property of the curve"]', "opacity")
        visit.until("/%/.test(document.querySelector('.curve-value .now')?.textContent)")
        expect(page.locator(".kept-curves li").count(), 2, "kept curves")
        visit.settle()
        visit.picture("curves")
        for hue in ("--accent", "--lane-interaction", "--lane-animator"):
            assert page.evaluate(PIXELS, hue) > 60, f"no curve in {hue}"
        before = page.locator(".kept-curves .now").first.inner_text()
        page.keyboard.press("End")
        visit.slider.focus()
        page.keyboard.press("Home")
        visit.until("(before) => document.querySelector('.kept-curves .now').textContent !== before", before)

        # Kept curves stay without a selected layer and in another recording.
        page.click('[aria-label="Close the curve"]')
        expect(page.locator(".kept-curves li").count(), 2, "kept curves")
        page.keyboard.press("l")
        visit.play("cancel")
        visit.until("document.querySelector('.kept-curves .now').textContent.includes('pt')")
        page.locator(".kept-curves button").first.click()
        page.locator(".kept-curves button").first.click()
        page.wait_for_selector(".lane-name.curve", state="detached")
        expect_quiet(visit)
    with stage.page(width=390, height=844, color_scheme="dark") as visit:
        page = visit.page
        visit.play("finish")
        page.click("#tab-layers")
        page.locator(".layer", has_text="CardBackView").click()
        page.wait_for_selector(".lane-name.curve select")
        page.click(".keep")
        page.select_option('[aria-label="Property of the curve"]', "position.y")
        page.locator(".layer", has_text="CardBackView").click()
        expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        page.locator("#tracks").scroll_into_view_if_needed()
        visit.settle()
        visit.picture("curves-narrow")


@check
def labels_the_axis(stage):
    """values have units, and the labels of an axis are round"""
    with stage.page() as visit:
        found = visit.page.evaluate("""async () => {
          const { quantityOf, written } = await import('/timeline/lanes/quantities.js');
          const { drawCurves } = await import('/timeline/lanes/curve-drawing.js');
          const texts = [];
          const context = new Proxy({}, {
            get: (_, name) => (name === 'fillText' ? (text) => texts.push(text)
              : name === 'measureText' ? () => ({ width: 9 }) : () => {}),
            set: () => true,
          });
          const curve = (property, values, look) => ({ look, finger: [], quantity: quantityOf(property),
            data: { samples: values.map((value, t) => [t, value]), velocities: [] } });
          const all = [curve('position.x', [-3, 397], 0), curve('opacity', [50, 50], 1)];
          drawCurves(context, { top: 0, height: 112 }, { width: 300, x: (t) => t }, { all }, () => '');
          return { texts, words: [['transform.rotation', -90], ['position.y', 12.04], ['transform.scale', .333],
            ['opacity', 0]].map(([name, value]) => written(value, quantityOf(name))) };
        }""")
        expect(found["words"], ["−90°", "12 pt", "0.33 ×", "0 %"], "values")
        expect(found["texts"], ["0 pt", "100 pt", "200 pt", "300 pt", "45 %", "50 %", "55 %"], "labels")
