import { Signal } from '../core/signal.js';

// The progress that is shown. A card that flips is edge-on in the middle, so a picture from shortly
// before the middle says more.
const PROGRESS = 0.4;
// The longer side of a thumbnail, in pixels; it is shown at half this size.
const SIDE = 80;
// Seconds between two pictures of a running recording, and the number of pictures after which every
// other one is dropped.
const [APART, MOST] = [0.04, 24];
// Seconds by which the picture on the screen may differ from the time shown.
const NEAR = 0.02;

/**
 * A small picture of each recording with a transition: of a moment shortly before the middle of
 * its last transition, as near as the screen has shown it. The pictures are copied from the screen, so
 * that the server is not asked for them. If the user looks at a nearer moment later, its picture
 * replaces the old one.
 */
export class Thumbnails {
  /** A recording has another picture. */
  changed = new Signal();

  #session;
  #screen;
  #places;
  /** `{picture, t}`, by recording. */
  #kept = new WeakMap();
  /** The pictures of a running recording: `[{picture, t}]`. */
  #taken = new WeakMap();

  constructor(session, screen, places) {
    this.#session = session;
    this.#screen = screen;
    this.#places = places;
    screen.drawn.on(() => this.#see());
    session.recordingsChanged.on(() => this.#decide());
  }

  /** The picture of a recording, a canvas; null if there is none. */
  of(recording) {
    return this.#kept.get(recording)?.picture ?? null;
  }

  #see() {
    const { isLive, chosen, t } = this.#session;
    if (!chosen || isLive === this.#screen.isOfRecording) return;
    if (isLive) this.#take(chosen);
    else if (Math.abs(this.#screen.moment - t) < NEAR) this.#improve(chosen, this.#screen.moment);
  }

  /** Keeps a picture of the running transition. */
  #take(recording) {
    const t = recording.duration;
    if (!recording.isRunning || recording.frames.at(-1)?.progress == null) return;
    const taken = this.#taken.get(recording) ?? [];
    if (t - (taken.at(-1)?.t ?? -1) < APART) return;
    taken.push({ t, picture: this.#copy() });
    this.#taken.set(recording, taken.length < MOST ? taken : taken.filter((_, index) => index % 2));
  }

  /** Selects the picture of a recording that has ended. */
  #decide() {
    for (const recording of this.#session.recordings) {
      const taken = this.#taken.get(recording);
      const middle = recording.isRunning || !taken ? null : middleOf(recording);
      if (middle === null) continue;
      const far = ({ t }) => Math.abs(t - middle);
      this.#kept.set(recording, taken.reduce((best, one) => (far(one) < far(best) ? one : best)));
      this.#taken.delete(recording);
    }
  }

  /** Replaces a recording's picture if the screen shows a moment that is nearer to the middle. */
  #improve(recording, t) {
    const middle = recording.isRunning ? null : middleOf(recording);
    const kept = this.#kept.get(recording);
    const last = recording.transitions.at(-1);
    if (middle === null || t < last.start || t > last.end) return;
    if (kept && Math.abs(kept.t - middle) - Math.abs(t - middle) < NEAR) return;
    this.#kept.set(recording, { t, picture: this.#copy() });
    this.changed.tell();
  }

  #copy() {
    const { source, reduced } = this.#places;
    const from = reduced.hidden ? source : reduced;
    const scale = SIDE / Math.max(from.width, from.height, 1);
    const picture = document.createElement('canvas');
    picture.width = Math.max(1, Math.round(from.width * scale));
    picture.height = Math.max(1, Math.round(from.height * scale));
    picture.style.width = `${picture.width / 2}px`;
    picture.setAttribute('aria-hidden', 'true');
    const paint = picture.getContext('2d', { alpha: false });
    paint.imageSmoothingQuality = 'high';
    paint.drawImage(from, 0, 0, picture.width, picture.height);
    return picture;
  }
}

/** The time at which the last transition had the progress that is shown, or nearest to it; null
 * without a transition. */
function middleOf({ transitions, frames }) {
  const last = transitions.at(-1);
  if (!last) return null;
  const inside = frames.filter(({ t, progress }) => progress != null && t >= last.start && t <= last.end);
  const far = ({ progress }) => Math.abs(progress - PROGRESS);
  return inside.length ? inside.reduce((best, one) => (far(one) < far(best) ? one : best)).t : null;
}
