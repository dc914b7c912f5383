import { Signal } from '../core/signal.js';

// A line of a wheel that counts in lines, and its page; CSS pixels.
const LINE = 16;
const PAGE = 400;

/** Mouse, touch, pen and wheel over the screen, as fingers on the device. */
export class Fingers {
  /** With the fingers that are down: `[{id, x, y}]`. */
  moved = new Signal();

  #session;
  #frame;
  /** By the browser's number of the pointer. */
  #down = new Map();

  constructor(session, frame, screen) {
    this.#session = session;
    this.#frame = frame;
    screen.addEventListener('pointerdown', (event) => this.#press(event, screen));
    screen.addEventListener('pointermove', (event) => this.#move(event));
    screen.addEventListener('pointerup', (event) => this.#lift(event, 'up'));
    screen.addEventListener('pointercancel', (event) => this.#lift(event, 'cancel'));
    screen.addEventListener('lostpointercapture', (event) => this.#lift(event, 'cancel'));
    screen.addEventListener('contextmenu', (event) => event.preventDefault());
    screen.addEventListener('wheel', (event) => this.#roll(event), { passive: false });
    session.chose.on((take) => {
      if (take === null) this.#down.clear();
    });
  }

  #press(event, screen) {
    if (event.button !== 0 || !this.#session.device) return;
    event.preventDefault();
    // No ring for a hand that points: it comes with the first key.
    screen.classList.add('pointed');
    screen.focus({ preventScroll: true });
    if (!this.#session.isLive) {
      // A moment of a recording is shown: the finger goes to the live device, at the same place,
      // unless that has been turned since and the place means nothing.
      const isTurned = this.#frame.isTurned;
      this.#session.live();
      if (isTurned) return;
    }
    screen.setPointerCapture(event.pointerId);
    const taken = new Set([...this.#down.values()].map(({ id }) => id));
    let id = 0;
    while (taken.has(id)) id += 1;
    this.#down.set(event.pointerId, { id });
    this.#send([event], event.pointerId, 'down');
  }

  #move(event) {
    if (!this.#down.has(event.pointerId)) return;
    const all = event.getCoalescedEvents?.() ?? [];
    this.#send(all.length ? all : [event], event.pointerId, 'move');
  }

  #lift(event, phase) {
    if (!this.#down.has(event.pointerId)) return;
    this.#send([event], event.pointerId, phase);
    this.#down.delete(event.pointerId);
    this.#tell();
  }

  #send(events, pointer, phase) {
    const finger = this.#down.get(pointer);
    const now = performance.now();
    const touches = events.map((event) => {
      const { x, y } = this.#frame.point(event);
      return { id: finger.id, phase, x, y, ago: Math.max(0, now - event.timeStamp) };
    });
    this.#session.ask({ do: 'touch', touches });
    const { x, y } = touches.at(-1);
    Object.assign(finger, { x, y });
    this.#tell();
  }

  #tell() {
    this.moved.tell([...this.#down.values()]);
  }

  #roll(event) {
    // With Control it is the browser's own zoom.
    if (event.ctrlKey || !this.#session.device) return;
    event.preventDefault();
    if (!this.#session.isLive) {
      const isTurned = this.#frame.isTurned;
      this.#session.live();
      if (isTurned) return;
    }
    const unit = [1, LINE, PAGE][event.deltaMode] / this.#frame.zoom;
    const { x, y } = this.#frame.point(event);
    this.#session.ask({ do: 'wheel', x, y, dx: event.deltaX * unit, dy: event.deltaY * unit });
  }
}
