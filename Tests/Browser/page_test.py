#!/usr/bin/env python3
"""Checks the page in a real browser. Exit 1: a check failed, and is printed.

Called by scripts/browser-test, which starts the server.
"""

import argparse
import base64
import functools
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time
import traceback

import address_checks  # noqa: F401, its checks are registered
import beside_checks  # noqa: F401, likewise
import curve_checks  # noqa: F401, likewise
import device_checks  # noqa: F401, likewise
import element_checks  # noqa: F401, likewise
import entry_checks  # noqa: F401, likewise
import finding_checks  # noqa: F401, likewise
import firefox_checks  # noqa: F401, likewise
import layer_checks  # noqa: F401, likewise
import measure_checks  # noqa: F401, likewise
import motion_checks  # noqa: F401, likewise
import pictures
import recording_checks  # noqa: F401, likewise
import timeline_checks  # noqa: F401, likewise
import value_checks  # noqa: F401, likewise
from browser_stage import TIMEOUT, HASH, BrowserStage
from firefox_page import FirefoxStage
from checks import CHECKS, FIREFOX_CHECKS, check, check_in_both, expect, expect_quiet

# The page itself.

@check_in_both
def opens(stage):
    """the page opens, shows the device, and requests nothing from other hosts"""
    with stage.page() as visit:
        expect(visit.page.title(), "Flip card · Matchcut", "title")
        expect(visit.text("#link-text"), "Connected", "line")
        assert visit.page.locator("[data-entry]").count() >= 7, "entries are missing"
        foreign = [url for url in visit.requests if not url.startswith(stage.url)]
        expect(foreign, [], "requests elsewhere")
        first = visit.page.evaluate(
            "[...document.querySelector('#screen').getContext('2d').getImageData(20, 20, 1, 1).data]")
        assert first[:3] != [0, 0, 0], "the canvas is black"
        visit.picture("opened")
        expect_quiet(visit)


@check
def keeps_numbers_together(stage):
    """the number beside an entry stays on one line, however long the entry's title is"""
    with stage.page() as visit:
        broken = visit.page.evaluate("""() => [...document.querySelectorAll('.entries small')]
          .filter((number) => number.getClientRects()[0].height > 20)
          .map((number) => number.parentElement.textContent)""")
        expect(broken, [], "entries with a number on several lines")


@check_in_both
def idles(stage):
    """an idle page receives no bytes, sends none, and draws nothing for two seconds"""
    with stage.page() as visit:
        before = [visit.witness(name) for name in ("received", "sent", "turns")]
        visit.page.wait_for_timeout(2000)
        after = [visit.witness(name) for name in ("received", "sent", "turns")]
        expect(after, before, "messages received, sent, and turns of the screen")


# The device.

@check_in_both
def drags(stage):
    """a card follows a drag, and returns if it is released before half-way"""
    with stage.page() as visit:
        still = visit.hash()
        visit.drag((.6, .25), (.6, .40))
        visit.wait_for_other(still)
        expect(visit.page.locator(".dot").count(), 1, "touch dots")
        visit.picture("dragged")
        visit.page.mouse.up()
        visit.rest("2")
        expect(visit.outcome(2), "cancelled", "outcome")
        verdict = visit.text("#verdict")
        assert verdict.startswith("Cancelled: the finger was lifted at "), f"verdict: {verdict}"
        visit.wait_for_same(still)
        expect(visit.page.locator(".dot").count(), 0, "touch dots")
        expect_quiet(visit)


@check
def counts(stage):
    """every touch sample that the page sends reaches the device"""
    with stage.page() as visit:
        visit.drag((.6, .25), (.6, .45))
        visit.page.mouse.up()
        visit.rest("2")
        visit.page.evaluate("""() => {
          const line = witness.sockets.at(-1);
          line.addEventListener('message', ({ data }) => {
            const message = typeof data === 'string' ? JSON.parse(data) : {};
            if (message.is === 'stats') window.inputs = message.inputs;
          });
          line.send('{"do": "stats"}');
        }""")
        visit.until("window.inputs !== undefined")
        expect(visit.page.evaluate("inputs"), visit.witness("touches"), "samples of fingers")


@check
def stops_the_clock(stage):
    """a paused device can be stepped and scrubbed back, and resumes"""
    with stage.page() as visit:
        visit.ask("'{\"do\": \"set\", \"speed\": 0.25}'")
        visit.page.keyboard.press("f")
        visit.page.wait_for_selector('[data-recording="2"]')
        visit.until("document.querySelectorAll('.event').length > 4")
        visit.page.keyboard.press("p")
        visit.page.wait_for_selector("text=Step 1/60 s")
        visit.settle()
        stopped = visit.duration
        visit.page.click("text=Step 1/60 s")
        visit.settle()
        assert abs(visit.duration - stopped - 1 / 60) < .002, f"{stopped} to {visit.duration}"
        visit.page.click('[aria-label="Step back a frame"]')
        visit.page.wait_for_selector("#moment:not([hidden])")
        visit.page.keyboard.press("l")
        visit.page.keyboard.press("p")
        visit.rest("2")
        expect(visit.outcome(2), "finished", "outcome")
        expect_quiet(visit)


@check
def two_fingers(stage):
    """two pointers are two touches, and a pointer cancelled by the browser ends its touch"""
    with stage.page(has_touch=True) as visit:
        line = visit.page.context.new_cdp_session(visit.page)
        (x, y), (u, v) = visit.spot(.3, .8), visit.spot(.7, .9)
        points = [{"x": x, "y": y, "id": 1}, {"x": u, "y": v, "id": 2}]
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        visit.page.wait_for_timeout(200)
        expect(visit.page.locator(".dot").count(), 2, "touch dots")
        line.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
        visit.rest("2")
        calls = visit.page.locator(".event .call").all_inner_texts()
        expect(len([call for call in calls if call.startswith("down(")]), 2, "fingers down")
        expect(len([call for call in calls if call.startswith("cancel(finger")]), 2, "taken away")
        # The lane labels the page's own touches from 0, the touches of scripts with their own
        # numbers, and the wheel's touch as "wheel".
        names = visit.page.evaluate("""async (calls) => {
          const { LANES, spansOf } = await import('/timeline/lanes/kinds.js');
          const lane = LANES.find(({ id }) => id === 'touch');
          const label = (call) => spansOf(lane, [{ t: 0, object: '', call }], 1)[0].label;
          return [...calls.filter((call) => call.startsWith('down(')),
            'down(finger: 3, 1, 1) UIView', 'down(finger: 999999, 1, 1) UIView'].map(label);
        }""", calls)
        expect(sorted(names), ["finger 0", "finger 1", "finger 3", "wheel"], "labels of the lane")


@check
def turns_the_device(stage):
    """the device rotates, its picture rotates with it, and the settings show it"""
    with stage.page() as visit:
        visit.page.click('[aria-label="Rotate the device"]')
        visit.until(
            "document.querySelector('#screen').width > document.querySelector('#screen').height")
        visit.page.click("#tab-settings")
        expect(visit.page.input_value("#set-orientation"), "landscapeLeft", "orientation")
        visit.settle()
        visit.picture("turned")
        visit.page.select_option("#set-orientation", "portrait")
        visit.until(
            "document.querySelector('#screen').width < document.querySelector('#screen').height")
        # An earlier moment of the recording keeps its orientation.
        visit.settle()
        visit.page.click('[data-recording="2"]')
        visit.slider.focus()
        visit.page.keyboard.press("End")
        visit.until(
            "(box => box.width > box.height)(document.querySelector('#glass').getBoundingClientRect())")
        expect_quiet(visit)


@check
def sets(stage):
    """every setting changes the device, and the page shows the device's values"""
    with stage.page() as visit:
        visit.page.click("#tab-settings")
        for name in ("dark", "rtl", "reduceMotion", "hardwareKeyboard"):
            visit.page.click(f"#set-{name}")
            visit.settle()
            assert visit.page.is_checked(f"#set-{name}"), f"{name} is off"
        for name in ("device", "horizontal", "vertical", "textSize", "speed"):
            control = visit.page.locator(f"#set-{name}")
            for value in control.locator("option").evaluate_all("all => all.map((o) => o.value)"):
                control.select_option(value)
                visit.settle()
                expect(control.input_value(), value, name)
        visit.picture("settings")
        expect_quiet(visit)


def chosen(name, names):
    """Whether the entry is played: every fifth transition of the gallery, or all if MATCHCUT_SOAK is set."""
    gallery = [each for each in names if each.startswith("gallery/")]
    return "MATCHCUT_SOAK" in os.environ or gallery.index(name) % 5 == 0


@check
def plays_every_entry(stage):
    """demos and the gallery are shown, and their touch scripts finish a transition"""
    with stage.page() as visit:
        # The mistakes and the tutorials' original code may hang, so they are left out.
        kept = ':not([data-entry^="mistakes/"]):not([data-entry^="documents/"])'
        entries = visit.page.locator(f"[data-entry]{kept}").all()
        names = [entry.get_attribute("data-entry") for entry in entries]
        for entry, name in zip(entries, names):
            if name.startswith("gallery/") and not chosen(name, names):
                continue
            before = visit.recordings[-1]
            entry.click()
            visit.rest(str(before + 1))
            if not visit.page.locator('[data-quick="finish"]').count():
                continue
            recording = visit.play("finish")
            expect(visit.outcome(recording), "finished", name)
            visit.picture(f"entry-{name}")
        expect_quiet(visit)


# The timeline.

@check
def tunes_a_transition(stage):
    """a slider restarts with a new transition: the Swift shows its value, and the recording is as long"""
    with stage.page() as visit:
        page = visit.page
        expect(page.is_visible("#tab-values"), False, "values of a demo without any")
        page.click('[data-entry="gallery/cover"]')
        page.wait_for_selector("#panel-values:not([hidden])")
        visit.settle()
        expect(visit.text("#values-code"), ".cover()", "Swift at first")
        # New values are played in another check.
        page.uncheck("#values-play")
        expect(page.is_disabled("#values-reset"), True, "nothing to reset")
        usual = visit.play("finish")
        length = visit.duration

        page.click("#tab-values")
        slider = page.locator("#value-duration")
        slider.focus()
        for _ in range(13):
            page.keyboard.press("ArrowRight")
        visit.settle()
        expect(visit.text("#values-code"), ".cover().duration(1.0)", "Swift")
        expect(slider.get_attribute("aria-valuetext"), "1.00 s", "what the slider says")
        page.select_option("#value-edge", "left")
        page.select_option("#value-place", "navigation")
        page.locator("#value-shade").evaluate("""one => {
          one.value = .6;
          one.dispatchEvent(new Event('input', { bubbles: true }));
        }""")
        visit.settle()
        code = ".cover(.left, shade: 0.6).duration(1.0)"
        expect(visit.text("#values-code"), code, "Swift")
        visit.picture("values")

        # Earlier recordings are kept. All steps of the slider together have made one recording.
        recordings = visit.recordings
        assert usual in recordings, f"recordings: {recordings}"
        assert len(recordings) <= usual + 2, f"recordings: {recordings}"
        page.click('[data-quick="finish"]')
        visit.rest(str(recordings[-1] + 1))
        expect(visit.outcome(recordings[-1] + 1), "finished", "outcome")
        assert .5 < visit.duration - length < .8, f"{length} and then {visit.duration}"
        objects = page.locator(".event").all_inner_texts()
        assert any("UINavigationController" in text for text in objects), "it was not pushed"

        # The values stay when the entry is selected again, and when another entry is selected in
        # between.
        page.click('[aria-label="Start again"]')
        visit.settle()
        expect(visit.text("#values-code"), code, "started anew")
        page.click('[data-entry="tab-slide"]')
        page.wait_for_selector('[data-entry="tab-slide"][aria-current]')
        visit.settle()
        expect(page.is_visible("#tab-values"), False, "values of a demo without any")
        expect(page.get_attribute("#tab-findings", "aria-selected"), "true", "the tab instead")
        page.click('[data-entry="gallery/cover"]')
        visit.settle()
        expect(visit.text("#values-code"), code, "chosen again")

        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.click("#values-copy")
        page.wait_for_selector("text=Copied")
        expect(page.evaluate("navigator.clipboard.readText()"), code, "copied")
        # A new connection has a new device, whose entry has the same values.
        page.evaluate("witness.sockets.at(-1).close()")
        page.wait_for_selector("#lost:not([hidden])")
        page.wait_for_selector("#lost", state="hidden")
        visit.settle()
        expect(visit.text("#values-code"), code, "after the line was lost")
        page.focus("#values-reset")
        page.keyboard.press("Enter")
        visit.settle()
        expect(visit.text("#values-code"), ".cover()", "reset")
        expect(page.input_value("#value-duration"), "0.35", "the slider")
        expect_quiet(visit)


@check
def refuses_bad_values(stage):
    """an invalid value is rejected with a message, and the controls are unchanged"""
    with stage.page() as visit:
        visit.page.click('[data-entry="gallery/cover"]')
        visit.page.wait_for_selector("#panel-values:not([hidden])")
        visit.settle()
        before = visit.recordings
        visit.ask("""JSON.stringify(
          { do: 'remake', id: 'gallery/cover', values: { shade: 7 } })""")
        visit.page.wait_for_selector('.toast:has-text("found 7 at")')
        visit.settle()
        expect(visit.recordings, before, "recordings")
        expect(visit.page.input_value("#value-shade"), "0.25", "the slider")


@check
def values_fit_everywhere(stage):
    """the values are labelled and reachable in a narrow window, also in dark mode"""
    with stage.page(width=640, height=450, color_scheme="dark") as visit:
        visit.page.click('[data-entry="gallery/cover"]')
        visit.page.wait_for_selector("#panel-values:not([hidden])")
        visit.settle()
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        controls = visit.page.locator("#panel-values :is(input, select, button, pre)")
        names = controls.evaluate_all("""all => all.map((one) =>
          one.labels?.[0]?.textContent ?? one.textContent)""")
        assert all(names), f"names: {names}"
        visit.page.focus("#tab-values")
        reached = []
        for _ in range(controls.count() + 2):
            visit.page.keyboard.press("Tab")
            reached.append(visit.page.evaluate("document.activeElement.id"))
        for name in ("value-edge", "value-shade", "value-duration", "value-place", "values-copy"):
            assert name in reached, f"{name} is out of reach: {reached}"
        visit.picture("values-narrow", full_page=True)
        expect_quiet(visit)


@check_in_both
def scrubs(stage):
    """the slider scrubs forward and back; the first moment is the picture before the drag"""
    with stage.page() as visit:
        still = visit.hash()
        recording = visit.play("finish")
        expect(visit.outcome(recording), "finished", "outcome")
        ended = visit.hash()
        visit.slider.focus()
        visit.page.keyboard.press("Home")
        expect(visit.time, 0.0, "time")
        visit.wait_for_same(still)
        for _ in range(4):
            visit.page.keyboard.press("Shift+ArrowRight")
        assert abs(visit.time - 40 / 60) < .001, f"time: {visit.time}"
        visit.settle()
        middle = visit.hash()
        assert middle != still, "the middle is the beginning"
        visit.picture("scrubbed")
        visit.page.keyboard.press("ArrowRight")
        visit.wait_for_other(middle)
        visit.page.keyboard.press("ArrowLeft")
        visit.wait_for_same(middle)
        visit.page.keyboard.press("End")
        visit.wait_for_same(ended)
        visit.page.keyboard.press("l")
        visit.page.wait_for_selector("#moment", state="hidden")
        visit.wait_for_same(ended)
        expect_quiet(visit)


@check
def scrubs_with_the_mouse(stage):
    """a press on the lanes seeks there; a drag on the screen goes on from there, as a branch"""
    with stage.page() as visit:
        recording = visit.play("finish")
        box = visit.page.locator("#lanes").bounding_box()
        visit.page.mouse.move(box["x"] + box["width"] * .4, box["y"] + 12)
        visit.page.mouse.down()
        visit.page.mouse.move(box["x"] + box["width"] * .5, box["y"] + 12, steps=5)
        visit.page.mouse.up()
        assert abs(visit.time / visit.duration - .5) < .02, f"time: {visit.time}"
        # The next frame: between two frames, the picture is interpolated.
        visit.page.keyboard.press("ArrowRight")
        visit.settle()
        shown, moment = visit.time, visit.hash()
        visit.picture("moment")
        visit.drag((.6, .4), (.6, .25))
        visit.page.wait_for_selector("#moment", state="hidden")
        visit.page.mouse.up()
        visit.until("n => document.querySelector(`[data-recording]:last-child`).dataset.recording > n", recording)
        branch = visit.recordings[-1]
        visit.rest(str(branch))
        visit.picture("branch")
        chip = visit.page.locator(f'[data-recording="{branch}"]')
        assert f"from {recording}" in chip.inner_text(), chip.inner_text()
        assert f"continues recording {recording} from" in chip.get_attribute("aria-label")
        visit.page.keyboard.press("Home")
        while visit.time < shown - 1e-6:
            visit.page.keyboard.press("ArrowRight")
        visit.wait_for_same(moment)
        # The first recording is unchanged, and can be continued again.
        visit.page.locator(f'[data-recording="{recording}"]').click()
        expect(visit.outcome(recording), "finished", "outcome of the recording")
        expect_quiet(visit)


@check
def goes_on_without_a_finger(stage):
    """at a moment of a drag the fingers can be lifted, and the transition goes on from there"""
    with stage.page() as visit:
        visit.drag((.6, .25), (.6, .75), steps=30)
        visit.page.mouse.up()
        visit.rest("2")
        expect(visit.outcome(2), "finished", "outcome of the drag")
        visit.slider.focus()
        visit.page.keyboard.press("Home")
        for _ in range(12):
            visit.page.keyboard.press("ArrowRight")
        visit.settle()
        visit.page.keyboard.press("g")
        visit.until("document.querySelectorAll('[data-recording]:not([hidden])').length > 1")
        branch = visit.recordings[-1]
        visit.rest(str(branch))
        expect(visit.outcome(branch), "cancelled", "outcome of the branch")
        assert visit.page.locator("#moment").is_hidden(), "a recording is shown"
        # The end of the first recording undoes the branch.
        visit.page.locator('[data-recording="2"]').click()
        visit.slider.focus()
        visit.page.keyboard.press("End")
        visit.settle()
        finished = visit.hash()
        visit.page.click("text=Go on from here")
        visit.page.wait_for_selector("#moment", state="hidden")
        visit.settle()
        expect(visit.hash(), finished, "the picture of the live device")
        expect_quiet(visit)


@check
def keeps_what_is_shown(stage):
    """a recording without a transition does not replace one with a transition"""
    with stage.page() as visit:
        recording = visit.play("finish")
        verdict = visit.text("#verdict")
        for _ in range(2):
            visit.page.mouse.click(*visit.spot(.5, .96))
            visit.settle()
        assert len(visit.recordings) > recording, f"recordings: {visit.recordings}"
        expect(visit.page.get_attribute(f'[data-recording="{recording}"]', "aria-checked"), "true", "chosen")
        expect(visit.text("#verdict"), verdict, "verdict")
        # The recording can be shown. Back at the live device, the page shows the transition's
        # outcome again.
        visit.page.click(f'[data-recording="{visit.recordings[-1]}"]')
        expect(visit.text("#verdict"), "", "verdict")
        visit.slider.focus()
        visit.page.keyboard.press("Home")
        visit.page.keyboard.press("l")
        expect(visit.text("#verdict"), verdict, "verdict")
        expect_quiet(visit)


@check
def names_the_mistake(stage):
    """a finding outlines its view, its verdict is red, and its recording is marked"""
    with stage.page() as visit:
        visit.page.click('[data-entry="mistakes/small-screen"]')
        visit.settle()
        recording = visit.play("finish")
        visit.page.click("#tab-findings")
        visit.page.click(".finding .jump")
        visit.page.wait_for_selector("#outline polygon", state="attached")
        visit.picture("outlined")
        chip = visit.page.locator(f'[data-recording="{recording}"]')
        expect(chip.get_attribute("data-error") is not None, True, "the chip's mark")
        expect(visit.page.get_attribute("#verdict button", "data-kind"), "error", "verdict")
        # Recordings in which an entry only appeared are not listed.
        expect(visit.page.locator("#recordings .chip:visible").count(), 1, "chips")
        # A lane's name lists only its events; the status bar is not listed without a filter.
        calls = visit.page.locator(".event .call").all_inner_texts()
        assert not any("tatusBar" in call for call in calls), calls
        visit.page.click('[aria-label="List only the lane Animator"]')
        visit.settle()
        assert visit.text(".event-bar .count").split()[0] != str(len(calls)), "nothing was filtered"
        # A cancelled drag that finishes the transition is no success.
        visit.page.click('[data-entry="mistakes/always-true"]')
        visit.settle()
        visit.play("cancel")
        assert visit.text("#verdict").startswith("Finished in spite of"), visit.text("#verdict")
        expect(visit.page.get_attribute("#verdict button", "data-kind"), "error", "verdict")
        visit.picture("contrary")
        expect_quiet(visit)


@check
def keeps_the_chip_in_sight(stage):
    """the chip of the selected recording is visible, however many there are"""
    with stage.page(width=1200) as visit:
        for _ in range(8):
            visit.page.mouse.click(*visit.spot(.5, .96))
            visit.settle()
        recording = visit.play("cancel")
        assert recording > 8, f"recordings: {visit.recordings}"
        row, chip = visit.page.evaluate("""() => ['#recordings', '#recordings [aria-checked="true"]']
          .map((one) => document.querySelector(one).getBoundingClientRect().toJSON())""")
        assert row["left"] <= chip["left"] and chip["right"] <= row["right"], f"{chip} in {row}"


@check_in_both
def keeps_the_keys(stage):
    """after a mouse drag keys go to the page; they go to the app once it has the focus"""
    with stage.page() as visit:
        page = visit.page
        visit.drag((.6, .25), (.6, .40))
        page.mouse.up()
        visit.rest("2")
        expect(page.evaluate("document.activeElement.id"), "screen", "focus")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector("#moment:not([hidden])")
        assert visit.time < visit.duration, f"time: {visit.time}"
        page.keyboard.press("Space")
        page.wait_for_selector('[aria-label="Pause"], [aria-label="Play"]')
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        visit.settle()
        expect(visit.recordings, [1, 2], "recordings")

        page.click('[aria-label="Give the keyboard to the app"]')
        sent = visit.witness("sent")
        page.focus("#screen")
        page.keyboard.press("?")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("dialog[open]").count(), 0, "lists of keys")
        assert visit.witness("sent") >= sent + 2, "keys were not sent"
        visit.settle()
        page.click('[aria-label="Take the keyboard back"]')
        page.focus("#screen")
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        # A text field of the app has the keyboard while it is first responder.
        page.evaluate("""() => {
          const say = (message) => witness.sockets[0].onmessage({ data: JSON.stringify(message) });
          say({ is: 'device', entry: 'flip-card', device: 'phone', width: 393, height: 852,
            orientation: 'portrait', scale: 1, speed: 1, paused: false, typing: true });
        }""")
        page.wait_for_selector('[aria-label="A text field of the app has the keyboard"]')
        page.focus("#screen")
        page.keyboard.press("?")
        expect(page.locator("dialog[open]").count(), 0, "lists of keys")
        expect_quiet(visit)


@check
def writes_what_is_new(stage):
    """a growing recording adds rows; the other panels are unchanged"""
    with stage.page() as visit:
        visit.page.evaluate("""() => {
          window.made = { gutter: 0, events: 0 };
          for (const [name, place] of [['gutter', '#gutter'], ['events', '.event-rows']]) {
            new MutationObserver((all) => {
              for (const { addedNodes } of all) made[name] += addedNodes.length;
            }).observe(document.querySelector(place), { childList: true });
          }
        }""")
        before = visit.witness("turns")
        visit.play("finish")
        frames = visit.witness("turns") - before
        rows = int(visit.text(".event-bar .count").split()[0])
        gutter, events = visit.page.evaluate("[made.gutter, made.events]")
        assert frames > 30, f"{frames} turns of the screen"
        assert gutter < 120, f"{gutter} names of lanes made in {frames} turns"
        assert events < 3 * rows, f"{events} rows made for {rows} events"


@check
def plays_the_take(stage):
    """a recording is played to its end, slower and faster, and stops there"""
    with stage.page() as visit:
        visit.play("finish")
        for speed, least, most in ((2, .3, 6), (.5, 2.4, 12)):
            visit.page.select_option('[aria-label="Playback speed"]', str(speed))
            began = time.monotonic()
            visit.page.click('[aria-label="Play"]')
            visit.page.wait_for_selector('[aria-label="Pause"]')
            visit.page.wait_for_selector('[aria-label="Play"]')
            took = time.monotonic() - began
            assert least < took < most, f"×{speed} took {took:.2f} s"
            expect(visit.time, visit.duration, "time")
        visit.settle()
        turns = visit.witness("turns")
        visit.page.wait_for_timeout(500)
        expect(visit.witness("turns"), turns, "turns of the screen at rest")


@check
def lists_events(stage):
    """events can be filtered, and pressing one shows its moment"""
    with stage.page() as visit:
        visit.play("finish")
        visit.page.fill('[aria-label="Filter events"]', "completeTransition")
        visit.until("document.querySelectorAll('.event').length === 1")
        visit.page.click(".event")
        assert visit.time > .5, f"time: {visit.time}"
        visit.page.fill('[aria-label="Filter events"]', "no such call")
        visit.until("document.querySelectorAll('.event').length === 0")
        visit.page.fill('[aria-label="Filter events"]', "delegates")
        visit.until("document.querySelectorAll('.event').length === 2")
        box = visit.page.locator("#lanes").bounding_box()
        visit.page.mouse.move(box["x"] + 55, box["y"] + 108)
        for y in range(70, 200, 4):
            visit.page.mouse.move(box["x"] + 48, box["y"] + y)
        expect_quiet(visit)


# The panels.

@check
def finds(stage):
    """without findings the panel reports none, and lists the events step by step"""
    with stage.page() as visit:
        visit.play("cancel")
        visit.page.click("#tab-findings")
        found = visit.text("#panel-findings")
        assert "No findings" in found, found
        steps = visit.page.locator(".story li").all_inner_texts()
        assert "A finger touched CardFrontView" in steps[0], steps[0]
        assert any("The finger lifted at" in step for step in steps), steps
        assert not any("cancelled by the system" in step for step in steps), steps
        assert "The transition was cancelled" in steps[-1], steps[-1]
        visit.page.locator(".story button").last.click()
        assert visit.time > .5, f"time: {visit.time}"
        visit.picture("findings")


@check_in_both
def shows_findings(stage):
    """a mistake is counted, shown with its rule and its fix, and has a lane"""
    with stage.page() as visit:
        visit.page.click('[data-entry="mistakes/never-completes"]')
        visit.page.wait_for_selector('[data-entry="mistakes/never-completes"][aria-current]')
        visit.settle()
        recording = visit.play("finish")
        expect(visit.outcome(recording), "open", "outcome")
        expect(visit.text("#tab-findings .badge"), "1", "number beside the tab")
        visit.page.click("#tab-findings")
        shown = visit.text("#panel-findings")
        for words in ("T01", "Error", "completeTransition(_:)", "Expected", "Fix"):
            assert words in shown, f"{words!r} is missing in {shown!r}"
        visit.until("document.querySelector('.lane-name.lane')?.textContent.startsWith('Findings')")
        wanted = float(visit.text(".finding .jump").split()[0])
        visit.page.click(".finding .jump")
        assert abs(visit.time - wanted) < .006 or visit.time == visit.duration, visit.time
        visit.picture("mistake")

        visit.page.click('[data-entry="mistakes/never-completes-corrected"]')
        visit.page.wait_for_selector('[data-entry="mistakes/never-completes-corrected"][aria-current]')
        visit.settle()
        recording = visit.play("finish")
        expect(visit.outcome(recording), "finished", "outcome")
        visit.page.click("#tab-findings")
        assert "No findings" in visit.text("#panel-findings"), visit.text("#panel-findings")
        expect(visit.page.locator("#tab-findings .badge").is_visible(), False, "a number beside the tab")
        expect_quiet(visit)


@check
def names_source_lines(stage):
    """a finding and a selected event name the line of the source, and link to an editor"""
    with stage.page() as visit:
        visit.page.click('[data-entry="mistakes/completes-twice"]')
        visit.page.wait_for_selector('[data-entry="mistakes/completes-twice"][aria-current]')
        visit.settle()
        visit.play("finish")
        visit.page.click("#tab-findings")
        visit.page.wait_for_selector(".finding .source")
        link = visit.page.get_attribute(".finding .source", "href")
        path, line = link.removeprefix("vscode://file").rsplit(":", 1)
        text = pathlib.Path(path).read_text().splitlines()[int(line) - 1]
        assert "completeTransition" in text, text
        visit.page.locator(".story button").last.click()
        visit.page.wait_for_selector(".step-where .source")
        step = visit.page.get_attribute(".step-where .source", "title")
        name, number = step.rsplit(":", 1)
        text = pathlib.Path(name).read_text().splitlines()[int(number) - 1]
        assert "completeTransition" in text, text

        visit.page.fill('[aria-label="Filter events"]', "completeTransition")
        visit.until("document.querySelectorAll('.event').length === 2")
        visit.page.click(".event")
        visit.page.wait_for_selector(".event-where .source")
        expect(visit.text(".event-where .source code"),
               f"{pathlib.Path(path).name}:{line}", "line of the event")
        expect_quiet(visit)


@check
def answers_questions(stage):
    """a question is answered with times that seek and lines that open; wrong names get the right ones"""
    with stage.page() as visit:
        page = visit.page
        visit.play("finish")
        page.keyboard.press("a")
        expect(page.evaluate("document.activeElement.labels[0].textContent"), "Question", "focus")
        answer = asking(visit, "to.transform --before 0.9")
        assert "to.transform on screen: turned -" in answer, answer
        assert "CardBackView#1.transform was set: turned -90° about x → identity" in answer, answer
        expect(visit.text(".ask [role=status]").split(":")[0], "to.transform on screen", "announced")
        path, line = page.get_attribute(".answer .source", "href").removeprefix("vscode://file").rsplit(":", 1)
        source = pathlib.Path(path).read_text().splitlines()[int(line) - 1]
        assert "transform = CATransform3DMakeRotation" in source, source

        # A time in the answer moves the slider, and the next question is about this moment.
        page.locator(".answer .jump").first.click()
        visit.settle()
        assert abs(visit.time - .9) < .001, visit.time
        expect(visit.text("#ask-about"), "About recording 2 at 0.90 s", "the moment")
        assert "container.subviews.count on screen: 2" in asking(visit, "container.subviews.count")
        assert "FlipAnimationInteractor#1.finish()" in asking(visit, "from.transform.rotation.x --when finish")
        assert "did you mean 'alpha'?" in asking(visit, "to.alhpa")
        visit.picture("answers")

        # The arrows bring back earlier questions, also after the page was reloaded.
        box = page.locator("#ask-question")
        box.fill("views")
        for key, wanted in (("ArrowUp", "to.alhpa"), ("ArrowUp", "from.transform.rotation.x --when finish"),
                            ("ArrowDown", "to.alhpa"), ("ArrowDown", "views")):
            box.press(key)
            expect(box.input_value(), wanted, f"after {key}")
        page.reload()
        page.click("#tab-ask")
        box.press("ArrowUp")
        expect(box.input_value(), "to.alhpa", "after the page was reloaded")
        expect_quiet(visit)
    with stage.page(width=390, height=844, color_scheme="dark") as visit:
        visit.play("finish")
        visit.page.click("#tab-ask")
        asking(visit, "hits")
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        visit.page.locator("#panel-ask").scroll_into_view_if_needed()
        visit.picture("answers-narrow")


def asking(visit, question):
    """Asks on the panel, and returns the text of the answer."""
    count = visit.page.locator(".answer").count()
    visit.page.fill("#ask-question", question)
    visit.page.press("#ask-question", "Enter")
    visit.until("count => document.querySelectorAll('.answer').length > count", count)
    return visit.text(".answer")


@check
def writes_findings_as_text(stage):
    """a finding's message is shown as text, whatever its characters; all its parts are shown"""
    with stage.page() as visit:
        visit.page.evaluate("""() => {
          const say = (message) => witness.sockets[0].onmessage({ data: JSON.stringify(message) });
          const finding = { rule: 'T99', t: .4, object: 'Fade#1', property: 'alpha',
            message: 'it is <i>gone</i>', expected: 'that it stays', fix: 'keep it' };
          say({ is: 'recording', id: 77, entry: 'flip-card' });
          say({ is: 'more', recording: 77, duration: 1, events: [],
            frames: [{ t: 0, progress: null, fingers: [] }, { t: 1, progress: .5, fingers: [] }] });
          say({ is: 'ended', recording: 77, duration: 1, warnings: ['<b>Unbalanced calls</b>'],
            transitions: [{ start: .1, end: 1, completed: null }],
            findings: ['error', 'warning', 'note'].map((severity) => ({ ...finding, severity }))
              .concat({ ...finding, severity: 'error', allowed: 'on purpose' }) });
        }""")
        expect(visit.text("#tab-findings .badge"), "4", "number beside the tab")
        shown = visit.text("#panel-findings")
        for words in ("Error", "Warning", "Note", "Allowed on purpose", "T99", "Fade.alpha",
                      "it is <i>gone</i>", "that it stays", "keep it", "<b>Unbalanced calls</b>"):
            assert words in shown, f"{words!r} is missing in {shown!r}"
        visit.page.locator(".finding .jump").first.click()
        expect(visit.time, .4, "time")
        visit.picture("severities")
        # The fix can be copied.
        visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        visit.page.locator(".finding .copy").first.click()
        visit.page.wait_for_selector("text=Copied")
        expect(visit.page.evaluate("navigator.clipboard.readText()"), "keep it", "copied")


@check
def marks_what_was_left(stage):
    """an extra layer is marked as left over after a cancelled transition, and as new after a finished one"""
    with stage.page() as visit:
        found = visit.page.evaluate("""async () => {
          const { LayerWatch } = await import('/device/layer-watch.js');
          const { Signal } = await import('/core/signal.js');
          const standings = [];
          for (const completed of [false, true, null]) {
            const transitions = completed === null ? [] : [{ start: .1, end: .5, completed }];
            const session = {
              moved: new Signal(), edited: new Signal(), layerChosen: new Signal(), isLive: false, t: 1,
              chosen: { id: 1, transitions, isRunning: false, stepFrom: () => .09 },
              answer: async ({ t }) => ({ layers: t < .1 ? [{ id: 1 }] : [{ id: 1 }, { id: 2 }] }),
            };
            const watch = new LayerWatch(session);
            const changed = new Promise((done) => watch.changed.on(done));
            watch.watch('check', true);
            await changed;
            standings.push(watch.layers.map((layer) => watch.standing(layer)));
          }
          return standings;
        }""")
        expect(found, [[None, "left"], [None, "new"], [None, None]], "cancelled, finished, none")


@check
def outlines_layers(stage):
    """a layer's outline is drawn at the layer, also with anchor point, transform and scrolled parents"""
    half_turn = [-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    layers = [
        {"id": 1, "parent": None, "frame": [0, 0, 300, 600]},
        {"id": 2, "parent": 1, "frame": [10, 20, 100, 50], "origin": [0, 5]},
        {"id": 3, "parent": 2, "frame": [0, 5, 10, 10]},
        {"id": 4, "parent": 1, "frame": [0, 0, 100, 50], "transform": half_turn},
        {"id": 5, "parent": 1, "frame": [0, 0, 100, 50], "transform": half_turn, "anchor": [0, 0]},
        {"id": 6, "parent": 1, "frame": [50, 50, 100, 50], "sublayerTransform": half_turn},
        {"id": 7, "parent": 6, "frame": [0, 0, 10, 10]},
    ]
    wanted = {"2": [10, 20, 110, 70], "3": [10, 20, 20, 30], "4": [100, 50, 0, 0],
              "5": [0, 0, -100, -50], "7": [150, 100, 140, 90]}
    with stage.page() as visit:
        found = visit.page.evaluate("""async (layers) => {
          const { cornersOfLayers } = await import('/device/geometry.js');
          return Object.fromEntries([...cornersOfLayers(layers)].map(([id, [first, , third]]) =>
            [id, [...first, ...third].map((n) => Math.round(n * 1e6) / 1e6 + 0)]));
        }""", layers)
        for layer, corners in wanted.items():
            expect(found[layer], corners, f"first and third corner of layer {layer}")


@check
def shows_layers(stage):
    """layers are listed as recorded; a selected one is outlined and has a curve"""
    with stage.page() as visit:
        visit.play("finish")
        visit.page.click("#tab-layers")
        visit.slider.focus()
        visit.page.keyboard.press("Home")
        for _ in range(4):
            visit.page.keyboard.press("Shift+ArrowRight")
        face = visit.page.locator(".layer", has_text="CardFrontView")
        face.wait_for()
        face.click()
        visit.page.wait_for_selector("#outline polygon", state="attached")
        visit.page.wait_for_selector(".lane-name.curve")
        # In a flip only the rotation changes, so this property is selected.
        visit.until("/rotation/.test(document.querySelector('.lane-name.curve select').value)")
        visit.page.select_option('[aria-label="Property of the curve"]', "transform.scale")
        visit.until(
            "/\\d.*\\/s/.test(document.querySelector('.lane-name.curve .now').textContent)")
        visit.picture("layers")
        visit.slider.focus()
        visit.page.keyboard.press("End")
        visit.page.wait_for_selector('.mark[data-mark="new"]')
        visit.play("cancel")
        visit.page.click("#tab-layers")
        visit.settle()
        expect(visit.page.locator('.mark[data-mark="left"]').count(), 0, "layers left over")
        expect_quiet(visit)


@check
def exports(stage):
    """an animated PNG is exported, downloaded, and valid"""
    with stage.page() as visit:
        visit.play("finish")
        visit.page.click("#tab-export")
        with visit.page.expect_download() as awaited:
            visit.page.click('[data-format="apng"]')
        path = stage.pictures / awaited.value.suggested_filename
        awaited.value.save_as(path)
        data = path.read_bytes()
        announced, found = pictures.frames(data)
        expect(announced, found, "frames")
        assert found > 20, f"found {found} frames"
        expect(pictures.size(data), (393, 852), "size")
        with visit.page.expect_download() as awaited:
            visit.page.click('[data-format="test"]')
        awaited.value.save_as(stage.pictures / awaited.value.suggested_filename)
        expect_quiet(visit)


@check_in_both
def reports_offline(stage):
    """a report without a server shows what the page shows: findings, events, layers, curves"""
    folder = stage.make("film", "mistakes/removed-on-cancel", "--cancel", "--format", "html")
    with stage.file(folder / "report.html") as visit:
        page = visit.page
        page.wait_for_selector(".finding")
        shown = visit.text("#panel-findings")
        for words in ("T05", "Error", "Expected", "Fix", "What happened", "A finger touched",
                      "The transition was cancelled"):
            assert words in shown, f"{words!r} is missing in {shown!r}"
        expect(visit.text("#tab-findings .badge"), "1", "number beside the tab")
        assert visit.text("#verdict").startswith("Cancelled: "), visit.text("#verdict")
        # The heading describes only the touch; the verdict describes the transition.
        for word in ("cancelled", "%"):
            assert word not in visit.text("#facts"), visit.text("#facts")
        names = page.locator(".lane-name.lane").all_inner_texts()
        assert any(name.startswith("Delegates") for name in names), names
        still = visit.hash()
        visit.slider.focus()
        page.keyboard.press("End")
        expect(visit.time, visit.duration, "time")
        visit.wait_for_other(still)
        address = page.evaluate("location.hash")
        assert abs(float(address.removeprefix("#t=")) - visit.duration) < 0.01, address
        page.evaluate("location.hash = '#t=0.25'")
        page.wait_for_timeout(100)
        expect(visit.time, 0.25, "time of the address")
        page.locator(".finding .jump").click()
        page.click("#tab-layers")
        page.wait_for_selector('.mark[data-mark="left"], .mark[data-mark="new"], .layer')
        page.locator(".layer").nth(3).click()
        page.wait_for_selector("#outline polygon", state="attached")
        visit.until(
            "/\\d.*\\/s/.test(document.querySelector('.lane-name.curve .now').textContent)")
        visit.picture("report")
        page.click('[aria-label="Play"]')
        page.wait_for_selector('[aria-label="Pause"]')
        page.wait_for_selector('[aria-label="Play"]')
        expect(visit.time, visit.duration, "time")
        expect([url for url in visit.requests if not url.startswith(("file:", "data:"))], [],
               "requests")
        expect_quiet(visit)


@check
def compares_offline(stage):
    """a comparison shows a film before and after at one time, and says what differs"""
    with stage.file(stage.compare() / "report.html") as visit:
        page = visit.page
        films = page.locator("#films button")
        expect(films.all_inner_texts(), ["gallery/cube-finish\nnew", "gallery/push-finish\nchanged"],
               "films")
        expect(page.locator(".side canvas").count(), 1, "pictures of a new film")
        assert "Only " in visit.text("#panel-differences"), visit.text("#panel-differences")
        films.nth(1).click()
        page.wait_for_selector(".side:nth-child(3) canvas")
        kinds = page.locator("#panel-differences small").all_inner_texts()
        assert kinds[0] in ("call", "curve", "view") and kinds[-1] == "picture", kinds
        both = """() => [...document.querySelectorAll('.side canvas')].slice(0, 2).map((canvas) => {
          const { width, height } = canvas;
          return [...canvas.getContext('2d').getImageData(0, 0, width, height).data].join();
        })"""
        visit.slider.focus()
        page.keyboard.press("Home")
        visit.until(f"() => {{ const [a, b] = ({both})(); return a === b; }}")
        expect(visit.text(".side:nth-child(3) output"), "none here", "the difference at the beginning")
        page.locator("#panel-differences button").last.click()
        visit.until(f"() => {{ const [a, b] = ({both})(); return a !== b; }}")
        assert visit.text(".side:nth-child(3) output").endswith(" % of the pixels")
        heights = page.evaluate("""() => [...document.querySelectorAll('.side')].map((side) =>
          side.getBoundingClientRect().bottom - document.querySelector('#bench').getBoundingClientRect().bottom)""")
        assert max(heights) <= 0, f"the pictures are {max(heights)} px too high"
        visit.picture("comparison")
        expect(page.evaluate("location.hash.split('&')[0]"), "#film=gallery%2Fpush-finish", "address")
        page.evaluate("location.hash = '#film=gallery/push-finish&t=0.3'")
        visit.until("() => document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '0.300'")
        page.click('[aria-label="Play"]')
        page.wait_for_selector('[aria-label="Pause"]')
        page.wait_for_selector('[aria-label="Play"]')
        expect(visit.time, visit.duration, "time")
        marked = page.locator(".event .mark").count()
        assert marked > 0, "no call is marked"
        expect([url for url in visit.requests if not url.startswith(("file:", "data:"))], [],
               "requests")
        expect_quiet(visit)


@check
def equals_the_film(stage):
    """the canvas equals the film's picture for the same touch, to the bit"""
    film = stage.film("flip-card")
    with stage.page() as visit:
        visit.play("finish")
        visit.slider.focus()
        visit.page.keyboard.press("Home")
        # In a film, the frames contain the dot that marks a touch. On the page, the dot is drawn
        # over the canvas.
        for index in (0, 61, 62, 63, 70, 78, len(film) - 1):
            wanted = visit.page.evaluate(f"""async (text) => {{
              const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
              const image = await createImageBitmap(new Blob([bytes]));
              const canvas = document.createElement('canvas');
              [canvas.width, canvas.height] = [image.width, image.height];
              canvas.getContext('2d').drawImage(image, 0, 0);
              const hidden = document.querySelector;
              document.querySelector = () => canvas;
              try {{ return await ({HASH})(); }} finally {{ document.querySelector = hidden; }}
            }}""", base64.b64encode(film[index].read_bytes()).decode())
            visit.slider.focus()
            visit.page.keyboard.press("Home")
            for _ in range(index // 10):
                visit.page.keyboard.press("Shift+ArrowRight")
            for _ in range(index % 10):
                visit.page.keyboard.press("ArrowRight")
            try:
                visit.wait_for_same(wanted)
            except AssertionError:
                raise AssertionError(f"frame {index} of {film[index].name} differs") from None


# Accessibility.

@check
def needs_no_mouse(stage):
    """everything can be reached and pressed with keys alone, with a focus ring"""
    # The controls of a group share one tab stop; arrow keys move between them.
    stops = """() => [...document.querySelectorAll(
        'a[href], button, select, input, [tabindex]')].filter((one) =>
        one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && !one.closest('dialog'))
        .map((one) => (one.dataset.stop ??= String(Math.random())))"""
    with stage.page() as visit:
        visit.page.keyboard.press("f")
        visit.rest("2")
        wanted = set(visit.page.evaluate(stops))
        visit.page.evaluate("document.activeElement.blur()")
        reached = []
        for _ in range(len(wanted) + 4):
            visit.page.keyboard.press("Tab")
            here = visit.page.evaluate("""() => {
              const one = document.activeElement;
              const ring = one.id === 'screen'
                ? getComputedStyle(document.querySelector('#device')) : getComputedStyle(one);
              return [one.dataset.stop, ring.outlineStyle, one.outerHTML.slice(0, 80),
                one.getAttribute('aria-label') || one.getAttribute('aria-labelledby')
                  || one.labels?.length || one.textContent.trim()];
            }""")
            if here[0] is None:
                continue
            # The splitter shows focus by its colour.
            assert here[1] != "none" or "splitter" in here[2], f"no ring around {here[2]}"
            assert here[3], f"no name: {here[2]}"
            reached.append(here[0])
        missing = wanted - set(reached)
        expect([visit.page.evaluate(
            "stop => document.querySelector(`[data-stop=\"${stop}\"]`)?.outerHTML.slice(0, 90)", stop)
            for stop in missing], [], "out of reach")

        # The device: once it has the focus, keys go to the app; Tab moves the focus away.
        visit.page.focus('[aria-label="Give the keyboard to the app"]')
        visit.page.keyboard.press("Enter")
        visit.page.focus("#screen")
        sent = visit.witness("sent")
        visit.page.keyboard.press("Escape")
        visit.page.keyboard.press("Alt+ArrowLeft")
        assert visit.witness("sent") >= sent + 2, "keys were not sent"
        visit.page.keyboard.press("Tab")
        assert visit.page.evaluate("document.activeElement.id") != "screen", "Tab does not leave"
        visit.page.focus('[aria-label="Take the keyboard back"]')
        visit.page.keyboard.press("Enter")

        # Selects every tab, plays every gesture in the first one, and presses every button in the
        # bars.
        for key in "12345":
            visit.page.keyboard.press(key)
            expect(visit.page.get_attribute(f".tabs button:nth-child({key})", "aria-selected"),
                   "true", f"tab {key}")
        visit.page.focus("#tab-export")
        visit.page.keyboard.press("Home")
        expect(visit.page.evaluate("document.activeElement.id"), "tab-findings", "first tab")
        visit.settle()
        for key in ("c", "k", "r", "d", "[", "]", "l", "p", "p", " ", "Home", "End"):
            visit.page.evaluate("document.activeElement.blur()")
            visit.page.keyboard.press(key)
            visit.settle()
        for label in ("Stop the device’s clock", "Continue the device’s clock", "Start again",
                      "Rotate the device", "Step back a frame", "Step forward a frame", "Play"):
            button = visit.page.locator(f'button[aria-label="{label}"]')
            button.focus()
            visit.page.keyboard.press("Enter")
            visit.settle()
        visit.page.keyboard.press("?")
        visit.page.wait_for_selector("dialog[open]")
        visit.picture("help")
        visit.page.keyboard.press("Escape")
        visit.page.wait_for_selector("dialog:not([open])", state="attached")
        visit.page.focus("#splitter")
        before = visit.page.locator("#timeline").bounding_box()["height"]
        visit.page.keyboard.press("ArrowUp")
        assert visit.page.locator("#timeline").bounding_box()["height"] > before, "splitter stays"
        visit.page.keyboard.press("/")
        expect(visit.page.evaluate("document.activeElement.type"), "search", "focus")
        expect_quiet(visit)


@check
def fits_narrow_windows(stage):
    """a window of 640 by 450, or one of 1280 zoomed to 200 %, shows everything in one column"""
    with stage.page(width=640, height=450, device_scale_factor=2) as visit:
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits its width")
        visit.drag((.6, .25), (.6, .30), steps=6)
        visit.page.mouse.up()
        visit.rest("2")
        visit.page.click("#tab-settings")
        visit.picture("narrow", full_page=True)
        expect_quiet(visit)
    with stage.page(width=320, height=640, has_touch=True) as visit:
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True,
               "the page fits a phone")
        visit.picture("phone", full_page=True)


@check
def is_dark(stage):
    """dark mode follows the system, and the page's own setting"""
    ground = "getComputedStyle(document.body).backgroundColor"
    with stage.page(color_scheme="dark") as visit:
        visit.play("finish")
        visit.picture("dark")
        dark = visit.page.evaluate(ground)
        visit.page.click("#theme")
        light = visit.page.evaluate(ground)
        assert dark != light, f"both are {dark}"
        visit.page.reload()
        visit.rest("1")
        expect(visit.page.evaluate(ground), light, "after a reload")


@check
def moves_less(stage):
    """nothing moves by itself with reduced motion"""
    with stage.page(reduced_motion="reduce") as visit:
        visit.page.click('[aria-label="Rotate the device"]')
        visit.until(
            "document.querySelector('#screen').width > document.querySelector('#screen').height")
        expect(visit.page.evaluate("document.getAnimations().length"), 0, "animations")


@check
def names_what_is_there(stage):
    """the hint names Finish only if there is one, and distinguishes the two speeds"""
    with stage.page(forced_colors="active") as visit:
        page = visit.page
        hints = page.evaluate("""async () => {
          const { describeMoment } = await import('/device/moment.js');
          const { Signal } = await import('/core/signal.js');
          return [['finish'], []].map((gestures) => {
            const [screen, moment, hint] = ['p', 'button', 'p'].map((tag) =>
              document.createElement(tag));
            const session = { moved: new Signal(), chose: new Signal(), recordings: [], isLive: true,
              deviceChanged: new Signal(), recordingsChanged: new Signal(), entry: { gestures } };
            describeMoment(session, { screen, moment, hint });
            session.deviceChanged.tell();
            return hint.textContent.includes('Finish');
          });
        }""")
        expect(hints, [True, False], "hints that name Finish")
        page.click("#tab-settings")
        options = [set(page.locator(f"{control} option").all_inner_texts())
                   for control in ("#set-speed", '[aria-label="Playback speed"]')]
        expect(options[0] & options[1], set(), "words of both speeds")
        # Forced colours: the grip is still visible.
        colours = page.evaluate("""() => ['.grip', '.ruler'].map((one) =>
          getComputedStyle(document.querySelector(one)).backgroundColor)""")
        assert colours[0] != colours[1], f"the grip is {colours[0]} on {colours[1]}"
        looks = []
        for _ in range(2):
            looks.append(page.evaluate("""() => {
              const one = getComputedStyle(document.querySelector('#set-dark'));
              return [one.borderStyle, one.backgroundColor];
            }"""))
            page.click("#set-dark")
            visit.settle()
        expect([border for border, _ in looks], ["solid", "solid"], "edges of a switch")
        assert looks[0][1] != looks[1][1], f"a switch is {looks[0][1]}, on or off"
        visit.picture("forced-colours")
        expect_quiet(visit)


@check
def shows_thin_lines(stage):
    """a rectangle of thin lines has four sides on a display with one pixel per point"""
    with stage.page() as visit:
        shown = visit.page.evaluate("""() => {
          const [screen, reduced] = ['screen', 'reduced'].map((id) => document.getElementById(id));
          const box = screen.getBoundingClientRect();
          return { hidden: reduced.hidden, sizes: [screen.width, reduced.width, box.width],
            whole: Number.isInteger(box.width) && Number.isInteger(box.height) };
        }""")
        expect(shown["hidden"], False, "the reduced picture is hidden")
        expect(shown["sizes"][1:], [shown["sizes"][2]] * 2, "widths in pixels and on the page")
        expect(shown["whole"], True, "whole pixels")
        # A frame of black lines, one pixel wide, on white: 24 rectangles at different places. Each
        # side has to be about as dark as its width allows.
        lightest = visit.page.evaluate("""async () => {
          const { Screen } = await import('/device/screen.js');
          const { ReducedPicture } = await import('/device/reduced.js');
          const [width, height, HEADER] = [393, 852, 40];
          const [source, shown] = ['canvas', 'canvas'].map((tag) => document.createElement(tag));
          const screen = new Screen(source);
          const reduced = new ReducedPicture(screen, { source, shown });
          const pixels = new Uint32Array(width * height).fill(0xffffffff);
          const sides = [];
          for (let n = 0; n < 24; n += 1) {
            const [x, y, w, h] = [9 + (n % 4) * 93 + n, 11 + Math.floor(n / 4) * 131 + n, 41, 53];
            for (let i = 0; i <= w; i += 1) {
              for (const row of [y, y + h]) pixels[row * width + x + i] = 0xff000000;
            }
            for (let i = 0; i <= h; i += 1) {
              for (const column of [x, x + w]) pixels[(y + i) * width + column] = 0xff000000;
            }
            sides.push([x, y + h / 2, 1, 0], [x + w, y + h / 2, 1, 0], [x + w / 2, y, 0, 1],
              [x + w / 2, y + h, 0, 1]);
          }
          // One token may not cross the end of a row, so every row is a frame of its own.
          for (let row = 0; row < height; row += 1) {
            const line = new ArrayBuffer(HEADER + 4 + width * 4);
            const head = new DataView(line);
            head.setUint8(0, 1);
            [width, height, 0, row, width, 1].forEach((value, index) =>
              head.setUint32(8 + index * 4, value, true));
            head.setUint32(HEADER, width << 2, true);
            new Uint32Array(line, HEADER + 4).set(pixels.subarray(row * width, (row + 1) * width));
            screen.draw(line);
          }
          const answers = [];
          for (const scale of [.3, .565, .8, .97]) {
            reduced.fit(width * scale, height * scale);
            const { data } = shown.getContext('2d').getImageData(0, 0, shown.width, shown.height);
            const dark = (x, y) => 255 - data[4 * (Math.floor(y) * shown.width + Math.floor(x))];
            answers.push(Math.min(...sides.map(([x, y, dx, dy]) => {
              let sum = 0;
              for (let i = -3; i <= 3; i += 1) sum += dark(x * scale + i * dx, y * scale + i * dy);
              return sum / (255 * scale);
            })));
          }
          return answers;
        }""")
        for share in lightest:
            assert share > .8, f"a line is lighter than its width allows: {lightest}"
        visit.picture("one-pixel-per-point")
        expect_quiet(visit)


@check
def speaks_at_the_end(stage):
    """a screen reader hears the outcome with its reason, and nothing while a recording plays"""
    with stage.page() as visit:
        live = visit.page.evaluate("""() => [...document.querySelectorAll('output')]
          .filter((one) => one.getAttribute('aria-live') !== 'off').map((one) => one.outerHTML)""")
        expect(live, [], "outputs that are read out")
        visit.play("cancel")
        said = visit.page.text_content("#announcer")
        assert said.startswith("Recording 2 cancelled after ") and ".cancel() at " in said, said
        visit.page.click('[data-entry="mistakes/never-completes"]')
        visit.rest("3")
        number = visit.play("finish")
        said = visit.page.text_content("#announcer")
        assert "1 error: " in said or " errors: " in said, f"{number}: {said}"


# Errors.

@check
def answers_malformed_messages(stage):
    """an unreadable message gets a reply, and nothing is lost"""
    bad = ["", "nonsense", "{}", "[]", "null", '{"do": 7}', '{"do": "fly"}', '{"do": "touch"}',
           '{"do": "touch", "touches": [{"id": "x"}]}', '{"do": "load", "id": "nowhere"}',
           '{"do": "show", "recording": 99, "t": 0}', '{"do": "set", "orientation": "sideways"}',
           '{"do": "set", "speed": 1e9}', '{"do": "step", "ticks": -1}',
           '{"do": "curve", "recording": 1, "layer": 1, "property": "charm"}',
           '{"do": "export", "recording": 1, "format": "fax"}', '{"do": "gesture", "name": "wave"}']
    with stage.page() as visit:
        heard = visit.answers(['{"do": "hello", "scale": 1}'] + bad, 1500)
        errors = [message for message in heard if message["is"] == "error"]
        expect(len(errors), len(bad), "errors")
        for error in errors:
            assert error["text"], "an error says nothing"
        # The page shows an error as a short message, and continues.
        visit.ask("'{\"do\": \"load\", \"id\": \"nowhere\"}'")
        visit.page.wait_for_selector(".toast")
        assert "nowhere" in visit.text(".toast"), visit.text(".toast")
        visit.picture("toast")
        expect(visit.text("#link-text"), "Connected", "line")
        visit.play("finish")
        expect_quiet(visit)


@check
def comes_back(stage):
    """a lost connection is reported and retried, and a new device replaces the old one"""
    with stage.page() as visit:
        visit.page.click('[data-entry="tab-slide"]')
        visit.page.wait_for_selector('[data-entry="tab-slide"][aria-current]')
        visit.settle()
        visit.page.evaluate("witness.sockets.at(-1).close()")
        visit.page.wait_for_selector("#lost:not([hidden])")
        visit.picture("lost")
        expect(visit.page.locator("[data-recording]").count(), 2, "recordings without a server")
        visit.page.click("text=Reconnect")
        visit.page.wait_for_selector("#lost", state="hidden")
        visit.page.wait_for_selector('[data-entry="tab-slide"][aria-current]')
        visit.settle()
        visit.play("finish")
        visit.page.evaluate("witness.sockets.at(-1).close()")
        visit.page.wait_for_selector("#lost:not([hidden])")
        visit.page.wait_for_selector("#lost", state="hidden")
        expect_quiet(visit)


@check
def goes_on_with_a_new_build(stage):
    """errors of a failed build are shown; after a good build the page shows the same entry and moment"""
    folder = stage.pictures.resolve() / "live"
    folder.mkdir(exist_ok=True)
    states = folder / "states.json"
    states.unlink(missing_ok=True)
    old = LiveServer(stage.tool, "0", "")
    with old, stage.file(old.url) as visit:
        visit.rest("1")
        visit.page.click('[data-entry="tab-slide"]')
        visit.page.wait_for_selector('[data-entry="tab-slide"][aria-current]')
        visit.settle()
        visit.play("finish")
        visit.slider.focus()
        visit.page.keyboard.press("Home")
        visit.settle()
        beginning = visit.hash()
        for _ in range(40):
            visit.page.keyboard.press("ArrowRight")
        visit.settle()
        before = (visit.hash(), visit.time)
        assert before[0] != beginning, "nothing has moved, so the moment cannot be recognized"
        old.tell({"building": {}})
        visit.page.wait_for_selector('#build[data-state="building"]')
        old.tell({"failed": {"_0": [
            {"file": "Card.swift", "line": 14, "column": 34, "text": "no member '<b>x</b>'"}]}})
        visit.page.wait_for_selector('#build[data-state="failed"]')
        expect(visit.text("#build code"), "Card.swift:14:34", "the place of the error")
        expect(visit.text("#build li span"), "no member '<b>x</b>'", "the error")
        visit.picture("live-error")
        expect((visit.hash(), visit.time), before, "the last good build")
        old.tell({"building": {}})
        old.tell({"built": {"states": str(states)}})
        old.process.wait(timeout=15)
        # The new build takes so long to launch that the page reports a lost connection.
        visit.page.wait_for_selector("#lost:not([hidden])", timeout=2 * TIMEOUT)
        with LiveServer(stage.tool, old.port, str(states)):
            visit.page.wait_for_selector("#link[data-state=open]")
            visit.page.wait_for_selector("#build", state="hidden")
            visit.page.wait_for_selector('[data-entry="tab-slide"][aria-current]')
            # The server repeats the input first.
            visit.until("witness.shown === 1")
            visit.settle()
            expect((visit.hash(), visit.time), before, "the picture and its time")
            assert visit.page.locator("#lost").is_hidden(), "the connection is said to be lost"
            visit.picture("live-new-build")


@check
def says_what_a_change_did(stage):
    """after a build the page says in one line what has changed in the recording, and marks the calls"""
    states = stage.pictures.resolve() / "change.json"
    old = LiveServer(stage.tool, "0", "")
    with old, stage.file(old.url) as visit:
        page = visit.page
        visit.rest("1")
        visit.play("finish")
        old.tell({"built": {"states": str(states)}})
        old.process.wait(timeout=15)
        pretend_edit(states, visit.page.evaluate(
            "document.querySelector('#screen').toDataURL('image/png').split(',')[1]"))
        with LiveServer(stage.tool, old.port, str(states)):
            page.wait_for_selector("#change:not([hidden])", timeout=2 * TIMEOUT)
            change = "calls: 1 new, 1 gone, 1 with another result; up to 100 % of the pixels, at 0 s"
            expect(visit.text("#change span"), change, "the change")
            expect(page.text_content("#announcer"), f"Since the previous build: {change}", "announced")
            visit.settle()
            page.fill('[aria-label="Filter events"]', "viewDidLoad")
            page.wait_for_selector(".event[data-change=new] .mark:text-is('new')")
            page.fill('[aria-label="Filter events"]', "renamed")
            page.wait_for_selector(".event[data-change=gone]")
            page.click(".event")
            expect(visit.text(".event-where"), "viewWasRenamed() of BackPage#1 is gone", "the gone call")
            page.fill('[aria-label="Filter events"]', "completeTransition(true)")
            page.wait_for_selector(".event[data-change=changed]")

            # The previous build's picture is shown over moments of the recording.
            expect(page.locator(".earlier img").count(), 0, "pictures over the device")
            page.focus("#onion")
            page.keyboard.press("Space")
            page.wait_for_selector("#moment:not([hidden])")
            visit.until("document.querySelector('.earlier img')?.naturalWidth > 0")
            expect(page.evaluate("getComputedStyle(document.querySelector('.earlier img')).opacity"), "0.5", "opacity")
            visit.slider.focus()
            page.keyboard.press("Home")
            visit.settle()
            visit.picture("change")
            page.keyboard.press("l")
            page.wait_for_selector(".earlier img", state="detached")
            refused = [one for one in visit.complaints if "ERR_CONNECTION_REFUSED" not in one]
            expect(refused, [], "the browser's console")


def pretend_edit(path, picture):
    """Changes the recording of the previous build, as if the new build did something else.

    `picture` is the only picture of that recording, as base64.
    """
    states = json.loads(path.read_text())
    earlier = states["page-1"]["earlier"][-1]
    run = json.loads(base64.b64decode(earlier["file"]))
    call = next(each for each in run["events"] if "viewDidLoad" in str(each["call"]))
    call["call"] = {"name": "viewWasRenamed", "arguments": []} if isinstance(call["call"], dict) else "viewWasRenamed()"
    last = next(each for each in run["events"] if "completeTransition" in str(each["call"]))
    last["answer"] = "false"
    earlier["pictures"] = [{"t": 0, "png": picture}]
    earlier["file"] = base64.b64encode(json.dumps(run).encode()).decode()
    path.write_text(json.dumps(states))


class LiveServer:
    """A server that receives messages about builds, like the app that `matchcut serve PATH` builds."""

    def __init__(self, tool, port, states):
        self.process = subprocess.Popen(
            [tool, "serve", "--port", port], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, env={**os.environ, "MATCHCUT_LIVE_EDIT": states})
        self.url = self.process.stdout.readline().strip()
        self.port = self.url.rstrip("/").rsplit(":", 1)[1]

    def tell(self, news):
        self.process.stdin.write(json.dumps(news) + "\n")
        self.process.stdin.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


@check
def says_why_it_is_refused(stage):
    """a page rejected by a full server says so, and connects once there is room"""
    with stage.page() as visit:
        visit.page.evaluate("""() => {
          window.many = Array.from({ length: 40 }, () =>
            new witness.Line(`ws://${location.host}/live`));
        }""")
        visit.until("many.some((line) => line.readyState === 3)")
        with stage.file(stage.url) as other:
            other.page.wait_for_selector("#lost:has-text('its limit of open pages')")
            other.picture("refused")
            visit.page.evaluate("many.forEach((line) => line.close())")
            other.page.click("text=Reconnect")
            other.page.wait_for_selector("#lost", state="hidden")
            expect(other.text("#link-text"), "Connected", "line")


@check
def starts_again(stage):
    """after the serving process has died, the page says why, connects again, and plays"""
    server = subprocess.Popen(
        [stage.tool, "serve", "flip-card", "--port", "0"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        with stage.file(server.stdout.readline().strip()) as visit:
            visit.rest("1")
            children = pathlib.Path(f"/proc/{server.pid}/task/{server.pid}/children")
            os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
            visit.page.wait_for_selector('#build:has-text("the system ended the process")', timeout=2 * TIMEOUT)
            visit.page.wait_for_selector("#link[data-state=open]")
            visit.picture("started-again")
            visit.settle()
            visit.play("finish")
    finally:
        server.terminate()
        server.wait()


@check
def needs_the_token(stage):
    """a page that other machines can reach opens with its token, and only with it"""
    server = subprocess.Popen(
        [stage.tool, "serve", "flip-card", "--host", "0.0.0.0", "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = server.stdout.readline().strip()
        plain = address.split("?")[0]
        assert "?token=" in address, address
        with stage.file(address) as visit:
            visit.until("document.querySelector('#link-text').textContent === 'Connected'")
            expect(visit.page.url.split("#")[0], plain, "the address after the page has opened")
            expect(visit.page.evaluate("document.cookie"), "", "cookies that scripts can read")
            visit.page.reload()
            visit.until("document.querySelector('#link-text').textContent === 'Connected'")
            expect_quiet(visit)
        with stage.file(plain) as visit:
            assert "needs its token" in visit.text("body"), visit.text("body")
    finally:
        server.terminate()
        server.wait()


def film(tool, folder):
    """Films an entry with the tool; returns its pictures in order."""

    def make(name):
        out = folder / "film"
        subprocess.run([tool, "film", name, "--format", "png", "--scale", "2", "--out", str(out)],
                       check=True, capture_output=True)
        # A film begins with frames at rest; the page's recording begins in the tick of the touch.
        recording = json.loads((out / f"{name}-finish" / "recording.json").read_text())
        lead = round(recording["events"][0]["t"] * 60) - 1
        return sorted(out.glob(f"{name}-finish/**/*.png"))[lead:]

    return make


def comparer(tool, folder):
    """Compares films with the tool once; returns the folder of the comparison."""

    def run(*words):
        return subprocess.run([tool, *map(str, words)], capture_output=True, text=True)

    @functools.cache
    def make():
        place = (folder / "comparison").resolve()
        shutil.rmtree(place, ignore_errors=True)
        # Two durations of a transition, and a transition that only one folder has.
        for side, words in (("before", []), ("after", ["--set", "duration=0.6"])):
            run("film", "gallery/push", "--format", "apng", *words, "--out", place / side)
        run("film", "gallery/cube", "--format", "apng", "--out", place / "after")
        result = run("compare", place / "before", place / "after", "--out", place / "report")
        expect(result.returncode, 1, f"exit code; {result.stderr}")
        return place / "report"

    return make


def maker(tool, folder):
    """Makes files with the tool; returns the folder that it wrote."""

    def make(*words):
        out = folder / "made"
        subprocess.run([tool, *words, "--out", str(out)], capture_output=True)
        return max(out.rglob("recording.json"), key=lambda path: path.stat().st_mtime).parent

    return make


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--url", required=True, help="of the server")
    words.add_argument("--chromium", help="its program; without it, Chromium's checks are left out")
    words.add_argument("--firefox", help="its program; without it, Firefox's checks are left out")
    words.add_argument("--tool", required=True, help="the program that films")
    words.add_argument("--out", default=".build/browser", help="for screenshots")
    words.add_argument("--only", default="", help="checks whose name has this in it")
    words.add_argument("--part", default="1/1", metavar="K/N", help="every Nth check, from the Kth")
    options = words.parse_args()

    first, step = map(int, options.part.split("/"))
    parts = []
    if options.chromium:
        parts.append((BrowserStage(options.chromium, options.url, options.out), CHECKS))
    if options.firefox:
        parts.append((FirefoxStage(options.firefox, options.url, options.out), FIREFOX_CHECKS))
    parts = [(stage, [one for one in checks if options.only in one.__name__][first - 1::step])
             for stage, checks in parts]
    if not any(checks for _, checks in parts):
        names = ", ".join(dict.fromkeys(one.__name__ for one in CHECKS + FIREFOX_CHECKS))
        sys.exit(f"browser: found no check with '{options.only}' in its name, expected one of {names}")
    failed = 0
    for stage, checks in parts:
        if checks:
            failed += run(stage, checks, options)
    sys.exit(1 if failed else 0)


def run(stage, checks, options):
    """Runs the checks in one browser, and returns how many failed."""
    folder = pathlib.Path(__file__).parent
    files = {path.name for path in folder.glob("*_checks.py")} | {"page_test.py"}
    failed, start = 0, time.monotonic()
    with stage:
        stage.tool = options.tool
        stage.film = film(options.tool, pathlib.Path(options.out))
        stage.make = maker(options.tool, pathlib.Path(options.out))
        stage.compare = comparer(options.tool, pathlib.Path(options.out))
        for one in checks:
            began = time.monotonic()
            try:
                one(stage)
                word, reason = "ok", ""
            except Exception as error:  # A check that dies is one that failed.
                failed += 1
                lines = str(error).strip().splitlines() or [type(error).__name__]
                place = traceback.extract_tb(error.__traceback__)
                line = next((f"{pathlib.Path(f.filename).name}, line {f.lineno}"
                             for f in reversed(place) if pathlib.Path(f.filename).name in files), "")
                word, reason = "FAILED", f"\n       {line}: " + "\n       ".join(lines[:6])
            print(f"{word:6} {one.__doc__} ({time.monotonic() - began:.1f} s){reason}", flush=True)
    print(f"{stage.browser}: {len(checks)} checks, {failed} failed, {time.monotonic() - start:.0f} s;"
          f" screenshots in {stage.pictures}", flush=True)
    return failed


if __name__ == "__main__":
    main()
