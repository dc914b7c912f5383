import { lastIndexAt } from './dom.js';

/** A recording of the device from one idle state to the next, as far as it has been received. */
export class Recording {
  duration = 0;
  events = [];
  frames = [];
  /** Received when the recording has ended. */
  transitions = [];
  findings = [];
  warnings = [];
  /** The number of keys that were pressed. */
  keys = 0;
  isRunning = true;
  /** The differences from the recording of the previous build; null if there is none. */
  change = null;
  /** The differences of calls, by the numbers of the calls. */
  changes = new Map();
  /** The calls that only the previous build made. */
  gone = [];
  /** Whether the server that made the recording has ended, so that there are no pictures. */
  isGone = false;

  /** The address of the state at the end, without a time; empty while the recording is running. */
  address = '';
  /** Why the address does not repeat the input. */
  addressProblem;

  /** `{recording, t}` of the moment that this recording continues; null if it continues none. */
  from = null;

  constructor({ id, entry, device, from }) {
    this.id = id;
    this.entry = entry;
    this.device = device;
    this.from = from ?? null;
  }

  grow({ duration, events, frames }) {
    this.duration = duration;
    this.events.push(...events);
    this.frames.push(...frames);
  }

  end({ duration, transitions, findings, warnings, keys, address, addressProblem }) {
    Object.assign(this, {
      duration, transitions, findings, warnings, keys, address, addressProblem, isRunning: false,
    });
  }

  compare(change) {
    this.change = change;
    this.changes = new Map(change.calls.filter(({ n }) => n !== undefined).map((call) => [call.n, call]));
    this.gone = change.calls.filter(({ gone }) => gone).map(({ kinds, text, gone }, index) =>
      ({ ...gone, n: `gone-${index}`, change: { kinds, text } }));
  }

  /** The calls, and those that only the previous build made, in order. */
  get comparedEvents() {
    return this.gone.length ? [...this.events, ...this.gone].sort((a, b) => a.t - b.t) : this.events;
  }

  frameAt(t) {
    return this.frames[Math.max(0, lastIndexAt(this.frames, t))] ?? null;
  }

  /** The time of the frame `count` frames away. */
  stepFrom(t, count) {
    const here = lastIndexAt(this.frames, t);
    const index = Math.min(Math.max(here + count, 0), this.frames.length - 1);
    return this.frames[index]?.t ?? 0;
  }

  /** The outcome in one word, for the list of recordings. */
  get outcome() {
    if (this.isRunning) return 'running';
    const last = this.transitions.at(-1);
    if (!last) return 'none';
    if (last.completed == null) return 'open';
    return last.completed ? 'finished' : 'cancelled';
  }

  /** Whether there is a transition, a finding or a warning. */
  get isTelling() {
    return this.transitions.length > 0 || this.findings.length > 0 || this.warnings.length > 0;
  }

  get hasFingers() {
    return this.frames.some((frame) => frame.fingers.length > 0);
  }
}
