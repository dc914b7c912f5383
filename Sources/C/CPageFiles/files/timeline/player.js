import { Signal } from '../core/signal.js';

/** Plays the selected recording once, at a given speed. */
export class Player {
  speed = 1;
  isPlaying = false;
  changed = new Signal();

  #session;
  #last = 0;

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
    const { chosen, t } = this.#session;
    if (!this.#session.canReplay) return;
    if (t >= chosen.duration - 1e-6) this.#session.show(0);
    this.isPlaying = true;
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

  #turn(now) {
    if (!this.isPlaying) return;
    const { chosen, t } = this.#session;
    const to = t + (Math.max(0, now - this.#last) / 1000) * this.speed;
    this.#last = now;
    this.#session.show(to);
    if (to >= chosen.duration) this.pause();
    else requestAnimationFrame((now) => this.#turn(now));
  }
}
