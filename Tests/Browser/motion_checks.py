"""The motions of a layer are edited on their graph, and the recording follows."""

from checks import check, expect, expect_quiet

PANEL = ".motions"
HANDLES = ".motion-graph .handle"


def choose_moving(visit, entry="corner-slide"):
    """Plays a transition, shows its middle, and selects a layer that moves."""
    page = visit.page
    page.click(f'[data-entry="{entry}"]')
    visit.settle()
    visit.play("finish")
    page.click("#tab-layers")
    visit.slider.focus()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
    visit.settle()
    page.locator('[data-layer]:has([data-mark="animation"])').last.click()
    page.wait_for_selector(PANEL)
    visit.settle()


@check
def edits_a_motion(stage):
    """a curve is dragged on its graph, the picture and the curve follow, and the source has the numbers"""
    with stage.page() as visit:
        page = visit.page
        choose_moving(visit)
        before, t = visit.hash(), visit.time
        reset = page.locator(".motion-head button").first
        expect(reset.is_disabled(), True, "nothing is edited")
        # The first control point is dragged upwards: the motion is further at the same time.
        handle = page.locator(f'{HANDLES}[data-handle="0"]').first
        box = handle.bounding_box()
        page.mouse.move(box["x"] + 6, box["y"] + 6)
        page.mouse.down()
        page.mouse.move(box["x"] + 6, box["y"] - 60, steps=6)
        page.mouse.up()
        visit.wait_for_other(before)
        visit.settle()
        expect(page.locator(f"{PANEL} select").first.input_value(), "custom", "the pace")
        expect(visit.time, t, "the time shown")
        visit.picture("motion-edited")
        # Keys move a handle, too; the duration has one of its own.
        page.locator(f'{HANDLES}[data-handle="end"]').first.focus()
        number = page.locator(f"{PANEL} .slider output").first
        seconds = float(number.inner_text().split()[0])
        page.keyboard.press("ArrowRight")
        visit.settle()
        expect(round(float(number.inner_text().split()[0]) - seconds, 2), .01, "the longer duration")
        code = visit.text(f"{PANEL} .motion-code")
        assert "Started in" in code and ".swift:" in code, code
        assert "duration" in code.lower() or "UIViewPropertyAnimator" in code, code
        # A spring, and back to what was recorded.
        page.locator(f"{PANEL} select").first.select_option("spring")
        visit.settle()
        expect(page.get_by_label("Damping ratio").first.is_visible(), True, "the damping ratio")
        reset.click()
        visit.wait_for_same(before)
        expect_quiet(visit)


@check
def holds_a_layer(stage):
    """one layer stands still at its place, while everything else moves"""
    with stage.page() as visit:
        page = visit.page
        choose_moving(visit)
        frame = "document.querySelector('.layer[aria-selected=true] .layer-frame').textContent"
        shown = visit.hash()
        page.get_by_label("Stands still at this moment").first.check()
        visit.settle()
        expect(visit.hash(), shown, "the picture at this moment")
        still = page.evaluate(frame)
        visit.slider.focus()
        for _ in range(4):
            page.keyboard.press("ArrowRight")
        visit.settle()
        expect(page.evaluate(frame), still, "the frame of the layer")
        page.get_by_label("Stands still at this moment").first.uncheck()
        visit.settle()
        expect_quiet(visit)


@check
def names_alternatives(stage):
    """the verdict says on request which release would have had the other outcome"""
    with stage.page() as visit:
        page = visit.page
        visit.drag((.6, .25), (.6, .40))
        page.mouse.up()
        visit.rest("2")
        page.click("text=What would have finished it?")
        page.wait_for_selector(".verdict-otherwise")
        text = visit.text(".verdict-otherwise")
        assert text.startswith("It would have finished "), text
        expect_quiet(visit)
