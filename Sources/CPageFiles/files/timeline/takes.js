import { element, seconds } from '../core/dom.js';

const WORDS = {
  running: 'now', finished: 'finished', cancelled: 'cancelled', open: 'transition', none: '',
};

/** The recordings as a list of chips, the latest at the right; arrow keys move between them. */
export class Takes {
  #session;
  #place;
  #announcer;
  #said = 0;

  constructor(session, place, announcer) {
    this.#session = session;
    this.#place = place;
    this.#announcer = announcer;
    session.takesChanged.on(() => this.#list());
    session.chose.on(() => this.#list());
    session.grew.on((take) => this.#measure(take));
    place.addEventListener('keydown', (event) => this.#key(event));
    // The outcome beside them is added later and reduces their width.
    new ResizeObserver(() => this.#scroll()).observe(place);
  }

  /** Scrolls the selected chip into view, horizontally only. */
  #scroll() {
    const current = this.#place.querySelector('[aria-checked="true"]');
    if (!current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    this.#place.scrollLeft = middle - this.#place.clientWidth / 2;
  }

  /** The recording `count` chips away. */
  step(count) {
    const { takes, chosen } = this.#session;
    const next = takes[takes.indexOf(chosen) + count];
    if (next) this.#session.choose(next.id);
  }

  #key(event) {
    const count = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!count) return;
    event.preventDefault();
    event.stopPropagation();
    this.step(count);
    this.#place.querySelector('[aria-checked="true"]')?.focus();
  }

  #measure(take) {
    const chip = this.#place.querySelector(`[data-take="${take.id}"] .length`);
    if (chip) chip.textContent = seconds(take.duration);
  }

  #list() {
    const { takes, chosen } = this.#session;
    const hadFocus = this.#place.contains(document.activeElement);
    this.#place.replaceChildren(...takes.map((take) => {
      const word = WORDS[take.outcome] || what(take);
      return element('button', {
        type: 'button', class: 'chip', role: 'radio', 'data-take': take.id,
        'data-outcome': take.outcome, 'aria-checked': String(take === chosen),
        tabindex: take === chosen ? '0' : '-1', onclick: () => this.#session.choose(take.id),
        'aria-label': `Take ${take.id}, ${word}, ${seconds(take.duration)}`,
      }, element('b', {}, String(take.id)), word,
      element('span', { class: 'length' }, seconds(take.duration)));
    }));
    const current = this.#place.querySelector('[aria-checked="true"]');
    if (hadFocus) current?.focus();
    this.#scroll();
    this.#announce(takes.at(-1));
  }

  #announce(take) {
    if (!take || take.isRunning || take.id === this.#said || take.outcome === 'none') return;
    this.#said = take.id;
    this.#announcer.textContent =
      `Take ${take.id} ${WORDS[take.outcome]} after ${seconds(take.duration)}`;
  }
}

/** A word for a recording without a transition. */
function what(take) {
  if (take.events.some(({ call }) => call.startsWith('viewDidLoad'))) return 'loaded';
  return take.hasFingers ? 'touched' : 'changed';
}
