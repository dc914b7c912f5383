// Pixels per point: the maximum, and the fallback when frames are late.
const [FULL, FAST] = [2, 1];
// Milliseconds by which a frame may be late, and the number of consecutive late frames tolerated.
const LATE = 50;
const PATIENCE = 6;
// Milliseconds without movement after which the full scale is restored.
const REST = 250;

/** Chooses the pixels per point: the maximum, fewer while frames are late.
 *
 * The maximum is useful on every display. With one pixel per point, an app's lines of a third of a
 * point are drawn at some places and not at others; the reduced picture keeps them all. */
export class Sharpness {
  #session;
  #isSlow = false;
  #lateFrames = 0;
  /** Real minus device milliseconds for the earliest frame. */
  #soonest = Infinity;
  #timer = 0;

  constructor(session) {
    this.#session = session;
    session.deviceChanged.on(() => this.#settle());
    session.recordingsChanged.on(() => this.#settle());
  }

  /** The initial request. */
  get first() {
    return devicePixelRatio > 1 ? FULL : FAST;
  }

  /** Handles a received frame with its device time. */
  arrived(moment, isOfRecording) {
    const device = this.#session.device;
    if (isOfRecording || !this.#isMoving || device.scale === FAST || device.paused) return;
    const ahead = performance.now() - (moment * 1000) / device.speed;
    this.#soonest = Math.min(this.#soonest, ahead);
    this.#lateFrames = ahead - this.#soonest > LATE ? this.#lateFrames + 1 : 0;
    if (this.#lateFrames < PATIENCE) return;
    this.#isSlow = true;
    this.#ask(FAST);
  }

  get #isMoving() {
    return this.#session.recordings.at(-1)?.isRunning ?? false;
  }

  #settle() {
    clearTimeout(this.#timer);
    this.#soonest = Infinity;
    this.#lateFrames = 0;
    if (!this.#session.device) return;
    if (this.#isMoving) {
      if (this.#isSlow) this.#ask(FAST);
    } else {
      this.#timer = setTimeout(() => this.#ask(FULL), REST);
    }
  }

  #ask(scale) {
    if (this.#session.device.scale !== scale) this.#session.set({ scale });
  }
}
