"""Firefox, controlled over WebDriver BiDi, without a driver program between."""

import json
import re
import subprocess
import tempfile
import time

import websocket

# Seconds: for Firefox to start, and for one command.
START = 30
COMMAND = 30

# Settings of the profile: no requests of the browser itself, and exact times for measurements.
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "privacy.reduceTimerPrecision": False,
    "toolkit.telemetry.enabled": False,
}


class CommandFailed(Exception):
    """Firefox could not run a command; the text has its answer."""


class Firefox:
    """A headless Firefox with a new profile; ends with the block that it is made in.

    `send` runs a command of the protocol and returns its result. Events that arrive meanwhile, or
    during `wait`, are given to the functions that `listen` has added for their context.
    """

    def __init__(self, program):
        self._program = program
        self._listeners = {}
        self._number = 0

    def __enter__(self):
        self._profile = tempfile.TemporaryDirectory(prefix="matchcut-firefox-", ignore_cleanup_errors=True)
        with open(f"{self._profile.name}/user.js", "w") as file:
            for name, value in PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self._log = open(f"{self._profile.name}/output.log", "w+")
        self._process = subprocess.Popen(
            [self._program, "--headless", "--no-remote", "--remote-debugging-port", "0",
             "--profile", self._profile.name],
            stdout=subprocess.DEVNULL, stderr=self._log)
        try:
            self._socket = websocket.create_connection(
                self._address() + "/session", timeout=COMMAND, suppress_origin=True)
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_):
        self._end()

    def _address(self):
        """The address that Firefox prints when it listens."""
        deadline = time.monotonic() + START
        while time.monotonic() < deadline and self._process.poll() is None:
            with open(self._log.name) as file:
                if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", file.read()):
                    return found[1]
            time.sleep(.05)
        with open(self._log.name) as file:
            raise CommandFailed(f"{self._program} did not start within {START} s: {file.read()[-2000:]}")

    def _end(self):
        self._process.terminate()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        self._profile.cleanup()

    def listen(self, context, action):
        """Calls `action(method, parameters)` for each event of the context."""
        self._listeners[context] = action

    def send(self, method, **parameters):
        """Runs a command, and returns its result."""
        self._number += 1
        number = self._number
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        self._socket.settimeout(COMMAND)
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") != number:
                self._hear(message)
            elif message["type"] == "error":
                raise CommandFailed(f"{method}: {message['error']}: {message['message']}")
            else:
                return message["result"]

    def wait(self, seconds):
        """Waits, and hears the events that arrive."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self._socket.settimeout(left)
            try:
                self._hear(json.loads(self._socket.recv()))
            except websocket.WebSocketTimeoutException:
                return

    def _hear(self, message):
        parameters = message.get("params", {})
        context = parameters.get("context") or parameters.get("source", {}).get("context")
        if action := self._listeners.get(context):
            action(message["method"], parameters)
