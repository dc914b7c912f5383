import { clamp, element, shape } from '../core/dom.js';

// The size of the drawing, and the range of its progress: springs and control points go beyond 0 and 1.
const [WIDTH, HEIGHT, LOW, HIGH] = [300, 150, -0.35, 1.45];
// The place of the beginning, and the part of the width that the motion takes, so that its end can be
// dragged to the right.
const [LEFT, PART] = [14, 0.7];
// The control points of a linear motion are shown where they can be grasped.
const LINEAR = [1 / 3, 1 / 3, 2 / 3, 2 / 3];
// The allowed durations in seconds, the steps of the arrow keys, and the range of control points.
const DURATIONS = [0.01, 10];
const STEP = { duration: 0.01, point: 0.02 };
const HEIGHTS = [-2, 3];

const hundredths = (x) => Math.round(x * 100) / 100;

/** The progress of a motion over time, with handles for its end and the control points of its curve. */
export class MotionGraph {
  body = shape('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'motion-graph', role: 'group',
    'aria-label': 'Progress of the motion',
  });

  #changed;
  #motion = null;
  /** The seconds that the width shows; constant while a handle is dragged. */
  #span = 1;
  #drag = null;
  #recorded = shape('path', { class: 'recorded' });
  #path = shape('path', { class: 'progress' });
  #arms = [shape('line', { class: 'arm' }), shape('line', { class: 'arm' })];
  #points = [this.#handle('First control point', 0), this.#handle('Second control point', 1)];
  #end = this.#handle('Duration', 'end');
  #texts = shape('g', { class: 'axis' });

  /** `changed` is called with `{duration}` or `{curve}`. */
  constructor(changed) {
    this.#changed = changed;
    for (const value of [0, 1]) {
      this.body.append(shape('line', {
        class: 'level', x1: 0, x2: WIDTH, y1: this.#y(value), y2: this.#y(value),
      }));
    }
    this.body.append(this.#texts, this.#recorded, this.#path, ...this.#arms, this.#end, ...this.#points);
  }

  show(motion) {
    const isLinear = motion.curve?.[0] === motion.curve?.[1] && motion.curve?.[2] === motion.curve?.[3];
    this.#motion = isLinear ? { ...motion, curve: LINEAR } : motion;
    if (!this.#drag) this.#span = Math.max(motion.duration, motion.recordedDuration) / PART;
    this.#recorded.setAttribute('d', this.#line(motion.recorded));
    this.#path.setAttribute('d', this.#line(motion.shape));
    const { curve, duration, kind } = this.#motion;
    const hasPoints = kind === 'curve';
    const places = hasPoints
      ? [[curve[0] * duration, curve[1]], [curve[2] * duration, curve[3]]] : [[0, 0], [0, 0]];
    places.forEach(([t, value], index) => {
      const [x, y] = [this.#x(t), this.#y(value)];
      const [fromX, fromY] = index ? [this.#x(duration), this.#y(1)] : [this.#x(0), this.#y(0)];
      set(this.#points[index], { cx: x, cy: y, display: hasPoints ? 'inline' : 'none' });
      this.#points[index].setAttribute('aria-valuetext',
        hasPoints ? `${hundredths(curve[index * 2])}, ${hundredths(curve[index * 2 + 1])}` : '');
      set(this.#arms[index], {
        x1: fromX, y1: fromY, x2: x, y2: y, display: hasPoints ? 'inline' : 'none',
      });
    });
    set(this.#end, { cx: this.#x(duration), cy: this.#y(1) });
    this.#end.setAttribute('aria-valuetext', `${hundredths(duration)} s`);
    const label = (x, text, anchor) => shape('text', { x, y: HEIGHT - 4, 'text-anchor': anchor }, text);
    this.#texts.replaceChildren(
      label(LEFT, '0 s', 'middle'),
      label(this.#x(duration), `${hundredths(duration)} s`, 'middle'));
  }

  #line(points) {
    return points.map(([t, value], index) =>
      `${index ? 'L' : 'M'}${this.#x(t).toFixed(1)} ${this.#y(value).toFixed(1)}`).join('');
  }

  #x(t) {
    return LEFT + (t / this.#span) * WIDTH;
  }

  #y(value) {
    return HEIGHT - ((value - LOW) / (HIGH - LOW)) * HEIGHT;
  }

  #handle(label, which) {
    const handle = shape('circle', {
      class: 'handle', r: 6, tabindex: 0, role: 'slider', 'aria-label': label, 'data-handle': which,
      'aria-valuenow': 0,
    });
    handle.addEventListener('pointerdown', (event) => this.#begin(event, handle, which));
    handle.addEventListener('pointermove', (event) => {
      if (this.#drag === which) this.#move(event, which);
    });
    for (const name of ['pointerup', 'pointercancel']) {
      handle.addEventListener(name, () => this.#release());
    }
    handle.addEventListener('keydown', (event) => this.#key(event, which));
    return handle;
  }

  #begin(event, handle, which) {
    handle.setPointerCapture(event.pointerId);
    this.#drag = which;
    event.preventDefault();
    handle.focus();
  }

  #release() {
    this.#drag = null;
    if (this.#motion) this.show(this.#motion);
  }

  #move(event, which) {
    const { left, top, width, height } = this.body.getBoundingClientRect();
    const t = ((event.clientX - left) / width - LEFT / WIDTH) * this.#span;
    const value = LOW + (1 - (event.clientY - top) / height) * (HIGH - LOW);
    this.#set(which, t, value);
  }

  #set(which, t, value) {
    const { curve, duration } = this.#motion;
    if (which === 'end') return this.#changed({ duration: hundredths(clamp(t, ...DURATIONS)) });
    const next = [...curve];
    next[which * 2] = hundredths(clamp(t / duration, 0, 1));
    next[which * 2 + 1] = hundredths(clamp(value, ...HEIGHTS));
    return this.#changed({ curve: next });
  }

  #key(event, which) {
    const [x, y] = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
    }[event.key] ?? [0, 0];
    if (!x && !y) return;
    event.preventDefault();
    event.stopPropagation();
    const { curve, duration } = this.#motion;
    if (which === 'end') return this.#set('end', duration + (x || y) * STEP.duration, 1);
    const at = which * 2;
    this.#set(which, (curve[at] + x * STEP.point) * duration, curve[at + 1] + y * STEP.point);
  }
}

function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
}

/** A slider with its value. */
export function numberField(label, { min, max, step, unit }, changed) {
  const id = `motion-${label.toLowerCase().replaceAll(' ', '-')}-${numberField.count += 1}`;
  const output = element('output', { for: id, 'aria-live': 'off' });
  const input = element('input', { type: 'range', id, min, max, step });
  const write = (value) => {
    output.textContent = `${hundredths(value)}${unit}`;
    input.setAttribute('aria-valuetext', output.textContent);
  };
  input.addEventListener('input', () => {
    write(Number(input.value));
    changed(Number(input.value));
  });
  return {
    body: element('div', { class: 'field slider' }, element('label', { for: id }, label), output, input),
    show(value) {
      if (document.activeElement !== input) input.value = value;
      write(value);
    },
  };
}
numberField.count = 0;
