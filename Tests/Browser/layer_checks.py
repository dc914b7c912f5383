"""Layers are picked on the screen, and shown in 3D."""

from checks import check, expect, expect_quiet

CHOSEN = ".layer[aria-selected=true]"


def show_middle(visit):
    """Shows the dimmed panel half-way."""
    visit.page.click('[data-entry="dimmed-panel"]')
    visit.settle()
    visit.play("finish")
    visit.slider.focus()
    visit.page.keyboard.press("Home")
    for _ in range(3):
        visit.page.keyboard.press("Shift+ArrowRight")
    visit.settle()


@check
def picks_on_the_screen(stage):
    """a press on the screen selects the front layer there, and another one the layer behind; the device is not touched"""
    with stage.page() as visit:
        page = visit.page
        show_middle(visit)
        t, touches = visit.time, visit.witness("touches")
        page.keyboard.press("i")
        visit.settle()
        x, y = visit.spot(.95, .55)
        page.mouse.move(x, y)
        page.wait_for_selector(".hovered polygon", state="attached")
        name = visit.text(".pick-name")
        page.mouse.click(x, y)
        page.wait_for_selector(CHOSEN)
        expect(page.get_attribute("#tab-layers", "aria-selected"), "true", "the panel of layers")
        # The tree has the text of the layer's view beside the name.
        expect(visit.text(f"{CHOSEN} .layer-name"), name.split(" “")[0], "the layer under the pointer")
        expect(page.text_content("#announcer"), f"Layer {name} is selected", "announced")
        page.wait_for_selector("#outline polygon", state="attached")
        visit.picture("picked")
        first = page.get_attribute(CHOSEN, "data-layer")
        page.mouse.click(x, y)
        visit.until("(first) => document.querySelector('.layer[aria-selected=true]').dataset.layer !== first", first)
        expect((visit.time, visit.witness("touches")), (t, touches), "the time and the touches sent")
        # A folded parent opens.
        page.locator(".fold[data-fold]").first.click()
        expect(page.locator(".layer").count(), 1, "layers")
        page.mouse.click(*visit.spot(.3, .1))
        page.wait_for_selector(CHOSEN)
        # Escape ends it, and touches go to the device again.
        page.keyboard.press("Escape")
        expect(page.get_attribute('.layer-tools button:has-text("Pick")', "aria-pressed"), "false", "the button")
        page.mouse.click(*visit.spot(.3, .96))
        assert visit.witness("touches") > touches, "no touch was sent"
        visit.settle()
        expect_quiet(visit)


@check
def finds_the_front_layer(stage):
    """the layer at a point is the last one drawn there; hidden and turned layers are respected"""
    turned = [.7071, .7071, 0, 0, -.7071, .7071, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    layers = [
        {"id": 1, "parent": None, "frame": [0, 0, 300, 600]},
        {"id": 2, "parent": 1, "frame": [10, 20, 100, 50]},
        {"id": 3, "parent": 1, "frame": [0, 0, 300, 100], "hidden": True},
        {"id": 4, "parent": 3, "frame": [0, 0, 300, 100]},
        {"id": 5, "parent": 1, "frame": [100, 200, 100, 100], "transform": turned},
        {"id": 6, "parent": 1, "frame": [0, 0, 300, 600], "alpha": 0},
    ]
    layers = [{"alpha": 1, "hidden": False, **layer} for layer in layers]
    with stage.page() as visit:
        found = visit.page.evaluate("""async (layers) => {
          const { layersAt } = await import('/device/geometry.js');
          return [[20, 30], [150, 30], [150, 185], [103, 203], [500, 1]].map((point) =>
            layersAt(layers, point).map(({ id }) => id));
        }""", layers)
        expect(found, [[2, 1], [1], [5, 1], [1], []], "layers, front first")


@check
def explodes_layers(stage):
    """the layers of a moment are shown in 3D, turned by dragging and keys, and selected by a press"""
    with stage.page() as visit:
        page = visit.page
        show_middle(visit)
        page.click("#tab-layers")
        visit.settle()
        page.keyboard.press("e")
        page.wait_for_selector(".plane")
        visit.settle()
        turn = "document.querySelector('.world').style.transform"
        first = page.evaluate(turn)
        visit.picture("exploded")
        contents = page.evaluate("[...document.querySelectorAll('.plane')].map((one) => one.dataset.content)")
        assert contents.count("picture") > 8 and "colour" in contents, contents

        # The planes follow the slider.
        place = """() => document.querySelector('.plane[title=ContentsPage]').style.left"""
        before = page.evaluate(place)
        visit.slider.focus()
        page.keyboard.press("Shift+ArrowRight")
        visit.until(f"(before) => ({place})() !== before", before)
        visit.settle()

        # Keys and dragging turn them.
        scene = page.locator(".scene")
        scene.focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate(turn) != first, "it was not turned"
        assert "turned by -14° and -29°" in scene.get_attribute("aria-label"), scene.get_attribute("aria-label")
        page.keyboard.press("Home")
        expect(page.evaluate(turn), first, "the first direction")
        box = scene.bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + 200)
        page.mouse.down()
        page.mouse.move(box["x"] + 140, box["y"] + 180, steps=4)
        page.mouse.up()
        assert "turned by -5° and 11°" in scene.get_attribute("aria-label"), scene.get_attribute("aria-label")
        visit.picture("exploded-turned")
        page.locator("#exploded-distance").fill("0")
        page.keyboard.press("Home")

        # A press selects a layer; without movement nothing is sent and nothing is drawn.
        page.locator(".plane[title=UIButton]").last.locator("polygon").click(force=True)
        page.wait_for_selector(CHOSEN)
        # The server repeats the input to find what it is asked about the layer, which takes a while.
        sent = -1
        while sent != (now := visit.witness("sent")):
            sent = now
            page.wait_for_timeout(1500)
        visit.settle()
        counts = [visit.witness(name) for name in ("sent", "turns")]
        page.wait_for_timeout(1000)
        expect([visit.witness(name) for name in ("sent", "turns")], counts, "messages and turns at rest")
        page.keyboard.press("Escape")
        expect(page.locator(".plane").count(), 0, "planes")
        expect(page.is_visible("#device"), True, "the device")
        expect_quiet(visit)
    with stage.page(width=390, height=844, color_scheme="dark", reduced_motion="reduce") as visit:
        visit.page.keyboard.press("e")
        visit.page.wait_for_selector(".plane")
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        expect(visit.page.evaluate("document.getAnimations().length"), 0, "animations")
        visit.settle()
        visit.picture("exploded-narrow")
