import { element, layerName, layerText, shape, viewOf } from '../core/dom.js';
import { Signal } from '../core/signal.js';
import { cornersOfLayers, layersAt } from './geometry.js';

// CSS pixels within which another press is at the same place.
const SAME = 4;

/** Chooses layers by pressing on the screen. The press does not reach the device, and the time shown
 * stays. Another press at the same place chooses the layer behind. */
export class Pick {
  /** Picking was switched on or off. */
  changed = new Signal();
  /** A layer was chosen. */
  picked = new Signal();
  isOn = false;

  #session;
  #watch;
  #frame;
  #outline = shape('svg', { class: 'outline hovered', 'aria-hidden': 'true' });
  #name = element('span', { class: 'pick-name', 'aria-hidden': 'true', hidden: true });
  #last = null;

  constructor(session, watch, frame, glass) {
    this.#session = session;
    this.#watch = watch;
    this.#frame = frame;
    glass.append(this.#outline, this.#name);
    const hears = { pointerdown: 'press', pointermove: 'hover', pointerup: 'stop', wheel: 'stop' };
    const answers = {
      press: (event) => this.#press(event), hover: (event) => this.#hover(event), stop: () => {},
    };
    for (const [type, name] of Object.entries(hears)) {
      // Before the screen, which would send the touch to the device.
      glass.addEventListener(type, (event) => {
        if (!this.isOn) return;
        event.stopPropagation();
        if (event.cancelable) event.preventDefault();
        answers[name](event);
      }, { capture: true, passive: false });
    }
    glass.addEventListener('pointerleave', () => this.#mark(null));
    document.addEventListener('keydown', (event) => {
      if (this.isOn && event.key === 'Escape') this.toggle(false);
    });
    watch.changed.on(() => this.#mark(null));
  }

  toggle(isOn = !this.isOn) {
    this.isOn = isOn;
    this.#last = null;
    this.#watch.watch('pick', isOn);
    document.body.classList.toggle('picking', isOn);
    this.#mark(null);
    this.changed.tell();
  }

  #at(event) {
    const { x, y } = this.#frame.point(event);
    return layersAt(this.#watch.layers, [x, y]);
  }

  #press(event) {
    if (event.button !== 0) return;
    const found = this.#at(event);
    if (!found.length) return;
    const { clientX: x, clientY: y } = event;
    const isSame = this.#last && Math.hypot(x - this.#last.x, y - this.#last.y) <= SAME;
    const before = isSame ? found.findIndex(({ id }) => id === this.#session.layer?.id) : -1;
    const layer = found[(before + 1) % found.length];
    this.#last = { x, y };
    this.#mark(null);
    this.#session.chooseLayer({ id: layer.id, name: layerName(layer), animations: layer.animations, view: viewOf(layer) });
    this.picked.tell(layer);
  }

  #hover(event) {
    if (event.pointerType === 'touch') return;
    this.#mark(this.#at(event)[0] ?? null);
  }

  /** Outlines a layer under the pointer, with its name. */
  #mark(layer) {
    const corners = layer && cornersOfLayers(this.#watch.layers).get(layer.id);
    this.#name.hidden = !corners;
    if (!corners) return this.#outline.replaceChildren();
    const { width, height } = this.#frame.size;
    this.#outline.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#outline.replaceChildren(shape('polygon', { points: corners.join(' ') }));
    const { zoom } = this.#frame;
    const left = Math.max(0, Math.min(...corners.map(([x]) => x))) * zoom;
    const top = Math.max(0, Math.min(...corners.map(([, y]) => y))) * zoom;
    this.#name.textContent = [layerName(layer), layerText(layer)].filter(Boolean).join(' ');
    this.#name.style.transform = `translate(${left}px, ${top}px)`;
  }
}
