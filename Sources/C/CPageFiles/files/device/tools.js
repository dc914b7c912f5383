import { element, icon, iconButton } from '../core/dom.js';
import { gestureTitle } from '../panels/gestures.js';

// The gestures beside the device; all others are in their panel.
const FIRST = ['finish', 'cancel', 'flick'];
const TURNS = ['portrait', 'landscapeLeft', 'portraitUpsideDown', 'landscapeRight'];

/** Rotates the device by a quarter turn to the left. */
export function turn(session) {
  const here = TURNS.indexOf(session.device?.orientation);
  session.set({ orientation: TURNS[(here + 1) % TURNS.length] });
}

export const toggleClock = (session) =>
  session.ask({ do: session.device?.paused ? 'resume' : 'pause' });

/** The buttons above the device: gestures, rotation, reload, and pausing the clock. */
export function buildTools(session, place) {
  const gestures = element('div', { class: 'group', role: 'group', 'aria-label': 'Gestures' });
  const rotate = iconButton('rotate', 'Rotate the device', () => turn(session), 'R');
  const again = element('button', {
    type: 'button', class: 'text-button', 'aria-label': 'Start again',
    title: 'Show the entry from its beginning', onclick: () => session.load(session.device.entry),
  }, 'Start again');
  const clock = iconButton('clock', 'Stop the device’s clock', () => toggleClock(session), 'P');
  const step = element('button', {
    type: 'button', class: 'text-button', hidden: true,
    onclick: () => session.step(),
  }, 'Step 1/60 s');
  const keyboard = iconButton('keyboard', 'Give the keyboard to the app',
    () => session.giveKeyboard(!session.isKeyboardOurs));
  place.append(gestures, again, rotate, clock, keyboard, step);

  const showKeyboard = () => {
    const isTyping = session.isKeyboardOurs && session.hasAppKeys;
    const label = isTyping ? 'A text field of the app has the keyboard'
      : session.isKeyboardOurs ? 'Give the keyboard to the app' : 'Take the keyboard back';
    keyboard.setAttribute('aria-label', label);
    keyboard.setAttribute('aria-pressed', String(session.hasAppKeys));
    keyboard.title = label;
  };
  session.keyboardChanged.on(showKeyboard);
  session.deviceChanged.on(showKeyboard);

  let shown = null;
  session.deviceChanged.on((device) => {
    const label = device.paused ? 'Continue the device’s clock' : 'Stop the device’s clock';
    clock.setAttribute('aria-label', label);
    clock.setAttribute('aria-pressed', String(device.paused));
    clock.replaceChildren(icon(device.paused ? 'play' : 'clock'));
    clock.title = `${label}  (P)`;
    step.hidden = !device.paused;
    if (device.entry === shown) return;
    shown = device.entry;
    const names = FIRST.filter((name) => session.entry?.gestures.includes(name));
    gestures.replaceChildren(...names.map((name) => element('button', {
      type: 'button', class: 'text-button', 'data-quick': name,
      onclick: () => session.gesture(name),
    }, gestureTitle(name))));
  });
}
