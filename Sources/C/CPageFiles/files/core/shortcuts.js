import { element, iconButton } from '../core/dom.js';
import { kept } from './kept.js';

const KEY = 'matchcut.single-keys';

/** Keyboard shortcuts of the page, and their list under "?". */
export class Shortcuts {
  #actions;
  #dialog;
  #slider;
  #single = element('input', { type: 'checkbox', id: 'single-keys' });

  /** `actions`: `[{key, also, name, title, action}]`; `also` is a second key, and `name` is the
   * displayed key. */
  constructor(dialog, button, slider, actions) {
    this.#dialog = dialog;
    this.#slider = slider;
    this.#actions = actions;
    this.#single.checked = kept.get(KEY) !== 'off';
    this.#single.addEventListener('change', () =>
      kept.set(KEY, this.#single.checked ? 'on' : 'off'));
    dialog.append(
      element('header', {}, element('h2', { id: 'help-title' }, 'Keyboard'),
        iconButton('close', 'Close', () => dialog.close(), 'Escape')),
      element('dl', {}, ...this.#rows()),
      element('div', { class: 'field' },
        element('label', { for: 'single-keys' }, 'Use single letters as shortcuts'), this.#single),
      element('p', { class: 'note' }, 'While the screen has the focus, keys go to the app if one '
        + 'of its text fields is active, or if you have given the keyboard to the app.'));
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    button.addEventListener('click', () => this.open());
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  open() {
    this.#dialog.showModal();
  }

  #rows() {
    const fixed = [
      ['Space', 'Play or pause the recording'],
      ['← →', 'Back or forward by a frame; with Shift by ten'],
      ['Home End', 'The beginning or the end of the recording'],
    ];
    const own = this.#actions.map(({ name, key, title }) => [name ?? key.toUpperCase(), title]);
    const rest = [
      ['?', 'This list'],
      ['Tab', 'Move the focus out of the device'],
      ['Control Wheel', 'Show less or more of the recording, about the pointer'],
      ['Shift Drag', 'On the timeline: move to another part of the recording'],
      ['↑ ↓ Letters', 'In the list of entries: move, or go to the next entry with these letters'],
      ['← →', 'In the list of entries: fold and unfold a section; go to the switch of a mistake'],
    ];
    return [...fixed, ...own, ...rest].map(([keys, title]) => element('div', {},
      element('dt', {}, ...keys.split(' ').map((key) => element('kbd', {}, key))),
      element('dd', {}, title)));
  }

  #key(event) {
    if (this.#dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target.matches?.('input:not([type=checkbox]), select, textarea')) return;
    const isButton = target.closest?.('button, a, summary, [role=treeitem], input');
    if (isButton && (event.key === ' ' || event.key === 'Enter')) return;
    if (event.key === '?') {
      event.preventDefault();
      return this.open();
    }
    const isElsewhere = target.closest?.(
      '[role=listbox], [role=tablist], [role=separator], .panel');
    if (!isElsewhere && this.#slider.key(event)) return;
    if (!this.#single.checked) return;
    const pressed = event.key.toLowerCase();
    const found = this.#actions.find(({ key, also }) => key === pressed || also === pressed);
    if (!found) return;
    event.preventDefault();
    found.action();
  }
}
