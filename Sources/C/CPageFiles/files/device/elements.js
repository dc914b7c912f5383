import { element } from '../core/dom.js';

// The HTML element and the ARIA role for each role of an element of the screen. What can be activated
// is a button, so that a screen reader offers it.
const TAGS = {
  button: ['button'], link: ['button', 'link'], toggle: ['button', 'switch'], slider: ['button'],
  field: ['div', 'textbox'], searchField: ['div', 'searchbox'], cell: ['button'],
  text: ['span'], heading: ['span', 'heading'], image: ['span', 'img'], progress: ['span', 'progressbar'],
  element: ['span', 'img'],
};

/**
 * The elements of the app's screen for assistive technology: invisible, at the places of the app's
 * elements, and with their names. They do not take touches.
 *
 * They are one stop of the Tab key, after the screen; arrow keys move between them in reading order,
 * and Enter or Space activates one. There are none while something moves or a recording is shown. The
 * list is requested once whenever the device has come to rest.
 */
export class ScreenElements {
  #session;
  #frame;
  #place;
  #screen;
  /** The connection or the entry has changed, or a recording has ended, since the list was requested. */
  #isStale = false;
  /** `{name, index}` of the element that had the focus when the list was removed. */
  #focused = null;

  constructor(session, frame, { place, screen }) {
    this.#session = session;
    this.#frame = frame;
    this.#place = place;
    this.#screen = screen;
    session.recordingsChanged.on(() => this.#follow());
    session.moved.on(() => this.#follow());
    session.lost.on(() => this.#clear());
    session.welcomed.on(() => this.#clear());
    frame.fitted.on(() => this.#arrange());
    place.addEventListener('keydown', (event) => this.#key(event));
    place.addEventListener('click', (event) => this.#activate(event.target.closest('[data-n]')));
  }

  get #all() {
    return [...this.#place.children];
  }

  get #rests() {
    const { isLive, recordings, device } = this.#session;
    return isLive && device && recordings.length > 0 && !recordings.some(({ isRunning }) => isRunning);
  }

  #follow() {
    if (!this.#rests) {
      this.#isStale = true;
      this.#clear();
    } else if (this.#isStale) {
      this.#isStale = false;
      this.#ask();
    }
  }

  async #ask() {
    try {
      const { elements } = await this.#session.answer({ do: 'elements' });
      if (this.#rests) this.#show(elements);
    } catch {
      // The error has already been reported.
    }
  }

  #clear() {
    this.#isStale = true;
    const index = this.#all.indexOf(document.activeElement);
    if (index >= 0) {
      this.#focused = { index, name: document.activeElement.dataset.name };
      // The focus stays in the device until the elements are back.
      this.#place.focus({ preventScroll: true });
    }
    this.#place.replaceChildren();
    this.#place.tabIndex = -1;
  }

  #show(elements) {
    this.#place.replaceChildren(...elements.map((one) => this.#make(one)));
    this.#arrange();
    const all = this.#all;
    const focused = this.#focused;
    this.#focused = null;
    const isHere = document.activeElement === this.#place;
    const same = focused && (all.find(({ dataset }) => dataset.name === focused.name) ?? all[0]);
    const current = (isHere && same) || all[0];
    if (current) current.tabIndex = 0;
    if (isHere && current) current.focus({ preventScroll: true });
  }

  #make({ n, role, label, value, hint, frame, enabled, selected }) {
    const [tag, aria] = TAGS[role] ?? TAGS.element;
    const name = label || value || role;
    const isSwitch = role === 'toggle';
    const detail = label && value && !isSwitch ? `, ${value}` : '';
    const node = element(tag, {
      class: 'screen-element', tabindex: '-1', 'data-n': n, 'data-name': name, 'data-role': role, role: aria,
      'aria-label': role === 'text' ? null : `${name}${detail}`,
      'aria-checked': isSwitch ? String(value === '1') : null,
      'aria-level': role === 'heading' ? '2' : null,
      'aria-disabled': enabled ? null : 'true', 'aria-description': hint,
      'aria-pressed': selected && tag === 'button' && !aria ? 'true' : null,
      'aria-roledescription': role === 'slider' ? 'slider' : null,
      'aria-readonly': aria === 'textbox' || aria === 'searchbox' ? 'true' : null,
      ...(tag === 'button' && { type: 'button' }),
    }, role === 'text' ? name : null);
    node.place = frame;
    return node;
  }

  #arrange() {
    const { zoom } = this.#frame;
    for (const node of this.#all) {
      const [x, y, width, height] = node.place.map((length) => length * zoom);
      Object.assign(node.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      });
    }
  }

  #activate(node) {
    if (!node) return;
    this.#session.ask({ do: 'activate', n: Number(node.dataset.n) });
    // The screen receives the keys that are typed into the field.
    if (node.dataset.role.endsWith('ield')) this.#screen.focus({ preventScroll: true });
  }

  #key(event) {
    const all = this.#all;
    const at = all.indexOf(document.activeElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = {
      ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0,
      End: all.length - 1,
    }[event.key];
    // A text cannot be pressed, but it may be in an element that reacts to a tap.
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (to === undefined && !isPress) return;
    event.preventDefault();
    event.stopPropagation();
    if (isPress) {
      if (!event.repeat) this.#activate(all[at]);
      return;
    }
    const next = all[Math.min(Math.max(to, 0), all.length - 1)];
    all[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus({ preventScroll: true });
  }
}
