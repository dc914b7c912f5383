import { LANES, spansOf } from './kinds.js';

// The heights of the rows in CSS pixels.
const HEIGHT = { progress: 42, curves: 112, curve: 18, lane: 20, bar: 16 };
/** The lane of the findings. */
export const FOUND = { id: 'finding', title: 'Findings', hue: 'var(--error)' };
export const BAR = HEIGHT.bar;

/**
 * The rows of a recording from the top, each with `kind`, `top` and `height`: the progress, the
 * curves if there are any, and the lanes with events.
 */
export function rowsOf(recording, { curves, showsQuiet }) {
  const rows = [];
  let top = 0;
  const add = (row, height) => {
    rows.push({ ...row, top, height });
    top += height;
  };
  const byLane = Map.groupBy(recording.events, ({ lane }) => lane);
  add({ kind: 'progress', title: 'Progress' }, HEIGHT.progress);
  if (curves) add({ kind: 'curve', title: 'Curves' }, HEIGHT.curves + (curves - 1) * HEIGHT.curve);
  if (recording.findings.length) {
    const events = recording.findings.map(({ t, object, rule, message }) =>
      ({ t, lane: FOUND.id, object: rule, call: `${object}: ${message}`, answer: null }))
      .sort((a, b) => a.t - b.t);
    add({ kind: 'lane', title: FOUND.title, lane: FOUND, events, spans: [] }, HEIGHT.lane);
  }
  let quiet = 0;
  for (const lane of LANES) {
    const events = byLane.get(lane.id) ?? [];
    if (!events.length) {
      quiet += 1;
      if (!showsQuiet) continue;
    }
    const spans = spansOf(lane, events, recording.duration);
    const bars = Math.max(0, ...spans.map(({ row }) => row + 1));
    const height = Math.max(HEIGHT.lane, bars * HEIGHT.bar + 4);
    add({ kind: 'lane', title: lane.title, lane, events, spans }, height);
  }
  return { rows, height: top, quiet };
}

// CSS pixels; closer ticks are merged.
const TOGETHER = 5;

/** The ticks of a lane: `{x, events}`; overlapping ticks are merged. */
export function ticksOf(events, axis) {
  const ticks = [];
  for (const event of events) {
    const x = axis.x(event.t);
    const last = ticks.at(-1);
    if (last && x - last.x < TOGETHER) last.events.push(event);
    else ticks.push({ x, events: [event] });
  }
  return ticks;
}
