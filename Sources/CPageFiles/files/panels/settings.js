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

/** The device model, its orientation, and the user's settings. */
export class Settings {
  body = element('form', { class: 'settings' });

  #session;
  #controls = {};

  constructor(session) {
    this.#session = session;
    this.body.addEventListener('submit', (event) => event.preventDefault());
    session.welcomed.on((welcome) => this.#build(welcome));
    session.deviceChanged.on((device) => this.#fill(device));
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
        this.#select('textSize', 'Text size', titled(textSizes))),
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
      id: `set-${name}`, onchange: () => this.#session.set({ [name]: read(select.value) }),
    }, ...options.map(([value, text]) => element('option', { value }, text)));
    this.#controls[name] = select;
    return element('div', { class: 'field' },
      element('label', { for: select.id }, title), select);
  }

  #switch(name, title) {
    const box = element('input', {
      type: 'checkbox', role: 'switch', id: `set-${name}`,
      onchange: () => this.#session.set({ [name]: box.checked }),
    });
    this.#controls[name] = box;
    return element('div', { class: 'field' }, element('label', { for: box.id }, title), box);
  }
}

const group = (title, ...fields) =>
  element('fieldset', {}, element('legend', {}, title), ...fields);
