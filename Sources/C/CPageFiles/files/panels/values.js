import { copyText } from '../core/clipboard.js';
import { element } from '../core/dom.js';

// Milliseconds for which "Copied" is shown.
const STAY = 2000;

/** The parameters of the shown entry, and the Swift code for their values. */
export class Values {
  body = element('form', { class: 'settings values' });

  #session;
  #toasts;
  #tryout;
  #shown = null;
  #parameters = [];
  /** Functions that display a value, by parameter name. */
  #controls = {};
  #fields = element('fieldset', {});
  #code = element('code', { id: 'values-code' });
  #reset = element('button', {
    type: 'button', class: 'text-button', id: 'values-reset', onclick: () => this.#resetAll(),
  }, 'Reset');
  #copy = element('button', {
    type: 'button', class: 'text-button', id: 'values-copy', onclick: () => this.#copyCode(),
  }, 'Copy');
  #chosen = {};
  /** Whether a request is unanswered; there is at most one. */
  #isWaiting = false;
  #isStale = false;

  constructor(session, toasts, tryout) {
    this.#session = session;
    this.#toasts = toasts;
    this.#tryout = tryout;
    this.body.addEventListener('submit', (event) => event.preventDefault());
    this.body.append(
      this.#fields, tryout.body,
      element('div', { class: 'swift' },
        element('h3', { id: 'values-swift' }, 'Swift'), this.#copy,
        element('pre', { tabindex: '0', 'aria-labelledby': 'values-swift' }, this.#code)),
      this.#reset);
    session.valuesChanged.on((message) => this.#answered(message));
    session.failed.on(({ about }) => {
      if (about === 'remake') this.#refused();
    });
    session.lost.on(() => {
      this.#isWaiting = false;
      this.#isStale = false;
    });
  }

  #answered({ entry, values, code }) {
    const isOther = entry !== this.#shown;
    if (isOther) this.#build(entry);
    this.#code.textContent = code;
    this.#isWaiting = false;
    // Sends values chosen in the meantime; their controls are unchanged.
    if (this.#isStale && !isOther) return this.#ask();
    this.#isStale = false;
    this.#show(values);
    if (!isOther) this.#tryout.plan();
  }

  #refused() {
    this.#isWaiting = false;
    this.#isStale = false;
    if (this.#session.values) this.#show(this.#session.values.values);
  }

  #build(entry) {
    this.#shown = entry;
    this.#parameters = this.#session.entry?.parameters ?? [];
    this.#controls = {};
    this.#fields.replaceChildren(
      element('legend', {}, this.#session.entry?.title ?? ''),
      ...this.#parameters.map((parameter) => this.#field(parameter)));
  }

  #show(values) {
    this.#chosen = { ...values };
    for (const [name, value] of Object.entries(values)) this.#controls[name]?.(value);
    this.#markReset();
  }

  #markReset() {
    this.#reset.disabled = this.#parameters.every(
      ({ name, standard }) => this.#chosen[name] === standard);
  }

  #choose(name, value) {
    this.#chosen[name] = value;
    this.#markReset();
    this.#ask();
  }

  #resetAll() {
    this.#show(Object.fromEntries(
      this.#parameters.map(({ name, standard }) => [name, standard])));
    this.#ask();
    // The disabled button has lost the focus.
    this.#fields.querySelector('input, select')?.focus();
  }

  #ask() {
    this.#isStale = this.#isWaiting;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#session.remake(this.#shown, this.#chosen);
  }

  // Each kind of parameter has its own field.

  #field(parameter) {
    switch (parameter.kind) {
      case 'choice': return this.#select(parameter);
      case 'flag': return this.#switch(parameter);
      default: return this.#slider(parameter);
    }
  }

  #slider({ name, title, from, to, step, unit }) {
    const id = `value-${name}`;
    // The slider itself says its value.
    const number = element('output', { for: id, 'aria-live': 'off' });
    const slider = element('input', { type: 'range', id, min: from, max: to, step });
    const say = (value) => {
      number.textContent = written(value, step, unit);
      slider.setAttribute('aria-valuetext', number.textContent);
    };
    slider.addEventListener('input', () => {
      const value = Number(slider.value);
      say(value);
      this.#choose(name, value);
    });
    this.#controls[name] = (value) => {
      slider.value = value;
      say(value);
    };
    return element('div', { class: 'field slider' },
      element('label', { for: id }, title), number, slider);
  }

  #select({ name, title, choices }) {
    const select = element('select', {
      id: `value-${name}`, onchange: () => this.#choose(name, select.value),
    }, ...choices.map(({ id, title: text }) => element('option', { value: id }, text)));
    this.#controls[name] = (value) => { select.value = value; };
    return element('div', { class: 'field' },
      element('label', { for: select.id }, title), select);
  }

  #switch({ name, title }) {
    const box = element('input', {
      type: 'checkbox', role: 'switch', id: `value-${name}`,
      onchange: () => this.#choose(name, box.checked),
    });
    this.#controls[name] = (value) => { box.checked = value; };
    return element('div', { class: 'field' }, element('label', { for: box.id }, title), box);
  }

  // The Swift code.

  async #copyCode() {
    if (await copyText(this.#code.textContent)) {
      this.#toasts.say('Copied');
      this.#copy.textContent = 'Copied';
      setTimeout(() => { this.#copy.textContent = 'Copy'; }, STAY);
    } else {
      getSelection().selectAllChildren(this.#code);
      this.#toasts.say('The browser does not allow copying. The Swift code is selected instead.');
    }
  }
}

/** A number with the decimals of the step. */
function written(value, step, unit) {
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const text = value.toFixed(decimals).replace('-', '−');
  if (!unit) return text;
  return unit === '°' ? `${text}°` : `${text} ${unit}`;
}
