// UIKit asks these questions after every transition.
const STATUS_BAR = /^(childForStatusBar|prefersStatusBarHidden|preferredStatusBar)/;

/** Folds successive questions about the status bar into one line each. */
export class Folds {
  /** The lines that are open, by their first event. */
  #open = new WeakSet();
  /** The lines, by their first event. A line is kept, so that its row can be kept. */
  #lines = new WeakMap();

  /** The events with folded lines: `{n, t, lane, object, call, answer, folded}`, where `folded` are
   * the events of the line. The events of an open line follow it. Events that `isKept` names are not
   * folded. */
  fold(events, isKept) {
    const shown = [];
    let line = null;
    for (const event of events) {
      if (!STATUS_BAR.test(event.call) || isKept(event)) {
        line = null;
        shown.push(event);
        continue;
      }
      if (!line) shown.push(line = this.#line(event));
      line.folded.push(event);
      if (this.isOpen(line)) shown.push(event);
    }
    return shown;
  }

  isOpen(line) {
    return this.#open.has(line);
  }

  toggle(line) {
    if (!this.#open.delete(line)) this.#open.add(line);
  }

  #line(first) {
    const line = this.#lines.get(first) ?? {
      n: `fold-${first.n}`, t: first.t, lane: first.lane, object: 'Status bar', answer: null,
      get call() {
        return `${this.folded.length} question${this.folded.length === 1 ? '' : 's'}`;
      },
    };
    line.folded = [];
    this.#lines.set(first, line);
    return line;
  }
}
