import { element } from '../core/dom.js';
import { kept } from '../core/kept.js';

const KEY = 'matchcut.values.play';
// Milliseconds without a change after which a new value is played.
const PAUSE = 350;
const GESTURE = 'finish';

/** Plays the transition with its new values as soon as they rest, and repeats it if the user wants
 * that. */
export class Tryout {
  body = element('div', { class: 'tryout' });

  #session;
  #player;
  #timer = 0;
  /** The entry whose transition is being played. */
  #awaited = null;
  #plays = element('input', { type: 'checkbox', role: 'switch', id: 'values-play' });
  #repeats = element('input', { type: 'checkbox', role: 'switch', id: 'values-repeat' });

  constructor(session, player) {
    this.#session = session;
    this.#player = player;
    this.#plays.checked = kept.get(KEY) !== 'off';
    this.#plays.addEventListener('change', () => {
      kept.set(KEY, this.#plays.checked ? 'on' : 'off');
      if (this.#plays.checked) this.plan();
      else clearTimeout(this.#timer);
    });
    this.#repeats.addEventListener('change', () => this.#repeat(this.#repeats.checked));
    player.changed.on(() => { this.#repeats.checked = player.repeats; });
    session.recordingsChanged.on(() => this.#follow());
    this.body.append(field(this.#plays, 'Play after a change'), field(this.#repeats, 'Repeat'));
  }

  /** Plays soon, unless the values change again. */
  plan() {
    clearTimeout(this.#timer);
    const entry = this.#session.device?.entry;
    this.#timer = setTimeout(() => {
      if (this.#plays.checked && entry === this.#session.device?.entry) this.#play();
    }, PAUSE);
  }

  #play() {
    if (!this.#session.entry?.gestures.includes(GESTURE)) return;
    this.#awaited = this.#session.entry.id;
    this.#session.gesture(GESTURE);
  }

  #repeat(repeats) {
    this.#player.setRepeats(repeats);
    if (repeats) this.#player.play();
    else this.#player.pause();
  }

  /** Repeats the transition that has been played. */
  #follow() {
    const { chosen, recordings, isLive } = this.#session;
    if (!chosen || chosen.isRunning || chosen !== recordings.at(-1) || !chosen.transitions.length) return;
    const isAwaited = chosen.entry === this.#awaited;
    this.#awaited = null;
    if (isAwaited && isLive && this.#player.repeats) this.#player.play();
  }
}

const field = (box, title) =>
  element('div', { class: 'field' }, element('label', { for: box.id }, title), box);
