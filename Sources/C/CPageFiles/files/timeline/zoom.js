import { element } from '../core/dom.js';
import { Overview } from './overview.js';

// The factor of a key or a button, and of a wheel's pixel.
const [STEP, PIXEL] = [1.5, 0.008];
// Pixels of a wheel event that count at most, because wheels of mice have large steps.
const MOST = 60;
// The part of the visible duration by which a key moves it.
const STRIDE = 0.25;
// The part of a transition that is shown before and after it.
const MARGIN = 0.06;

/** Shows a part of the recording: by wheel, by two fingers, by dragging, and by keys and buttons. */
export class Zoom {
  #session;
  #axis;
  #lanes;
  /** The positions of two fingers, by pointer. */
  #fingers = new Map();
  #isPanning = false;
  #out;
  #all;

  constructor(session, axis, theme, { lanes, gutter }) {
    this.#session = session;
    this.#axis = axis;
    this.#lanes = lanes;
    const button = (text, label, press) => element('button', {
      type: 'button', class: 'quiet', 'aria-label': label, title: label, onclick: press,
    }, text);
    this.#out = button('−', 'Show more of the recording', () => this.step(-1));
    this.#all = button('All', 'Show the whole recording', () => axis.showAll());
    gutter.before(
      element('div', { class: 'zoom', role: 'group', 'aria-label': 'Part of the recording' },
        button('+', 'Show less of the recording, larger', () => this.step(1)), this.#out, this.#all),
      new Overview(session, axis, theme).body);
    axis.changed.on(() => this.#enable());
    session.chose.on(() => axis.showAll());
    session.moved.on(() => {
      if (!session.isLive) axis.reveal(session.t);
    });
    lanes.addEventListener('wheel', (event) => this.#roll(event), { passive: false });
    lanes.addEventListener('dblclick', (event) => this.fit(this.#axis.t(this.#x(event))));
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      lanes.addEventListener(type, (event) => this.#touch(event), { capture: true });
    }
    this.#enable();
  }

  /** Zooms in by a step about the time shown, or out if `count` is negative. */
  step(count) {
    const { t } = this.#session;
    const { start, end } = this.#axis;
    const isSeen = t >= start && t <= end;
    this.#axis.zoom(STEP ** -count, isSeen ? t : (start + end) / 2);
  }

  /** Moves the visible part by a quarter. */
  move(count) {
    this.#axis.pan(count * STRIDE * (this.#axis.end - this.#axis.start));
  }

  showAll() {
    this.#axis.showAll();
  }

  /** Shows the transition at a time; the nearest one if there is none at this time. */
  fit(t = this.#session.t) {
    const transitions = this.#session.chosen?.transitions ?? [];
    const far = ({ start, end }) => Math.max(start - t, t - end, 0);
    const [nearest] = [...transitions].sort((a, b) => far(a) - far(b));
    if (!nearest) return this.#axis.showAll();
    const margin = (nearest.end - nearest.start) * MARGIN;
    this.#axis.show(Math.max(0, nearest.start - margin), nearest.end + margin);
  }

  #enable() {
    this.#out.disabled = this.#all.disabled = !this.#axis.isZoomed;
  }

  #x({ clientX }) {
    return clientX - this.#lanes.getBoundingClientRect().left;
  }

  #roll(event) {
    if (!this.#session.chosen) return;
    const { deltaX, deltaY, ctrlKey, shiftKey } = event;
    if (ctrlKey) {
      event.preventDefault();
      const pixels = Math.min(Math.max(deltaY, -MOST), MOST);
      return this.#axis.zoom(Math.exp(pixels * PIXEL), this.#axis.t(this.#x(event)));
    }
    const dx = shiftKey && !deltaX ? deltaY : deltaX;
    // Without a horizontal part, the wheel scrolls the lanes.
    if (!this.#axis.isZoomed || Math.abs(dx) <= Math.abs(shiftKey ? 0 : deltaY)) return;
    event.preventDefault();
    this.#axis.panPixels(dx);
  }

  /** Two fingers zoom and move. With the middle button or Shift, a drag moves. */
  #touch(event) {
    const { type, pointerId, pointerType, clientX } = event;
    const isDown = type === 'pointerdown';
    const isDrag = isDown && (event.button === 1 || (event.button === 0 && event.shiftKey));
    if (isDown && (pointerType === 'touch' || isDrag)) this.#fingers.set(pointerId, clientX);
    if (!this.#fingers.has(pointerId)) return;
    const before = [...this.#fingers.values()];
    this.#fingers.set(pointerId, clientX);
    if (isDrag) this.#lanes.setPointerCapture(pointerId);
    if (type === 'pointerup' || type === 'pointercancel') this.#fingers.delete(pointerId);
    const isPan = isDrag || this.#isPanning;
    // One finger moves the slider.
    if (this.#fingers.size < 2 && !isPan) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#isPanning = isPan && this.#fingers.size > 0;
    if (type === 'pointermove') this.#moveTo(before, [...this.#fingers.values()]);
  }

  #moveTo([a, b], [c, d]) {
    if (b === undefined) return this.#axis.panPixels(a - c);
    const left = this.#lanes.getBoundingClientRect().left;
    const held = this.#axis.t((a + b) / 2 - left);
    this.#axis.zoom(Math.max(8, Math.abs(a - b)) / Math.max(8, Math.abs(c - d)), held);
    this.#axis.pan(held - this.#axis.t((c + d) / 2 - left));
  }
}
