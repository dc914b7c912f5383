"""A page of the server in a browser, with the state that the checks read."""

import contextlib
import pathlib

from playwright.sync_api import sync_playwright

# Runs in every page before its own scripts: counts the messages on the WebSocket, those that select
# a moment, and the frames drawn, and lets a check send on the page's own socket. `first` is when the
# first picture was drawn, and `waits` are the milliseconds from an event of the pointer to the next one.
WITNESS = """
window.witness = { received: 0, shown: 0, sent: 0, touches: 0, turns: 0, sockets: [], first: null, waits: [] };
const Line = window.WebSocket;
witness.Line = Line;
window.WebSocket = class extends Line {
  constructor(...words) {
    super(...words);
    witness.sockets.push(this);
    this.addEventListener('message', ({ data }) => {
      witness.received += 1;
      if (/^{"is":"shown"/.test(data)) witness.shown += 1;
      if (/"is":"device"/.test(data)) witness.device = JSON.parse(data);
    });
  }
  send(text) {
    witness.sent += 1;
    const message = /^{/.test(text) ? JSON.parse(text) : {};
    witness.touches += message.touches?.length ?? 0;
    super.send(text);
  }
};
const turn = window.requestAnimationFrame;
window.requestAnimationFrame = (action) => { witness.turns += 1; return turn(action); };
let moved = null;
for (const name of ['pointermove', 'pointerdown']) {
  addEventListener(name, () => { moved ??= performance.now(); }, true);
}
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...words) {
  put.apply(this, words);
  if (this.canvas.id !== 'screen') return;
  witness.first ??= performance.now();
  if (moved !== null) witness.waits.push(performance.now() - moved);
  moved = null;
};
"""

# Whether the canvas has two pixels per point, which is what the page shows at rest.
SHARP = """() => {
  const { device } = witness;
  const { width, height } = document.querySelector('#screen') ?? {};
  return !device || Math.max(width, height) >= 2 * Math.max(device.width, device.height);
}"""

# The hash of the canvas's pixels.
HASH = """async () => {
  const canvas = document.querySelector('#screen');
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return `${width}x${height} ` + [...hash].map((n) => n.toString(16).padStart(2, '0')).join('');
}"""

# Milliseconds: for one step of a check, between two looks at the messages, and for the sharp picture.
TIMEOUT = 15_000
PAUSE = 400
SHARPENING = 3_000


class BrowserStage:
    """Starts the browser once; every check has a separate page."""

    browser = "chromium"

    def __init__(self, chromium, url, pictures):
        self.url = url
        self.pictures = pathlib.Path(pictures)
        self.pictures.mkdir(parents=True, exist_ok=True)
        self._chromium = chromium

    def __enter__(self):
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(
            executable_path=self._chromium, args=["--no-sandbox"])
        return self

    def __exit__(self, *_):
        self._browser.close()
        self._playwright.stop()

    @contextlib.contextmanager
    def page(self, width=1440, height=900, **options):
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, accept_downloads=True, **options)
        try:
            yield Visit(self, context)
        finally:
            context.close()


    @contextlib.contextmanager
    def file(self, path, width=1440, height=900, **options):
        """Opens a file without a server, or an address that may not respond."""
        context = self._browser.new_context(viewport={"width": width, "height": height}, **options)
        try:
            yield Visit(self, context, path if isinstance(path, str) else path.resolve().as_uri())
        finally:
            context.close()


class Visit:
    """A page that has been opened and is connected to the server, or a file."""

    def __init__(self, stage, context, url=None):
        self.stage = stage
        self.page = context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.complaints = []
        self.requests = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.add_init_script(WITNESS)
        self.page.goto(url or stage.url)
        if url is None:
            self.rest("1")

    def _hear(self, message):
        # The check itself reads the canvas repeatedly, which the browser warns about.
        if message.type in ("error", "warning") and "willReadFrequently" not in message.text:
            self.complaints.append(message.text)

    # State.

    def rest(self, recording):
        """Waits until the recording has ended."""
        self.page.wait_for_selector(
            f'[data-recording="{recording}"]:not([data-outcome="running"])', state="attached")
        self.settle()

    def settle(self):
        """Waits until no message has arrived for longer than the page waits to sharpen.

        A busy server may take longer to send the sharp picture, so it is awaited for up to SHARPENING
        more. A paused device that is in motion has no sharp picture.
        """
        before, patience = -1, SHARPENING
        while before != (now := self.witness("received")) or patience > 0 and not self.page.evaluate(SHARP):
            patience -= PAUSE if before == now else 0
            before = now
            self.page.wait_for_timeout(PAUSE)

    def witness(self, name):
        return self.page.evaluate(f"witness.{name}")

    def hash(self):
        return self.page.evaluate(HASH)

    def until(self, condition, argument=None):
        """Waits for JavaScript to be true; the page's content policy forbids polling inside it."""
        for _ in range(TIMEOUT // 50):
            if self.page.evaluate(condition, argument):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never: {condition}")

    def wait_for_other(self, before):
        """The canvas's hash as soon as it has changed."""
        for _ in range(100):
            now = self.hash()
            if now != before:
                return now
            self.page.wait_for_timeout(50)
        raise AssertionError("the canvas has not changed")

    def wait_for_same(self, wanted):
        for _ in range(100):
            if self.hash() == wanted:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the canvas has not become what it was")

    @property
    def recordings(self):
        return [int(chip.get_attribute("data-recording")) for chip in self.page.query_selector_all("[data-recording]")]

    def outcome(self, recording):
        return self.page.get_attribute(f'[data-recording="{recording}"]', "data-outcome")

    @property
    def slider(self):
        return self.page.get_by_role("slider", name="Time in the recording")

    @property
    def time(self):
        return float(self.slider.get_attribute("aria-valuenow"))

    @property
    def duration(self):
        return float(self.slider.get_attribute("aria-valuemax"))

    def text(self, selector):
        return self.page.inner_text(selector)

    def picture(self, name, **options):
        self.page.screenshot(path=self.stage.pictures / f"{name}.png", **options)

    # Actions.

    def ask(self, message):
        """Sends a message on the page's own socket; `message` is JavaScript."""
        self.page.evaluate(f"witness.sockets.at(-1).send({message})")

    def answers(self, message, pause=400):
        """The replies to a message on a new socket within `pause` milliseconds."""
        return self.page.evaluate("""async ([message, pause]) => {
          const line = new witness.Line(`ws://${location.host}/live`);
          const heard = [];
          line.onmessage = ({ data }) => typeof data === 'string' && heard.push(JSON.parse(data));
          await new Promise((done) => { line.onopen = done; });
          for (const text of [].concat(message)) line.send(text);
          await new Promise((done) => setTimeout(done, pause));
          line.close();
          return heard;
        }""", [message, pause])

    def spot(self, x, y):
        """A point in the window, as fractions of the screen's width and height."""
        self.page.locator("#screen").scroll_into_view_if_needed()
        box = self.page.locator("#screen").bounding_box()
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y

    def drag(self, start, end, steps=20, pause=16):
        """Presses and moves; the button is held down."""
        mouse = self.page.mouse
        (x0, y0), (x1, y1) = self.spot(*start), self.spot(*end)
        mouse.move(x0, y0)
        mouse.down()
        for step in range(1, steps + 1):
            mouse.move(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            self.page.wait_for_timeout(pause)

    def play(self, name):
        """Plays a gesture; returns the number of its recording when it has ended."""
        before = self.recordings[-1]
        self.page.click("#tab-gestures")
        self.page.click(f'[data-gesture="{name}"]')
        self.until(
            "before => [...document.querySelectorAll('[data-recording]')].some((chip) => "
            "chip.dataset.recording > before && !['running', 'none'].includes(chip.dataset.outcome))",
            before)
        self.settle()
        return self.recordings[-1]
