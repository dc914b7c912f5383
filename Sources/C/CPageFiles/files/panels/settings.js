import { element } from '../core/dom.js';

const ORIENTATIONS = [
  ['portrait', 'Portrait'], ['landscapeLeft', 'Landscape left'],
  ['landscapeRight', 'Landscape right'], ['portraitUpsideDown', 'Upside down'],
];
const SIZE_CLASSES = [['', 'Depends on the size'], ['compact', 'Compact'], ['regular', 'Regular']];
const SPEEDS = [
  [2, 'Twice as fast'], [1, 'Real time'], [0.5, 'Half as fast'], [0.25, 'A quarter as fast'],
  [0.1, 'A tenth: slow animations'],
];
const ERAS = [[26, 'A sheet: iOS 13 to 26'], [7, 'Full screen: iOS 7 to 12']];
const SWITCHES = [
  ['dark', 'Dark'], ['rtl', 'Right to left'], ['reduceMotion', 'Reduce motion'],
  ['hardwareKeyboard', 'Hardware keyboard'],
];

// The reasons why a setting may not change the screen.
const UNCHANGED = {
  dark: 'The screen looks the same: its colours do not depend on the appearance.',
  textSize: 'The screen looks the same: its fonts do not depend on the text size.',
};
// A screen of which a smaller part differs looks the same; the status bar is such a part.
const VISIBLE = 0.005;
// Milliseconds after which the screen shows a new setting.
const EFFECT = 900;

/** The device model, its orientation, and the user's settings. */
export class Settings {
  body = element('form', { class: 'settings' });

  #session;
  #screen;
  #controls = {};
  /** The explanation of a setting without effect, and its timer. */
  #unchanged = element('p', { class: 'note', role: 'status', hidden: true });
  #timer = 0;

  constructor(session, screen) {
    this.#session = session;
    this.#screen = screen;
    this.body.addEventListener('submit', (event) => event.preventDefault());
    session.welcomed.on((welcome) => this.#build(welcome));
    session.deviceChanged.on((device) => this.#fill(device));
  }

  /** Changes a setting, and says so if the screen looks the same afterwards. */
  #set(name, value) {
    clearTimeout(this.#timer);
    this.#unchanged.hidden = true;
    const words = UNCHANGED[name];
    if (words) {
      const before = this.#screen.copy();
      this.#timer = setTimeout(() => {
        this.#unchanged.textContent = words;
        this.#unchanged.hidden = this.#screen.differenceFrom(before) > VISIBLE;
      }, EFFECT);
    }
    this.#session.set({ [name]: value });
  }

  #build({ devices, textSizes }) {
    const titled = (list) => list.map(({ id, title }) => [id, title]);
    this.body.replaceChildren(
      group('Device',
        this.#select('device', 'Model', titled(devices)),
        this.#select('orientation', 'Orientation', ORIENTATIONS),
        this.#select('horizontal', 'Width class', SIZE_CLASSES, (value) => value || null),
        this.#select('vertical', 'Height class', SIZE_CLASSES, (value) => value || null)),
      group('Presenting', this.#select('era', 'Default style', ERAS, Number)),
      group('Appearance',
        ...SWITCHES.map(([name, title]) => this.#switch(name, title)),
        this.#select('textSize', 'Text size', titled(textSizes)), this.#unchanged),
      group('Clock', this.#select('speed', 'Device runs', SPEEDS, Number)));
    if (this.#session.device) this.#fill(this.#session.device);
  }

  #fill(device) {
    for (const [name, control] of Object.entries(this.#controls)) {
      const value = device[name];
      if (control.type === 'checkbox') control.checked = value;
      else control.value = value == null ? '' : String(value);
    }
  }

  #select(name, title, options, read = (value) => value) {
    const select = element('select', {
      id: `set-${name}`, onchange: () => this.#set(name, read(select.value)),
    }, ...options.map(([value, text]) => element('option', { value }, text)));
    this.#controls[name] = select;
    return element('div', { class: 'field' },
      element('label', { for: select.id }, title), select);
  }

  #switch(name, title) {
    const box = element('input', {
      type: 'checkbox', role: 'switch', id: `set-${name}`,
      onchange: () => this.#set(name, box.checked),
    });
    this.#controls[name] = box;
    return element('div', { class: 'field' }, element('label', { for: box.id }, title), box);
  }
}

const group = (title, ...fields) =>
  element('fieldset', {}, element('legend', {}, title), ...fields);
