import { Signal } from './signal.js';

// Seconds before the line is tried again; the last again and again.
const PAUSES = [1, 2, 4, 8, 15];
// Answers that come in the order they were asked for.
const ANSWERED = ['layers', 'curve'];

/** The line to the server: opens it, keeps it open, and tells what comes over it. */
export class Conversation {
  opened = new Signal();
  /** With the seconds until it is tried again. */
  lost = new Signal();
  /** With what stands in the way, where the server answers but for this line; null where not. */
  refused = new Signal();
  said = new Signal();
  /** With the ArrayBuffer of a frame. */
  framed = new Signal();

  #url;
  #socket = null;
  #failures = 0;
  #timer = 0;
  #asked = new Map(ANSWERED.map((verb) => [verb, []]));

  constructor(url) {
    this.#url = url;
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    socket.binaryType = 'arraybuffer';
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.#failures = 0;
      this.opened.tell();
    };
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') this.#read(JSON.parse(data));
      else this.framed.tell(data);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#lose();
      if (!wasOpen) this.#wonder();
    };
    this.#socket = socket;
  }

  /** Says something; nothing is kept for a line that is closed. */
  ask(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Asks for something that one message answers. */
  answer(message) {
    if (!this.isOpen) return Promise.reject(new Error('not connected'));
    return new Promise((resolve, reject) => {
      this.#asked.get(message.do).push({ resolve, reject });
      this.ask(message);
    });
  }

  #read(message) {
    const waiting = this.#asked.get(message.is === 'error' ? message.about : message.is);
    const next = waiting?.shift();
    if (message.is === 'error') next?.reject(new Error(message.text));
    else next?.resolve(message);
    this.said.tell(message);
  }

  /** A browser does not say why a line was refused: the server is asked for a page instead. */
  async #wonder() {
    try {
      const answer = await fetch('/', { cache: 'no-store' });
      if (this.isOpen) return;
      this.refused.tell(answer.ok
        ? 'The server has as many pages as it takes. Close one of them.'
        : `The server refuses this page: ${(await answer.text()).trim()}`);
    } catch {
      // It does not answer at all any more.
      this.refused.tell(null);
    }
  }

  #lose() {
    this.#socket = null;
    for (const waiting of this.#asked.values()) {
      for (const { reject } of waiting.splice(0)) reject(new Error('connection lost'));
    }
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), pause * 1000);
    this.lost.tell(pause);
  }
}
