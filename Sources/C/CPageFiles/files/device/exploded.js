import { clamp, element, iconButton, layerName, shape, soon, viewOf } from '../core/dom.js';
import { Signal } from '../core/signal.js';
import { planesOf } from './planes.js';

// Degrees: the first direction, the step of a key, and degrees for each dragged CSS pixel.
const [FIRST, STEP, PIXEL] = [{ x: -14, y: -34 }, 5, 0.45];
// CSS pixels between two planes: the least, the most and the first distance.
const DISTANCE = { min: 0, max: 90, first: 34 };
// The size of the screen in the view, and the distance in CSS pixels of a press that is no drag.
const [SIZE, STILL] = [0.82, 4];

/** The layers of the time shown as planes one behind the other, which are turned by dragging. */
export class ExplodedLayers {
  changed = new Signal();
  isOn = false;

  #session;
  #watch;
  #frame;
  #screen;
  #turn = { ...FIRST };
  #planes = [];
  #world = element('div', { class: 'world' });
  #scene = element('div', { class: 'scene', tabindex: '0', role: 'img' }, this.#world);
  #distance = element('input', {
    type: 'range', id: 'exploded-distance', min: DISTANCE.min, max: DISTANCE.max, value: DISTANCE.first,
  });
  #body;

  constructor(session, watch, frame, screen, { bench, source }) {
    this.#session = session;
    this.#watch = watch;
    this.#frame = frame;
    this.#screen = { pixels: screen, canvas: source };
    this.#body = element('div', { class: 'exploded', hidden: true }, this.#scene,
      element('div', { class: 'exploded-tools' },
        element('label', { for: this.#distance.id }, 'Distance'), this.#distance,
        element('button', {
          type: 'button', class: 'text-button', onclick: () => this.#look(FIRST),
        }, 'Reset'),
        iconButton('close', 'Back to the screen', () => this.toggle(false), 'Escape')));
    bench.append(this.#body);
    const build = soon(() => this.#build());
    for (const signal of [watch.changed, frame.fitted, session.layerChosen, screen.drawn]) {
      signal.on(() => {
        if (this.isOn) build();
      });
    }
    this.#distance.addEventListener('input', () => this.#look(this.#turn));
    this.#scene.addEventListener('pointerdown', (event) => this.#press(event));
    this.#scene.addEventListener('keydown', (event) => this.#key(event));
    document.addEventListener('keydown', (event) => {
      if (this.isOn && event.key === 'Escape') this.toggle(false);
    });
  }

  toggle(isOn = !this.isOn) {
    this.isOn = isOn;
    this.#body.hidden = !isOn;
    this.#watch.watch('exploded', isOn);
    document.body.classList.toggle('exploding', isOn);
    if (isOn) this.#build();
    else this.#world.replaceChildren();
    this.changed.tell();
  }

  #build() {
    if (!this.isOn || !this.#session.device) return;
    const { width, height } = this.#frame.size;
    const zoom = this.#frame.zoom * SIZE;
    this.#planes = planesOf(this.#watch.layers, { width, height });
    Object.assign(this.#world.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
    this.#world.replaceChildren(...this.#planes.map((plane) => this.#plane(plane, zoom)));
    this.#look(this.#turn);
  }

  #plane({ layer, level, box: { left, top, width, height }, corners, content, sample, covers }, zoom) {
    const points = corners.map(([x, y]) => `${(x - left) * zoom},${(y - top) * zoom}`);
    const [w, h] = [width * zoom, height * zoom];
    const clip = `polygon(${points.map((point) => point.split(',').map((n) => `${n}px`).join(' ')).join()})`;
    return element('div', {
      class: 'plane', 'data-layer': layer.id, 'data-content': content, title: layerName(layer),
      'data-chosen': layer.id === this.#session.layer?.id,
      style: `left:${left * zoom}px;top:${top * zoom}px;width:${w}px;height:${h}px;--level:${level}`,
    },
    content === 'picture' ? this.#picture({ left, top, width, height }, covers, zoom, clip) : null,
    content === 'colour' ? element('i', {
      style: `clip-path:${clip};background:${this.#colour(sample)};opacity:${Math.min(layer.alpha, 0.94)}`,
    }) : null,
    shape('svg', { viewBox: `0 0 ${w} ${h}` }, shape('polygon', { points: points.join(' ') })));
  }

  /** The number of the canvas's pixels for each point. */
  get #scale() {
    return this.#screen.canvas.width / this.#frame.size.width;
  }

  /** What the screen shows at a layer's place, without the pages in front of the layer. */
  #picture({ left, top, width, height }, covers, zoom, clip) {
    const scale = this.#scale;
    const sharp = zoom * devicePixelRatio;
    const canvas = element('canvas', {
      width: Math.max(1, Math.round(width * sharp)), height: Math.max(1, Math.round(height * sharp)),
      style: `clip-path:${clip}`,
    });
    const paint = canvas.getContext('2d');
    paint.imageSmoothingQuality = 'high';
    paint.drawImage(this.#screen.canvas, left * scale, top * scale, width * scale, height * scale,
      0, 0, canvas.width, canvas.height);
    paint.globalCompositeOperation = 'destination-out';
    for (const corners of covers) {
      paint.beginPath();
      for (const [x, y] of corners) paint.lineTo((x - left) * sharp, (y - top) * sharp);
      paint.fill();
    }
    return canvas;
  }

  #colour([x, y]) {
    const scale = this.#scale;
    return `rgb(${this.#screen.pixels.colourAt(x * scale, y * scale).join(' ')})`;
  }

  /** Turns the planes to a direction. */
  #look({ x, y }) {
    this.#turn = { x: clamp(x, -85, 85), y: ((y + 540) % 360) - 180 };
    const levels = Math.max(0, ...this.#planes.map(({ level }) => level));
    const { style } = this.#world;
    style.setProperty('--distance', `${this.#distance.value}px`);
    style.transform = `rotateX(${this.#turn.x}deg) rotateY(${this.#turn.y}deg) `
      + `translateZ(${(-levels / 2) * this.#distance.value}px)`;
    const count = this.#planes.length;
    this.#scene.setAttribute('aria-label', `${count} layer${count === 1 ? '' : 's'} on ${levels + 1} `
      + `planes, turned by ${Math.round(this.#turn.x)}° and ${Math.round(this.#turn.y)}°. `
      + 'Arrow keys turn them. The panel Layers lists them.');
  }

  #press(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.#scene.focus({ preventScroll: true });
    const { clientX, clientY, target } = event;
    const from = { ...this.#turn };
    let isDrag = false;
    const drag = (event) => {
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      isDrag ||= Math.hypot(dx, dy) > STILL;
      if (isDrag) this.#look({ x: from.x - dy * PIXEL, y: from.y + dx * PIXEL });
    };
    const end = (event) => {
      this.#scene.removeEventListener('pointermove', drag);
      if (event.type === 'pointerup' && !isDrag) this.#choose(target.closest?.('.plane'));
    };
    this.#scene.setPointerCapture(event.pointerId);
    this.#scene.addEventListener('pointermove', drag);
    this.#scene.addEventListener('pointerup', end, { once: true });
    this.#scene.addEventListener('pointercancel', end, { once: true });
  }

  #choose(plane) {
    const layer = this.#planes.find(({ layer }) => String(layer.id) === plane?.dataset.layer)?.layer;
    this.#session.chooseLayer(
      layer ? { id: layer.id, name: layerName(layer), animations: layer.animations, view: viewOf(layer) } : null);
  }

  #key(event) {
    const { x, y } = this.#turn;
    const to = {
      ArrowLeft: { x, y: y - STEP }, ArrowRight: { x, y: y + STEP },
      ArrowUp: { x: x + STEP, y }, ArrowDown: { x: x - STEP, y }, Home: FIRST,
    }[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#look(to);
  }
}
