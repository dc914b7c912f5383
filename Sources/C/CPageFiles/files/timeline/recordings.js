import { element, seconds } from '../core/dom.js';
import { errorsOf, verdictOf } from './story.js';

const GONE = 'The server that made this recording has ended: its calls are left, not its pictures';
const WORDS = {
  running: 'now', finished: 'finished', cancelled: 'cancelled', open: 'transition', none: '',
};

/** The recordings as a list of chips, the latest at the right; arrow keys move between them. */
export class Recordings {
  #session;
  #place;
  #announcer;
  #thumbnails;
  #said = 0;

  constructor(session, place, announcer, thumbnails) {
    this.#session = session;
    this.#place = place;
    this.#announcer = announcer;
    this.#thumbnails = thumbnails;
    thumbnails.changed.on(() => this.#list());
    session.recordingsChanged.on(() => this.#list());
    session.chose.on(() => this.#list());
    session.grew.on((recording) => this.#measure(recording));
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
    const { chosen } = this.#session;
    const listed = this.#listed;
    const next = listed[listed.indexOf(chosen) + count];
    this.#session.chooseRecording(next);
  }

  /** The recordings without those in which an entry only appeared. The selected one is included. */
  get #listed() {
    const { recordings, chosen } = this.#session;
    return recordings.filter((recording) => recording === chosen || what(recording) !== 'loaded'
      || recording.isTelling || recording.isRunning);
  }

  #key(event) {
    const count = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!count) return;
    event.preventDefault();
    event.stopPropagation();
    this.step(count);
    this.#place.querySelector('[aria-checked="true"]')?.focus();
  }

  #measure(recording) {
    const chip = this.#place.querySelector(`[data-recording="${recording.id}"] .length`);
    if (chip) chip.textContent = seconds(recording.duration);
  }

  #list() {
    const { recordings, chosen } = this.#session;
    const hadFocus = this.#place.contains(document.activeElement);
    const listed = this.#listed;
    this.#place.replaceChildren(...recordings.map((recording) => {
      const errors = errorsOf(recording).length;
      const word = (WORDS[recording.outcome] || what(recording))
        + (errors ? `, ${errors} error${errors === 1 ? '' : 's'}` : '');
      return element('button', {
        type: 'button', class: 'chip', role: 'radio',
        'data-recording': recording.isGone ? null : recording.id, 'data-gone': recording.isGone,
        'data-outcome': recording.outcome, 'data-error': errors > 0,
        hidden: !listed.includes(recording), 'aria-checked': String(recording === chosen),
        tabindex: recording === chosen ? '0' : '-1', onclick: () => this.#session.chooseRecording(recording),
        title: recording.isGone ? GONE : originOf(recording),
        'aria-label': `Recording ${recording.id}, ${word}, ${seconds(recording.duration)}`
          + (recording.from ? `, ${originOf(recording)}` : ''),
      }, this.#thumbnails.of(recording), element('b', {}, String(recording.id)),
      recording.from ? element('span', { class: 'from' }, `from ${recording.from.recording}`) : '', word,
      element('span', { class: 'length' }, seconds(recording.duration)));
    }));
    const current = this.#place.querySelector('[aria-checked="true"]');
    if (hadFocus) current?.focus();
    this.#scroll();
    this.#announce(recordings.at(-1));
  }

  #announce(recording) {
    if (!recording || recording.isRunning || recording.id === this.#said || recording.outcome === 'none') return;
    this.#said = recording.id;
    const errors = errorsOf(recording);
    const count = errors.length ? `, ${errors.length} error${errors.length === 1 ? '' : 's'}: ` : '';
    const reason = verdictOf(recording)?.reason;
    this.#announcer.textContent = `Recording ${recording.id} ${WORDS[recording.outcome]}`
      + ` after ${seconds(recording.duration)}${reason ? `, ${reason}` : ''}`
      + `${count}${errors.map(({ rule }) => rule).join(', ')}`;
  }
}

/** The moment that a recording continues; null if it continues none. */
function originOf({ from }) {
  return from && `continues recording ${from.recording} from ${seconds(from.t)}`;
}

/** A word for a recording without a transition. */
function what(recording) {
  if (recording.events.some(({ call }) => call.startsWith('viewDidLoad'))) return 'loaded';
  if (recording.hasFingers) return 'touched';
  return recording.keys ? 'typed' : 'changed';
}
