import { Signal } from '../core/signal.js';

// The heights of a line and of a page in CSS pixels, for wheels that scroll by lines or pages.
const LINE = 16;
const PAGE = 400;

/** Converts mouse, touch, pen and wheel input on the screen to touches on the device. */
export class Fingers {
  /** The argument is the list of touches that are down: `[{id, x, y}]`. */
  moved = new Signal();

  #session;
  #frame;
  /** By pointer id. */
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
    const forget = () => {
      this.#down.clear();
      this.#tell();
    };
    session.lost.on(forget);
    session.welcomed.on(forget);
  }

  #press(event, screen) {
    if (event.button !== 0 || !this.#session.device) return;
    event.preventDefault();
    // Hides the focus ring after pointer input; the first key press shows it.
    screen.classList.add('pointed');
    screen.focus({ preventScroll: true });
    if (!this.#session.isLive) {
      // While a recording is shown, the touch continues it. If it cannot be continued, the touch goes
      // to the live device at the same position, unless the device has been rotated since.
      const isTurned = this.#frame.isTurned;
      if (!this.#session.continueRecording() && isTurned) return;
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
    // With Control, the wheel zooms the browser.
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
