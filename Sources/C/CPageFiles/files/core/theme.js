import { icon } from './dom.js';
import { kept } from './kept.js';
import { Signal } from './signal.js';

const KEY = 'matchcut.theme';
const LOOKS = {
  system: { next: 'light', icon: 'half', label: 'Appearance: like the system' },
  light: { next: 'dark', icon: 'sun', label: 'Appearance: light' },
  dark: { next: 'system', icon: 'moon', label: 'Appearance: dark' },
};

/** The theme: light, dark, or the system's; the button switches to the next one. */
export class Theme {
  changed = new Signal();
  #button;

  constructor(button) {
    this.#button = button;
    button.addEventListener('click', () => this.#use(LOOKS[this.#look].next));
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', () => this.changed.tell());
    this.#use(this.#look);
  }

  get #look() {
    const look = kept.get(KEY);
    return look in LOOKS ? look : 'system';
  }

  #use(look) {
    kept.set(KEY, look);
    if (look === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = look;
    this.#button.replaceChildren(icon(LOOKS[look].icon));
    this.#button.setAttribute('aria-label', LOOKS[look].label);
    this.#button.title = LOOKS[look].label;
    this.changed.tell();
  }
}
