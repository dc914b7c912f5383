import { element, icon } from './dom.js';

// Milliseconds for which a message is shown.
const STAY = 7000;
const MOST = 3;

/** Unobtrusive messages in the corner; equal messages are not repeated. */
export class Toasts {
  #place;

  constructor(place) {
    this.#place = place;
  }

  say(text, kind = 'note') {
    for (const other of this.#place.children) if (other.dataset.text === text) other.remove();
    const toast = element('div', { class: 'toast', 'data-kind': kind, 'data-text': text },
      element('p', {}, text),
      element('button', {
        type: 'button', class: 'icon-button', 'aria-label': 'Dismiss',
        onclick: () => toast.remove(),
      }, icon('close')));
    this.#place.append(toast);
    while (this.#place.children.length > MOST) this.#place.firstChild.remove();
    setTimeout(() => toast.remove(), STAY);
  }
}
