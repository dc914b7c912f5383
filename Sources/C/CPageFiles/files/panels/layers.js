import { element, layerName, shortName, viewOf } from '../core/dom.js';
import { empty } from './findings.js';

const MARKS = {
  hidden: 'not drawn: hidden',
  clear: 'not drawn: opacity 0',
  'off screen': 'outside the screen (transforms are ignored)',
  left: 'was added in a cancelled transition and is still there',
  new: 'was added in the last transition',
};

/** The layer tree at the time shown; selecting a layer outlines it and draws its curve. */
export class Layers {
  body = element('div', { class: 'layers' });
  /** The place for ways to choose a layer other than the tree. */
  tools = element('div', { class: 'layer-tools' });

  #session;
  #watch;
  #tree = element('div', { role: 'tree', class: 'tree', 'aria-label': 'Layers' });
  #folded = new Set();

  /** `motions`, if given, is shown below the tree. */
  constructor(session, watch, motions = null) {
    this.#session = session;
    this.#watch = watch;
    this.body.append(
      this.tools, element('p', { class: 'note' }, 'Choose a layer to outline it and to see its curve.'),
      element('div', { class: 'tree-place' }, this.#tree), ...(motions ? [motions] : []));
    watch.changed.on(() => this.#show());
    session.layerChosen.on(() => this.#show());
    this.#tree.addEventListener('click', (event) => this.#press(event));
    this.#tree.addEventListener('keydown', (event) => this.#key(event));
    this.#show();
  }

  /** Unfolds the layers above the selected one, and scrolls to it. */
  reveal() {
    const byID = new Map(this.#watch.layers.map((layer) => [layer.id, layer]));
    let layer = byID.get(this.#session.layer?.id);
    while (layer) {
      layer = byID.get(layer.parent);
      if (layer) this.#folded.delete(layer.id);
    }
    this.#show();
    this.#tree.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  #show() {
    const { layers } = this.#watch;
    const focused = document.activeElement?.closest?.('[data-layer]')?.dataset.layer;
    if (!layers.length) return this.#tree.replaceChildren(empty('No layers yet.'));
    const depths = new Map();
    const parents = new Set(layers.map(({ parent }) => parent));
    const gone = new Set();
    const rows = [];
    for (const layer of layers) {
      const depth = (depths.get(layer.parent) ?? 0) + 1;
      depths.set(layer.id, depth);
      if (gone.has(layer.parent) || this.#folded.has(layer.parent)) {
        gone.add(layer.id);
        continue;
      }
      rows.push(this.#row(layer, depth, parents.has(layer.id)));
    }
    this.#tree.replaceChildren(...rows);
    const id = focused ?? this.#session.layer?.id;
    const current = this.#tree.querySelector(`[data-layer="${id}"]`);
    (current ?? this.#tree.firstElementChild).tabIndex = 0;
    if (focused) current?.focus({ preventScroll: true });
  }

  #row(layer, depth, hasChildren) {
    const { id, frame, alpha, animations } = layer;
    const marks = [
      layer.hidden ? 'hidden' : alpha <= 0 ? 'clear' : null,
      layer.offscreen ? 'off screen' : null,
      this.#watch.standing(layer),
    ].filter(Boolean);
    const isFolded = this.#folded.has(id);
    return element('div', {
      class: 'layer', role: 'treeitem', tabindex: '-1', 'data-layer': id, 'aria-level': depth,
      'aria-selected': String(this.#session.layer?.id === id),
      'aria-expanded': hasChildren ? String(!isFolded) : null,
      'data-unseen': layer.hidden || alpha <= 0, style: `--depth:${depth - 1}`,
    },
    element('span', { class: 'fold', 'data-fold': hasChildren ? id : null },
      hasChildren ? (isFolded ? '▸' : '▾') : ''),
    element('span', { class: 'layer-name', title: layer.objects?.map(shortName).join(', ') }, layerName(layer)),
    layer.text && element('q', { class: 'layer-text', title: layer.text }, layer.text),
    ...marks.map((mark) => element('span', {
      class: 'mark', 'data-mark': mark, title: MARKS[mark],
    }, mark === 'left' ? 'left over' : mark)),
    alpha > 0 && alpha < 1 && element('span', { class: 'mark' }, `α ${alpha.toFixed(2)}`),
    ...[...new Set(animations)].map((key) =>
      element('span', { class: 'mark', 'data-mark': 'animation' }, key)),
    element('span', { class: 'layer-frame' }, frame.map((n) => +n.toFixed(1)).join(' ')));
  }

  #press(event) {
    const fold = event.target.closest('[data-fold]');
    const row = event.target.closest('[data-layer]');
    if (fold) this.#fold(Number(fold.dataset.fold));
    else if (row) this.#choose(Number(row.dataset.layer));
  }

  #fold(id) {
    if (!this.#folded.delete(id)) this.#folded.add(id);
    this.#show();
  }

  #choose(id) {
    const layer = this.#watch.layers.find((layer) => layer.id === id);
    const isChosen = this.#session.layer?.id === id;
    this.#session.chooseLayer(
      isChosen ? null : { id, name: layerName(layer), animations: layer.animations, view: viewOf(layer) });
  }

  #key(event) {
    const row = event.target.closest('[data-layer]');
    if (!row) return;
    const id = Number(row.dataset.layer);
    const expanded = row.getAttribute('aria-expanded');
    const go = (to) => {
      if (!to) return;
      row.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    };
    const keys = {
      ArrowDown: () => go(row.nextElementSibling),
      ArrowUp: () => go(row.previousElementSibling),
      Home: () => go(this.#tree.firstElementChild),
      End: () => go(this.#tree.lastElementChild),
      ArrowLeft: () => expanded === 'true' && this.#fold(id),
      ArrowRight: () => expanded === 'false' && this.#fold(id),
      Enter: () => this.#choose(id),
      ' ': () => this.#choose(id),
    };
    if (!(event.key in keys)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }
}
