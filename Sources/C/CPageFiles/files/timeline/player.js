import { Signal } from '../core/signal.js';

// Seconds for which the last moment is shown before playback begins again.
const HOLD = 0.4;

/** Plays the selected recording at a given speed, once or repeatedly. */
export class Player {
  speed = 1;
  isPlaying = false;
  /** Whether playback begins again at the end. */
  repeats = false;
  changed = new Signal();
  /** The part to be repeated, `[start, end]`; null for the whole recording. */
  part = () => null;

  #session;
  #last = 0;
  /** Seconds for which the last moment has been shown. */
  #held = 0;

  constructor(session) {
    this.#session = session;
    session.chose.on(() => this.pause());
    session.moved.on(() => {
      if (session.isLive) this.pause();
    });
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    if (!this.#session.canReplay) return;
    const [start, end] = this.#ends;
    if (this.#session.t >= end - 1e-6 || this.#session.t < start) this.#session.show(start);
    this.isPlaying = true;
    this.#held = 0;
    this.#last = performance.now();
    this.changed.tell();
    requestAnimationFrame((now) => this.#turn(now));
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.changed.tell();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.changed.tell();
  }

  setRepeats(repeats) {
    this.repeats = repeats;
    this.changed.tell();
  }

  get #ends() {
    return (this.repeats && this.part()) || [0, this.#session.chosen.duration];
  }

  #turn(now) {
    if (!this.isPlaying) return;
    const [start, end] = this.#ends;
    const passed = Math.max(0, now - this.#last) / 1000;
    const to = this.#session.t + passed * this.speed;
    this.#last = now;
    if (to < end) this.#session.show(to);
    else if (!this.#hold(start, end, passed)) return this.pause();
    requestAnimationFrame((now) => this.#turn(now));
  }

  /** Shows the end for a while, then the start; returns whether playback goes on. */
  #hold(start, end, passed) {
    if (this.#session.t < end) this.#session.show(end);
    if (!this.repeats) return false;
    this.#held += passed;
    if (this.#held < HOLD) return true;
    this.#held = 0;
    this.#session.show(start);
    return true;
  }
}
