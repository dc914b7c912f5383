import { element, icon, iconButton } from '../core/dom.js';
import { gestureTitle } from '../panels/gestures.js';

// What stands beside the device at once; all others are in their panel.
const FIRST = ['finish', 'cancel', 'flick'];
const TURNS = ['portrait', 'landscapeLeft', 'portraitUpsideDown', 'landscapeRight'];

/** Turns the device a quarter further to the left. */
export function turn(session) {
  const here = TURNS.indexOf(session.device?.orientation);
  session.set({ orientation: TURNS[(here + 1) % TURNS.length] });
}

export const toggleClock = (session) =>
  session.ask({ do: session.device?.paused ? 'resume' : 'pause' });

/** The buttons over the device: fingers that play, turning, starting anew, stopping its clock. */
export function buildTools(session, place) {
  const gestures = element('div', { class: 'group', role: 'group', 'aria-label': 'Gestures' });
  const rotate = iconButton('rotate', 'Turn the device', () => turn(session), 'R');
  const again = iconButton('again', 'Start anew', () => session.load(session.device.entry));
  const clock = iconButton('clock', 'Stop the device’s clock', () => toggleClock(session), 'P');
  const step = element('button', {
    type: 'button', class: 'text-button', hidden: true,
    onclick: () => session.ask({ do: 'step', turns: 1 }),
  }, 'Step 1/60 s');
  place.append(gestures, rotate, again, clock, step);

  let shown = null;
  session.deviceChanged.on((device) => {
    const label = device.paused ? 'Let the device’s clock go on' : 'Stop the device’s clock';
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
