// Pixels a point: the most the page asks for, and what it falls back to when frames come late.
const [FULL, FAST] = [2, 1];
// Milliseconds a frame may be late, for so many frames in a row.
const LATE = 50;
const PATIENCE = 6;
// Milliseconds at rest after which the picture is made sharp again.
const REST = 250;

/** How many pixels a point has: as many as can be seen, fewer while frames come late. */
export class Sharpness {
  #session;
  #zoom = 1;
  #isSlow = false;
  #lateFrames = 0;
  /** Wall milliseconds less the device's, of the frame that came soonest. */
  #soonest = Infinity;
  #timer = 0;

  constructor(session) {
    this.#session = session;
    session.deviceChanged.on(() => this.#settle());
    session.takesChanged.on(() => this.#settle());
  }

  /** What to ask for before anything is known. */
  get first() {
    return devicePixelRatio > 1 ? FULL : FAST;
  }

  /** The picture is shown with so many CSS pixels a point. */
  fit(zoom) {
    this.#zoom = zoom;
    this.#settle();
  }

  /** A frame has come that shows so many seconds of the device. */
  arrived(moment, isOfTake) {
    const device = this.#session.device;
    if (isOfTake || !this.#isMoving || device.scale === FAST || device.paused) return;
    const ahead = performance.now() - (moment * 1000) / device.speed;
    this.#soonest = Math.min(this.#soonest, ahead);
    this.#lateFrames = ahead - this.#soonest > LATE ? this.#lateFrames + 1 : 0;
    if (this.#lateFrames < PATIENCE) return;
    this.#isSlow = true;
    this.#ask(FAST);
  }

  get #isMoving() {
    return this.#session.takes.at(-1)?.isRunning ?? false;
  }

  #settle() {
    clearTimeout(this.#timer);
    this.#soonest = Infinity;
    this.#lateFrames = 0;
    if (!this.#session.device) return;
    if (this.#isMoving) {
      if (this.#isSlow) this.#ask(FAST);
    } else {
      this.#timer = setTimeout(() => this.#ask(this.#wanted), REST);
    }
  }

  get #wanted() {
    return this.#zoom * devicePixelRatio > 1.1 ? FULL : FAST;
  }

  #ask(scale) {
    if (this.#session.device.scale !== scale) this.#session.set({ scale });
  }
}
