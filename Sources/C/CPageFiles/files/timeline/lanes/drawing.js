import { drawCurves } from './curve-drawing.js';
import { isSteady } from './kinds.js';
import { BAR, ticksOf } from './rows.js';

const FONT = '10.5px system-ui, sans-serif';

/** The page's colours for the canvas. */
export function paints() {
  const style = getComputedStyle(document.documentElement);
  const known = new Map();
  return (name) => {
    const variable = /^var\((.*)\)$/.exec(name)?.[1] ?? name;
    if (!known.has(variable)) known.set(variable, style.getPropertyValue(variable).trim());
    return known.get(variable);
  };
}

/** Draws the lanes of a recording without the slider, and returns the positions of the ticks. */
export function drawLanes(context, { rows, height }, recording, axis, curves, paint) {
  const ticks = [];
  context.clearRect(0, 0, axis.width, height);
  context.font = FONT;
  context.textBaseline = 'middle';
  drawGround(context, rows, height, recording, axis, paint);
  for (const row of rows) {
    if (row.kind === 'progress') drawProgress(context, row, recording, axis, paint);
    if (row.kind === 'curve') drawCurves(context, row, axis, curves, paint);
    if (row.kind !== 'lane') continue;
    drawSpans(context, row, axis, paint);
    ticks.push(...drawTicks(context, row, axis, paint));
  }
  return ticks;
}

function drawGround(context, rows, height, recording, axis, paint) {
  for (const { start, end, completed } of recording.transitions) {
    context.fillStyle = paint(completed === false ? '--tint-cancelled' : '--tint-finished');
    context.fillRect(axis.x(start), 0, axis.x(end) - axis.x(start), height);
  }
  context.fillStyle = paint('--line-soft');
  for (const { t } of axis.marks) context.fillRect(Math.round(axis.x(t)), 0, 1, height);
  for (const row of rows) context.fillRect(0, row.top + row.height - 1, axis.width, 1);
}

function drawProgress(context, row, recording, axis, paint) {
  const [top, bottom] = [row.top + 5, row.top + row.height - 4];
  const y = (progress) => bottom - progress * (bottom - top);
  let run = [];
  const flush = () => {
    if (run.length) drawRun(context, run, axis, y, bottom, paint);
    run = [];
  };
  for (const frame of recording.frames) {
    if (frame.progress == null) flush();
    else run.push(frame);
  }
  flush();
}

function drawRun(context, run, axis, y, bottom, paint) {
  context.beginPath();
  run.forEach(({ t, progress }, index) => {
    if (index) context.lineTo(axis.x(t), y(progress));
    else context.moveTo(axis.x(t), y(progress));
  });
  context.strokeStyle = paint('--accent');
  context.lineWidth = 1.75;
  context.lineJoin = 'round';
  context.stroke();
  context.lineTo(axis.x(run.at(-1).t), bottom);
  context.lineTo(axis.x(run[0].t), bottom);
  context.closePath();
  context.fillStyle = paint('--accent-faint');
  context.fill();
}

function drawSpans(context, row, axis, paint) {
  for (const span of row.spans) {
    const [x, width] = [axis.x(span.start), Math.max(2, axis.x(span.end) - axis.x(span.start))];
    const y = row.top + 2 + span.row * BAR;
    context.globalAlpha = 0.2;
    context.fillStyle = paint(row.lane.hue);
    context.beginPath();
    context.roundRect(x, y, width, BAR - 1, 3);
    context.fill();
    context.globalAlpha = 1;
    if (span.isUndone) {
      context.strokeStyle = paint('--cancelled');
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(x + width, y + 1);
      context.lineTo(x + width, y + BAR - 2);
      context.stroke();
    }
  }
}

function drawTicks(context, row, axis, paint) {
  const hue = paint(row.lane.hue);
  const middle = row.top + row.height / 2;
  const steady = row.events.filter(isSteady);
  const once = row.events.filter((event) => !isSteady(event));
  context.fillStyle = hue;
  context.globalAlpha = 0.5;
  for (const { x } of ticksOf(steady, axis)) context.fillRect(x - 0.5, middle - 3, 1, 6);
  context.globalAlpha = 1;
  const ticks = ticksOf(once, axis);
  let right = -Infinity;
  for (const { x, events } of ticks) {
    const count = events.length > 1 ? String(events.length) : '';
    const width = count ? Math.max(13, context.measureText(count).width + 7) : 3;
    const height = count ? 13 : row.height - 8;
    context.fillStyle = hue;
    context.beginPath();
    context.roundRect(x - (count ? 3 : 1.5), middle - height / 2, width, height, count ? 4 : 1.5);
    context.fill();
    if (count) {
      context.fillStyle = paint('--on-hue');
      context.fillText(count, x - 3 + (width - context.measureText(count).width) / 2, middle + 0.5);
    }
    right = Math.max(right, x + width);
  }
  drawLabels(context, row, ticks, axis, paint);
  return [...ticks, ...ticksOf(steady, axis)].map((tick) => ({ ...tick, row }));
}

/** Draws the names of bars unless a tick is in the way. */
function drawLabels(context, row, ticks, axis, paint) {
  context.fillStyle = paint('--text');
  for (const span of row.spans) {
    // The name of a bar that begins before the visible part is at its left end.
    const start = Math.max(axis.x(span.start), 2);
    const first = ticks.filter(({ x }) => x < start + 6).at(-1);
    const from = Math.max(start, (first?.x ?? start) + (first?.events.length > 1 ? 16 : 4)) + 3;
    const next = ticks.find(({ x }) => x > from)?.x ?? Infinity;
    const room = Math.min(axis.x(span.end), next) - from - 4;
    if (context.measureText(span.label).width <= room) {
      context.fillText(span.label, from, row.top + 2 + span.row * BAR + BAR / 2);
    }
  }
}
