"""The device can have the whole window."""

from checks import check, expect, expect_quiet


@check
def shows_only_the_device(stage):
    """only the device is shown, larger; a link opens it so on a phone, and touches work"""
    with stage.page() as visit:
        page = visit.page
        before = page.locator("#glass").bounding_box()["height"]
        page.click('[aria-label="Show only the device"]')
        visit.settle()
        assert page.locator("#glass").bounding_box()["height"] > before * 1.5, "it is not larger"
        for place in ("#entries", "#timeline", "#panels", "#stage-tools", ".top"):
            expect(page.is_visible(place), False, place)
        assert "?view=device" in page.url, page.url
        visit.picture("alone")
        visit.drag((.6, .25), (.6, .40))
        page.mouse.up()
        visit.rest("2")
        expect(visit.outcome(2), "cancelled", "outcome")
        page.keyboard.press("Home")
        page.wait_for_selector("#moment:not([hidden])")
        visit.settle()
        page.wait_for_timeout(400)
        assert "?view=device#entry=" in page.url, page.url
        page.click("#moment")
        page.keyboard.press("w")
        expect(page.is_visible("#timeline"), True, "the timeline")
        assert "view=" not in page.url, page.url
        expect_quiet(visit)
    phone = {"width": 390, "height": 844, "has_touch": True, "color_scheme": "dark"}
    with stage.file(f"{stage.url}?view=device", **phone) as visit:
        visit.rest("1")
        page = visit.page
        expect(page.is_visible("#entries"), False, "the entries")
        box = page.locator("#device").bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= 844, box
        expect(page.evaluate("[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"),
               [True, True], "the page fits")
        page.touchscreen.tap(*visit.spot(.5, .87))
        visit.until("document.querySelector('[data-outcome=finished]')")
        visit.picture("alone-phone")
        page.click('[aria-label="Show the whole page"]')
        expect(page.is_visible("#timeline"), True, "the timeline")
        expect_quiet(visit)


@check
def shows_a_large_device(stage):
    """in usual windows the device begins with at least two thirds of the height, and fills its place"""
    for width, height in ((1440, 900), (1920, 1080)):
        with stage.page(width, height) as visit:
            device = visit.page.locator("#device").bounding_box()
            bench = visit.page.locator("#bench").bounding_box()
            assert device["height"] > .95 * bench["height"], (device, bench)
            assert device["height"] > .64 * height, (device, height)
            visit.picture(f"large-{height}")
