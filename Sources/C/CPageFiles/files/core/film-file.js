import { lastIndexAt } from './dom.js';
import { Pictures } from '../device/pictures.js';
import { Sketch } from '../device/sketch.js';

const KINDS = 'a report (report.html) or a recording (recording.json)';

/** A recording that was read from a file. */
export class FilmFile {
  /** Seconds. */
  duration = 0;
  /** `[{t, progress}]`, in order. */
  frames = [];
  /** `[{start, end, completed}]`. */
  transitions = [];
  findings = 0;

  #painter;

  /** `painter` paints the screen: `draw(t)`, and `ready`, a promise. */
  constructor(title, canvas, painter, content) {
    Object.assign(this, { title, canvas, ...content });
    this.#painter = painter;
    this.ready = painter.ready;
  }

  draw(t) {
    this.#painter.draw(t);
  }

  progressAt(t) {
    return progressAt(this, t);
  }
}

/** Reads a file that the user has chosen or dropped, and paints on `canvas`. Throws an error whose
 * message says what was found and what was expected. */
export async function readFilm(file, canvas) {
  const text = await file.text();
  const refuse = (found) => new Error(`${file.name} is ${found}; choose ${KINDS}.`);
  const data = /<script id="data" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1];
  let content;
  try {
    content = JSON.parse(data ?? text);
  } catch {
    throw refuse('another kind of file');
  }
  if (content.films) throw refuse('a comparison, which shows two films itself');
  if (data && content.frames?.length) return report(content, canvas);
  if (content.format?.name === 'matchcut recording') return recording(content, canvas);
  throw refuse('another kind of file');
}

function report(film, canvas) {
  return new FilmFile(film.title || film.name, canvas, new Pictures(canvas, film), {
    duration: film.frames.at(-1).t, frames: film.frames, transitions: film.transitions,
    findings: film.findings.length,
  });
}

function recording({ meta, samples, transitions, events, diagnostics }, canvas) {
  const completions = events.filter(({ call }) => call.name === 'completeTransition');
  const isCompleted = ({ arguments: list }) => list?.[0]?.value === 'true';
  return new FilmFile(meta.title || meta.name, canvas, new Sketch(canvas, meta.size, samples), {
    duration: meta.duration, frames: samples, findings: diagnostics.length,
    transitions: (transitions ?? []).map(({ start, end }) => {
      const last = completions.findLast(({ t }) => t >= start - 1e-6 && t <= (end ?? meta.duration) + 1e-6);
      return { start, end: end ?? meta.duration, completed: last ? isCompleted(last.call) : null };
    }),
  });
}

/** Maps a time of a recording to the time of another one: the transitions begin together or, with
 * `byProgress`, are at the same progress. */
export function matchingTime(t, from, to, byProgress) {
  const index = Math.max(0, from.transitions.findLastIndex(({ start }) => start <= t + 1e-6));
  const [here, there] = [from.transitions[index], to.transitions[index]];
  if (!here || !there) return Math.min(t, to.duration);
  const progress = byProgress && t >= here.start && t <= here.end ? progressAt(from, t) : null;
  if (progress !== null) {
    // The frame of the other transition whose progress is nearest, on the same way: a progress
    // that returns has been there twice.
    const part = (t - here.start) / Math.max(here.end - here.start, 1e-6);
    const rank = (frame) => Math.abs(frame.progress - progress) * 10
      + Math.abs((frame.t - there.start) / Math.max(there.end - there.start, 1e-6) - part);
    const frames = to.frames.filter((frame) => frame.progress != null
      && frame.t >= there.start - 1e-6 && frame.t <= there.end + 1e-6);
    if (frames.length) return frames.reduce((a, b) => (rank(b) < rank(a) ? b : a)).t;
  }
  const isAfter = byProgress && t > here.end;
  const other = isAfter ? there.end + (t - here.end) : there.start + (t - here.start);
  return Math.min(Math.max(other, 0), to.duration);
}

const progressAt = ({ frames }, t) => frames[Math.max(0, lastIndexAt(frames, t))]?.progress ?? null;
