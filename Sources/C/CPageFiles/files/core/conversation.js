import { Signal } from './signal.js';

// The seconds until each reconnection attempt. The last value is repeated.
const PAUSES = [1, 2, 4, 8, 15];
// While the server is being replaced, the seconds until each attempt, and the seconds after which
// the connection counts as lost. (A browser itself delays repeated attempts, by up to five seconds.)
const REPLACING = { pause: 0.1, limit: 5 };
// Milliseconds without a message after a request, and then after a request that is always answered,
// until the app counts as hanging.
const SILENCE = [2000, 1000];
// Messages that are sent in reply to requests, in the order of the requests, and the requests.
const ANSWERED = {
  layers: 'layers', curve: 'curve', motions: 'motions', source: 'source', answer: 'ask',
  alternatives: 'alternatives', elements: 'elements',
};

/** The WebSocket connection to the server: opens it, reconnects, and reports messages. */
export class Conversation {
  opened = new Signal();
  /** The argument is the number of seconds until the next attempt. */
  lost = new Signal();
  /** A new build of the app is about to serve the page. */
  replaced = new Signal();
  /** The reason if the server responds but refuses the connection; null otherwise. */
  refused = new Signal();
  said = new Signal();
  /** The argument is the ArrayBuffer of a frame. */
  framed = new Signal();
  /** The server has not answered for a while, or (false) has answered again. */
  hung = new Signal();

  #url;
  #socket = null;
  #failures = 0;
  #timer = 0;
  /** Runs while the server owes an answer. */
  #silence = 0;
  #isHung = false;
  /** The time, in milliseconds, until which the server is being replaced. */
  #replacedUntil = 0;
  #asked = new Map(Object.values(ANSWERED).map((verb) => [verb, []]));

  constructor(url) {
    this.#url = url;
  }

  get #isReplaced() {
    return performance.now() < this.#replacedUntil;
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
      this.#replacedUntil = 0;
      this.opened.tell();
    };
    socket.onmessage = ({ data }) => {
      this.#hear();
      if (typeof data === 'string') this.#read(JSON.parse(data));
      else this.framed.tell(data);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#lose();
      if (!wasOpen && !this.#isReplaced) this.#wonder();
    };
    this.#socket = socket;
  }

  /** Sends a message, or drops it if the connection is closed. */
  ask(message) {
    if (!this.isOpen) return;
    this.#socket.send(JSON.stringify(message));
    if (!this.#silence) this.#silence = setTimeout(() => this.#probe(), SILENCE[0]);
  }

  /** Sends a request that is always answered: not every request is. */
  #probe() {
    this.#socket?.send(JSON.stringify({ do: 'stats' }));
    this.#silence = setTimeout(() => {
      this.#isHung = true;
      this.hung.tell(true);
    }, SILENCE[1]);
  }

  #hear() {
    clearTimeout(this.#silence);
    this.#silence = 0;
    if (this.#isHung) this.hung.tell(false);
    this.#isHung = false;
  }

  /** Sends a request that is answered by one message. */
  answer(message) {
    if (!this.isOpen) return Promise.reject(new Error('not connected'));
    return new Promise((resolve, reject) => {
      this.#asked.get(message.do).push({ resolve, reject });
      this.ask(message);
    });
  }

  #read(message) {
    const waiting = this.#asked.get(message.is === 'error' ? message.about : ANSWERED[message.is]);
    const next = waiting?.shift();
    if (message.is === 'replaced') this.#replacedUntil = performance.now() + REPLACING.limit * 1000;
    if (message.is === 'error') next?.reject(new Error(message.text));
    else next?.resolve(message);
    this.said.tell(message);
  }

  /** Finds the reason for a refused connection, which browsers do not report, by requesting a
   * page. */
  async #wonder() {
    try {
      const answer = await fetch('/', { cache: 'no-store' });
      if (this.isOpen) return;
      this.refused.tell(answer.ok
        ? 'The server has reached its limit of open pages. Close one of them.'
        : `The server refuses this page: ${(await answer.text()).trim()}`);
    } catch {
      // The server does not respond at all.
      this.refused.tell(null);
    }
  }

  #lose() {
    this.#hear();
    this.#socket = null;
    for (const waiting of this.#asked.values()) {
      for (const { reject } of waiting.splice(0)) reject(new Error('connection lost'));
    }
    if (this.#isReplaced) {
      this.#timer = setTimeout(() => this.open(), REPLACING.pause * 1000);
      this.replaced.tell();
      return;
    }
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), pause * 1000);
    this.lost.tell(pause);
  }
}
