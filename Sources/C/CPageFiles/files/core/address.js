// Milliseconds without a change after which the address is written. Browsers limit how often a page
// may write it.
const PAUSE = 250;

/**
 * Keeps the part of the page's address after `#` in step with what is shown, and shows what an
 * address describes when the user goes back or forward.
 *
 * The server makes the address of a recording. The page adds the time, as in `…&t=0.42`; an address
 * without a time shows the live device.
 */
export class Address {
  #session;
  #timer = 0;
  /** The address, without a time, of the current entry of the browser's history; null before the
   * first one is written. */
  #base = null;
  #first = location.hash.slice(1);

  constructor(session) {
    this.#session = session;
    for (const signal of [session.moved, session.chose, session.recordingsChanged]) {
      signal.on(() => this.#plan());
    }
    addEventListener('popstate', () => this.#follow());
  }

  /** The address with which the page was opened; undefined if there is none. It is returned once,
   * because the input that it repeats may crash the app. */
  takeFirst() {
    const first = this.#first || undefined;
    this.#first = '';
    return first;
  }

  /** `{base, t, problem}` of what is shown; `t` is null for the live device, and `problem` says why
   * the address does not repeat the input. Null while the device has no address. */
  get state() {
    const { isLive, chosen, t, recordings, device } = this.#session;
    const recording = isLive ? recordings.findLast(({ isGone }) => !isGone) : chosen;
    if (!recording?.address || (isLive && recording.entry !== device?.entry)) return null;
    const { address: base, addressProblem: problem } = recording;
    return { base, t: isLive || problem ? null : Number(t.toFixed(6)), problem };
  }

  /** Writes the address at once, as far as it is known. */
  write() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { state } = this;
    if (!state) return;
    const { base, t } = state;
    const hash = `#${base}${t === null ? '' : `&t=${t}`}`;
    const isOther = this.#base !== null && this.#base !== base;
    this.#base = base;
    if (hash === location.hash) return;
    if (isOther) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  }

  #plan() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.write(), PAUSE);
  }

  /** Shows what the address describes, which the user has chosen or typed. */
  #follow() {
    const text = location.hash.slice(1);
    if (!text) return;
    clearTimeout(this.#timer);
    const [, base, time] = /^(.*?)(?:&t=([^&]*))?$/.exec(text);
    const { recordings, device } = this.#session;
    const recording = recordings.findLast(({ address, isGone }) => address === base && !isGone);
    // The next address that is written replaces this one, which may be written differently.
    this.#base = recording ? base : null;
    if (!recording || recording.entry !== device?.entry || recording.device !== device.device) {
      return this.#session.open(text);
    }
    const isLatest = recording === recordings.at(-1);
    if (time === undefined && isLatest) return this.#session.live();
    this.#session.chooseRecording(recording);
    this.#session.show(time === undefined ? recording.duration : Number(time) || 0);
  }
}
