import { clamp, element, seconds, soon } from '../core/dom.js';
import { paints } from './lanes/drawing.js';
import { LANES } from './lanes/kinds.js';

// CSS pixels: the height of the strip, and the distance from an end of the visible part at which a
// drag moves this end.
const [HEIGHT, EDGE] = [26, 7];

/** The whole recording as a strip above the lanes, with a frame around the visible part. Dragging
 * the frame moves it, and dragging one of its ends moves this end. */
export class Overview {
  body = element('div', { class: 'overview' });

  #session;
  #axis;
  #theme;
  #canvas = element('canvas', { 'aria-hidden': 'true' });
  #frame = element('div', { class: 'overview-frame' });

  constructor(session, axis, theme) {
    this.#session = session;
    this.#axis = axis;
    this.#theme = theme;
    this.body.append(this.#canvas, this.#frame);
    const draw = soon(() => this.#draw());
    for (const signal of [session.chose, session.grew, session.recordingsChanged, theme.changed]) {
      signal.on(draw);
    }
    axis.changed.on(() => this.#mark());
    this.body.addEventListener('pointerdown', (event) => this.#press(event));
    this.body.addEventListener('pointermove', (event) => this.#point(event));
    this.body.addEventListener('dblclick', () => axis.showAll());
    new ResizeObserver(draw).observe(this.body);
  }

  /** The time at a horizontal position in the window. */
  #t(clientX) {
    const { left, width } = this.body.getBoundingClientRect();
    return ((clientX - left) / Math.max(1, width)) * this.#axis.duration;
  }

  /** The part of the frame under the pointer. */
  #grip({ clientX }) {
    const { start, end, isZoomed } = this.#axis;
    const { width } = this.body.getBoundingClientRect();
    const far = (t) => (Math.abs(this.#t(clientX) - t) / this.#axis.duration) * width;
    if (far(start) < EDGE) return 'start';
    if (far(end) < EDGE) return 'end';
    const t = this.#t(clientX);
    return isZoomed && t > start && t < end ? 'middle' : 'outside';
  }

  #point(event) {
    const cursor = { start: 'ew-resize', end: 'ew-resize', middle: 'grab', outside: 'crosshair' };
    this.body.style.cursor = cursor[this.#grip(event)];
  }

  #press(event) {
    if (event.button !== 0 || !this.#session.chosen) return;
    event.preventDefault();
    const grip = this.#grip(event);
    const { start, end } = this.#axis;
    const from = this.#t(event.clientX);
    // Outside the frame, a drag selects a new part.
    const drag = (event) => {
      const to = clamp(this.#t(event.clientX), 0, this.#axis.duration);
      const ends = { start: [Math.min(to, end), end], end: [start, Math.max(to, start)] }[grip];
      if (ends) this.#axis.show(...ends);
      else if (grip === 'middle') this.#axis.pan(start + to - from - this.#axis.start);
      else if (Math.abs(to - from) > 1e-3) this.#axis.show(Math.min(from, to), Math.max(from, to));
    };
    this.body.setPointerCapture(event.pointerId);
    this.body.addEventListener('pointermove', drag);
    this.body.addEventListener('lostpointercapture',
      () => this.body.removeEventListener('pointermove', drag), { once: true });
  }

  #mark() {
    const { start, end, duration, isZoomed } = this.#axis;
    this.body.toggleAttribute('data-zoomed', isZoomed);
    this.#frame.style.left = `${(start / duration) * 100}%`;
    this.#frame.style.right = `${(1 - end / duration) * 100}%`;
    this.body.title = isZoomed ? `${seconds(start)} to ${seconds(end)} of ${seconds(duration)}`
      : 'Drag to see a part of the recording';
  }

  #draw() {
    const { chosen } = this.#session;
    const width = Math.floor(this.body.clientWidth);
    this.#canvas.hidden = this.#frame.hidden = !chosen;
    if (!chosen || !width) return;
    this.#mark();
    const ratio = devicePixelRatio;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(HEIGHT * ratio);
    const context = this.#canvas.getContext('2d');
    context.scale(ratio, ratio);
    const duration = Math.max(chosen.duration, this.#axis.duration);
    drawStrip(context, chosen, (t) => (t / duration) * width, paints());
  }
}

/** Draws the transitions, the progress, and a dot for each call, in the colour of its lane. */
function drawStrip(context, { transitions, frames, events }, x, paint) {
  for (const { start, end, completed } of transitions) {
    context.globalAlpha = 0.16;
    context.fillStyle = paint(completed === false ? '--cancelled' : '--finished');
    context.fillRect(x(start), 0, Math.max(2, x(end) - x(start)), HEIGHT);
  }
  context.globalAlpha = 1;
  context.fillStyle = context.strokeStyle = paint('--accent');
  context.beginPath();
  let isDown = false;
  for (const { t, progress } of frames) {
    const y = HEIGHT - 3 - (progress ?? 0) * (HEIGHT - 6);
    if (progress != null && isDown) context.lineTo(x(t), y);
    else if (progress != null) context.moveTo(x(t), y);
    isDown = progress != null;
  }
  context.stroke();
  // One dot for each lane and column of pixels.
  const drawn = new Set();
  const lanes = new Map(LANES.map((lane, index) => [lane.id, { index, hue: paint(lane.hue) }]));
  for (const { t, lane } of events) {
    const known = lanes.get(lane);
    const key = `${lane} ${Math.round(x(t))}`;
    if (!known || drawn.has(key)) continue;
    drawn.add(key);
    context.fillStyle = known.hue;
    context.fillRect(Math.round(x(t)), 2 + known.index * 2, 2, 1.5);
  }
}
