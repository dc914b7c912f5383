"""A page in Firefox, with those of Playwright's names that the checks for both browsers use."""

import base64
import contextlib
import json
import pathlib
import time

from bidi import CommandFailed, Firefox
from browser_stage import TIMEOUT, Visit

# The characters by which WebDriver names keys without one of their own.
KEYS = {"Alt": "\ue00a", "ArrowDown": "\ue015", "ArrowLeft": "\ue012", "ArrowRight": "\ue014",
        "ArrowUp": "\ue013", "Control": "\ue009", "End": "\ue010", "Enter": "\ue007",
        "Escape": "\ue00c", "Home": "\ue011", "Shift": "\ue008", "Space": " ", "Tab": "\ue004"}

# Finds elements by a CSS selector, or by `text=` and the beginning of their text.
FIND = """(selector) => {
  if (!selector.startsWith('text=')) return [...document.querySelectorAll(selector)];
  const text = selector.slice(5);
  return [...document.querySelectorAll('button, a, p, h2, .toast *')]
    .filter((one) => one.textContent.trim().startsWith(text));
}"""

# The centre of an element that can be clicked, scrolled into the window; null if it cannot yet.
CENTRE = """(one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...at);
  return hit && (one.contains(hit) || hit.contains(one)) && !one.disabled ? at : null;
}"""

SEEN = "(one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0"


class FirefoxStage:
    """Starts Firefox once; every check has a separate page without cookies of other pages."""

    browser = "firefox"

    def __init__(self, program, url, pictures):
        self.url = url
        self.pictures = pathlib.Path(pictures) / "firefox"
        self.pictures.mkdir(parents=True, exist_ok=True)
        self._firefox = Firefox(program)

    def __enter__(self):
        self._firefox.__enter__()
        return self

    def __exit__(self, *_):
        self._firefox.__exit__()

    @contextlib.contextmanager
    def page(self, width=1440, height=900):
        with self._visit(width, height) as visit:
            yield visit

    @contextlib.contextmanager
    def file(self, path, width=1440, height=900):
        """Opens a file without a server, or an address that may not respond."""
        url = path if isinstance(path, str) else path.resolve().as_uri()
        with self._visit(width, height, url) as visit:
            yield visit

    @contextlib.contextmanager
    def _visit(self, width, height, url=None):
        send = self._firefox.send
        owner = send("browser.createUserContext")["userContext"]
        try:
            context = send("browsingContext.create", type="window", userContext=owner)["context"]
            send("browsingContext.setViewport", context=context, viewport={"width": width, "height": height})
            yield Visit(self, Context(self._firefox, context), url)
        finally:
            send("browser.removeUserContext", userContext=owner)


class Context:
    """What a visit asks for a page."""

    def __init__(self, firefox, context):
        self._made = firefox, context

    def new_page(self):
        return Page(*self._made)


class Message:
    """A line of the browser's console, or a request."""

    def __init__(self, kind, text):
        self.type, self.text, self.url = kind, text, text


class Page:
    """Runs the checks' steps as commands to Firefox; touches and keys are real input."""

    def __init__(self, firefox, context):
        self._firefox = firefox
        self._context = context
        self._listeners = {}
        self.mouse = Mouse(self)
        self.keyboard = Keyboard(self)
        firefox.listen(context, self._hear)

    def _hear(self, method, event):
        if method == "network.beforeRequestSent":
            self._tell("request", Message("request", event["request"]["url"]))
        elif event["type"] == "javascript":
            self._tell("pageerror", event["text"])
        else:
            kind = {"warn": "warning"}.get(event["level"], event["level"])
            self._tell("console", Message(kind, event["text"]))

    def _tell(self, name, message):
        if action := self._listeners.get(name):
            action(message)

    def send(self, method, **parameters):
        return self._firefox.send(method, context=self._context, **parameters)

    # The page itself.

    def set_default_timeout(self, milliseconds):
        """Every wait takes TIMEOUT at most."""

    def on(self, name, action):
        self._listeners[name] = action

    def add_init_script(self, script):
        self._firefox.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}",
                           contexts=[self._context])

    def goto(self, url):
        self.send("browsingContext.navigate", url=url, wait="complete")

    def reload(self):
        self.send("browsingContext.reload", wait="complete")

    def title(self):
        return self.evaluate("document.title")

    @property
    def url(self):
        return self.evaluate("location.href")

    def evaluate(self, script, argument=None):
        """The value of an expression, or what the function that it is returns for the argument."""
        result = self._firefox.send(
            "script.evaluate", target={"context": self._context}, awaitPromise=True,
            expression=f"""(async () => {{
              const value = ({script.strip().rstrip(';')});
              const answer = typeof value === 'function' ? await value({json.dumps(argument)}) : await value;
              return JSON.stringify(answer instanceof Node ? answer.nodeName : answer ?? null);
            }})()""")
        if result["type"] == "exception":
            raise AssertionError(f"{result['exceptionDetails']['text']} in {script.strip()[:200]}")
        return json.loads(result["result"]["value"])

    def wait_for_timeout(self, milliseconds):
        self._firefox.wait(milliseconds / 1000)

    def wait_for(self, what, action):
        """The first answer of the action that is neither false nor nothing."""
        deadline = time.monotonic() + TIMEOUT / 1000
        while time.monotonic() < deadline:
            if found := action():
                return found
            self.wait_for_timeout(30)
        raise AssertionError(f"after {TIMEOUT} ms: {what}")

    def wait_for_selector(self, selector, state="visible"):
        one = self.locator(selector)
        states = {"visible": one.is_visible, "hidden": one.is_hidden,
                  "attached": lambda: one.count() > 0, "detached": lambda: one.count() == 0}
        self.wait_for(f"{selector} is not {state}", states[state])

    def screenshot(self, path, **_):
        data = self.send("browsingContext.captureScreenshot")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    # Its elements.

    def locator(self, selector):
        return Locator(self, selector)

    def get_by_role(self, role, name):
        return Locator(self, f'[role="{role}"][aria-label="{name}"]')

    def query_selector_all(self, selector):
        return self.locator(selector).all()

    def __getattr__(self, name):
        """Actions on an element by its selector: `page.click(selector)` is `locator(selector).click()`."""
        if name not in Locator.ACTIONS:
            raise AttributeError(f"a page in Firefox has no {name}")
        return lambda selector, *words: getattr(self.locator(selector), name)(*words)


class Locator:
    """An element that is looked up when it is used."""

    ACTIONS = {"check", "uncheck", "click", "fill", "focus", "press", "select_option", "get_attribute", "inner_text",
               "text_content", "input_value", "is_visible", "is_hidden"}

    def __init__(self, page, selector, index=0):
        self._page, self._selector, self._index = page, selector, index

    def _ask(self, script, argument=None):
        """What a function returns for the element, as soon as there is one."""
        return self._page.wait_for(f"no element {self._selector}", lambda: self._page.evaluate(
            f"""([selector, index, argument]) => {{
              const one = ({FIND})(selector).at(index);
              return one ? [({script})(one, argument)] : null;
            }}""", [self._selector, self._index, argument]))[0]

    def count(self):
        return self._page.evaluate(f"(selector) => ({FIND})(selector).length", self._selector)

    def nth(self, index):
        return Locator(self._page, self._selector, index)

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    def all(self):
        return [self.nth(index) for index in range(self.count())]

    def all_inner_texts(self):
        return self._page.evaluate(f"(selector) => ({FIND})(selector).map((one) => one.innerText)", self._selector)

    def is_visible(self):
        return self.count() > 0 and self._ask(SEEN)

    def is_hidden(self):
        return not self.is_visible()

    def get_attribute(self, name):
        return self._ask("(one, name) => one.getAttribute(name)", name)

    def inner_text(self):
        return self._ask("(one) => one.innerText")

    def text_content(self):
        return self._ask("(one) => one.textContent")

    def input_value(self):
        return self._ask("(one) => one.value")

    def bounding_box(self):
        return self._ask("(one) => one.getBoundingClientRect().toJSON()")

    def scroll_into_view_if_needed(self):
        self._ask("(one) => one.scrollIntoView({ block: 'nearest', behavior: 'instant' })")

    def focus(self):
        self._ask("(one) => one.focus()")

    def click(self):
        at = self._page.wait_for(f"{self._selector} cannot be clicked", lambda: self._ask(CENTRE))
        self._page.mouse.click(*at)

    def check(self):
        if not self._ask("(one) => one.checked"):
            self.click()

    def uncheck(self):
        if self._ask("(one) => one.checked"):
            self.click()

    def fill(self, text):
        self.focus()
        self._ask("(one) => one.select()")
        self._page.keyboard.type(text)

    def press(self, key):
        self.focus()
        self._page.keyboard.press(key)

    def select_option(self, value):
        self._ask("""(one, value) => {
          one.value = value;
          for (const name of ['input', 'change']) one.dispatchEvent(new Event(name, { bubbles: true }));
        }""", value)


class Mouse:
    """The pointer; its state stays between the commands."""

    def __init__(self, page):
        self._page = page
        self._at = 0, 0

    def _perform(self, *actions):
        self._page.send("input.performActions", actions=[
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    def move(self, x, y, steps=1):
        x0, y0 = self._at
        self._at = x, y
        for step in range(1, steps + 1):
            share = step / steps
            self._perform({"type": "pointerMove", "x": round(x0 + (x - x0) * share),
                           "y": round(y0 + (y - y0) * share)})

    def down(self):
        self._perform({"type": "pointerDown", "button": 0})

    def up(self):
        self._perform({"type": "pointerUp", "button": 0})

    def click(self, x, y):
        self.move(x, y)
        self.down()
        self.up()


class Keyboard:
    """Keys by their names in Playwright, such as `Shift+ArrowRight`."""

    def __init__(self, page):
        self._page = page

    def press(self, keys):
        names = [keys] if len(keys) == 1 else keys.split("+")
        values = [KEYS.get(name, name) for name in names]
        self._perform([{"type": "keyDown", "value": value} for value in values]
                      + [{"type": "keyUp", "value": value} for value in reversed(values)])

    def type(self, text):
        self._perform([{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")])

    def _perform(self, actions):
        self._page.send("input.performActions", actions=[{"type": "key", "id": "keys", "actions": actions}])
