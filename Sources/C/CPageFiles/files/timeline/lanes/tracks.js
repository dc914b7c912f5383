import { element, soon } from '../../core/dom.js';
import { drawLanes, paints } from './drawing.js';
import { rowsOf } from './rows.js';
import { laneNames } from './gutter.js';

// The maximum distance of the pointer from a tick in CSS pixels.
const NEAR = 7;

/** The lanes of the selected recording: a canvas with the events, and names beside it. */
export class Tracks {
  #session;
  #axis;
  #curves;
  #places;
  #canvas = element('canvas', { 'aria-hidden': 'true' });
  #laid = { rows: [], height: 0, quiet: 0 };
  #ticks = [];
  #showsQuiet = false;
  /** The lane whose events are listed; null for all lanes. */
  #lane = null;
  /** The data from which the names were made. */
  #told = '';

  constructor(session, axis, curves, theme, places) {
    this.#session = session;
    this.#axis = axis;
    this.#curves = curves;
    this.#places = places;
    places.lanes.append(this.#canvas);
    const draw = soon(() => this.#draw());
    session.chose.on(draw);
    session.grew.on(draw);
    curves.changed.on(draw);
    theme.changed.on(draw);
    axis.zoomed.on(draw);
    session.moved.on(() => this.names?.move());
    session.laneChosen.on((lane) => {
      this.#lane = lane;
      draw();
    });
    new ResizeObserver(draw).observe(places.lanes);
  }

  /** The tick at a position in CSS pixels; null if there is none. */
  tickAt(x, y) {
    const row = this.#laid.rows.find(({ top, height }) => y >= top && y < top + height);
    let best = null;
    for (const tick of this.#ticks) {
      const far = Math.abs(tick.x - x);
      if (tick.row === row && far < NEAR && far < Math.abs((best?.x ?? Infinity) - x)) best = tick;
    }
    return best;
  }

  #draw() {
    const recording = this.#session.chosen;
    const { lanes, gutter } = this.#places;
    const width = Math.floor(lanes.clientWidth);
    if (!recording) {
      this.#canvas.hidden = true;
      this.#laid = { rows: [], height: 0, quiet: 0 };
      this.#ticks = [];
      this.#told = '';
      return gutter.replaceChildren();
    }
    this.#canvas.hidden = false;
    this.#axis.set(width, recording.duration);
    this.#laid = rowsOf(recording, {
      curves: this.#curves.isShown ? 1 + this.#curves.kept.length : 0, showsQuiet: this.#showsQuiet,
    });
    const ratio = devicePixelRatio;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(this.#laid.height * ratio);
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${this.#laid.height}px`;
    const context = this.#canvas.getContext('2d');
    context.scale(ratio, ratio);
    this.#ticks = drawLanes(context, this.#laid, recording, this.#axis, this.#curves, paints());
    this.#name(gutter);
  }

  /** Rebuilds the names only if the lanes or the curves changed. */
  #name(gutter) {
    const { rows, quiet } = this.#laid;
    const told = JSON.stringify([
      rows.map(({ kind, title, height }) => [kind, title, height]), quiet, this.#showsQuiet, this.#lane?.id,
      this.#curves.all.map(({ layer, property }) => [layer, property]), this.#curves.canKeep,
      this.#curves.current?.finger.length > 0,
      this.#session.welcome?.properties.length,
    ]);
    if (told === this.#told) return this.names.count(gutter, rows);
    this.#told = told;
    this.names = laneNames(this.#session, this.#curves, this.#laid, {
      lane: this.#lane, showsQuiet: this.#showsQuiet,
      toggleQuiet: () => {
        this.#showsQuiet = !this.#showsQuiet;
        this.#draw();
      },
    });
    this.names.put(gutter);
  }
}
