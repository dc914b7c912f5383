import { Signal } from './signal.js';
import { Take } from './take.js';
import { clamp } from './dom.js';

// Gestures that mean something wherever the app is.
const ANYWHERE = ['drag', 'flick', 'slow-drag'];

/** What the page knows of its device, its takes, and the moment that is looked at. */
export class Session {
  welcomed = new Signal();
  deviceChanged = new Signal();
  /** A take has come, ended or gone. */
  takesChanged = new Signal();
  /** The chosen take is another one. */
  chose = new Signal();
  /** The chosen take has grown. */
  grew = new Signal();
  /** Another moment is shown, or the device itself. */
  moved = new Signal();
  failed = new Signal();
  made = new Signal();
  layerChosen = new Signal();
  /** The parameters of the entry have been told. */
  valuesChanged = new Signal();
  /** The line is gone. */
  lost = new Signal();
  /** The keyboard belongs to the page, or to the app. */
  keyboardChanged = new Signal();

  welcome = null;
  device = null;
  /** `{entry, values, code}` of the last entry that had parameters. */
  values = null;
  takes = [];
  chosen = null;
  /** Seconds in the chosen take. */
  t = 0;
  isLive = true;
  /** `{id, name}` of the layer that is looked at. */
  layer = null;
  /** The user has sent the keyboard to the app. */
  isKeyboardOurs = true;

  #conversation;
  #entryBefore = null;
  /** A transition has been finished since the entry was loaded. */
  #isElsewhere = false;
  /** The gesture that waits for the entry to be loaded. */
  #next = null;
  /** The take that was looked at before the one that is recorded now. */
  #before = null;

  constructor(conversation) {
    this.#conversation = conversation;
    conversation.said.on((message) => this.#hear(message));
    conversation.lost.on(() => this.#forget());
  }

  get entry() {
    return this.welcome?.entries.find(({ id }) => id === this.device?.entry) ?? null;
  }

  /** The chosen take stands still: it can be played and stepped through. */
  get canReplay() {
    return this.chosen !== null && (!this.chosen.isRunning || this.device.paused);
  }

  /** Whether keys that are pressed on the screen are the app's: a text field of it waits for them,
   * or the user has said so. */
  get hasAppKeys() {
    return !this.isKeyboardOurs || Boolean(this.device?.typing);
  }

  // What can be done.

  ask(message) {
    this.#conversation.ask(message);
  }

  answer(message) {
    return this.#conversation.answer(message);
  }

  load(id) {
    this.#isElsewhere = false;
    this.ask({ do: 'load', id });
    this.#backToLive();
  }

  /** Shows an entry anew, made with these values of its parameters. */
  remake(id, values) {
    this.#isElsewhere = false;
    this.ask({ do: 'remake', id, values });
    this.#backToLive();
  }

  set(change) {
    this.ask({ do: 'set', ...change });
    // How sharp the picture is, and how fast the clock, is nothing that happens to the device.
    if (Object.keys(change).some((name) => !['scale', 'speed'].includes(name))) this.#backToLive();
  }

  /** Turns the clock of the paused device. */
  step() {
    this.live();
    this.ask({ do: 'step', turns: 1 });
  }

  /** Gives the keyboard to the app, or back to the page. */
  giveKeyboard(isOurs) {
    this.isKeyboardOurs = isOurs;
    this.keyboardChanged.tell();
  }

  /** Plays fingers. Those that were made for the entry are for its beginning. */
  gesture(name) {
    this.#backToLive();
    if (this.#isElsewhere && !ANYWHERE.includes(name)) {
      this.#next = name;
      this.load(this.device.entry);
    } else {
      this.ask({ do: 'gesture', name });
    }
  }

  export(format) {
    if (this.chosen) this.ask({ do: 'export', take: this.chosen.id, format });
  }

  choose(id) {
    const take = this.takes.find((take) => take.id === id);
    if (!take || take === this.chosen) return;
    this.chosen = take;
    this.t = take.duration;
    this.chose.tell(take);
    if (!this.isLive) this.show(take.duration);
    else this.moved.tell();
  }

  /** Shows a moment of the chosen take in place of the device. */
  show(t) {
    if (!this.chosen) return;
    const to = clamp(t, 0, this.chosen.duration);
    this.t = to;
    this.isLive = false;
    this.ask({ do: 'show', take: this.chosen.id, t: to });
    this.moved.tell();
  }

  live() {
    if (this.isLive) return;
    this.ask({ do: 'live' });
    this.#backToLive();
  }

  chooseLayer(layer) {
    this.layer = layer;
    this.layerChosen.tell(layer);
  }

  #backToLive() {
    if (this.isLive) return;
    this.isLive = true;
    const latest = this.takes.findLast((take) => take.isRunning || take.isTelling)
      ?? this.takes.at(-1);
    if (latest && latest !== this.chosen) {
      this.chosen = latest;
      this.chose.tell(latest);
    }
    this.t = this.chosen?.duration ?? 0;
    this.moved.tell();
  }

  // What the server says.

  #hear(message) {
    switch (message.is) {
      case 'welcome': return this.#greet(message);
      case 'device': return this.#know(message);
      case 'take': return this.#begin(new Take(message));
      case 'more': return this.#grow(message);
      case 'took': return this.#end(message);
      case 'gone': return this.#drop(message.takes);
      case 'values':
        this.values = message;
        return this.valuesChanged.tell(message);
      case 'export': return this.made.tell(message);
      case 'error': return this.failed.tell(message);
    }
  }

  #greet(welcome) {
    this.welcome = welcome;
    this.welcomed.tell(welcome);
    const first = welcome.entries[0]?.id;
    const before = this.#entryBefore;
    if (before && before === this.values?.entry) this.remake(before, this.values.values);
    else if (before && before !== first) this.ask({ do: 'load', id: before });
  }

  #know(device) {
    const isOther = this.device?.entry !== device.entry || this.device?.device !== device.device;
    this.device = device;
    this.#entryBefore = device.entry;
    if (isOther) this.chooseLayer(null);
    this.deviceChanged.tell(device);
  }

  #begin(take) {
    this.takes.push(take);
    this.takesChanged.tell();
    // One that begins by itself while another is looked at waits in its chip.
    if (!this.isLive) return;
    // Takes without a transition do not count: the last one with something to show is kept.
    if (this.chosen?.isTelling || this.chosen?.entry !== take.entry) this.#before = this.chosen;
    this.chosen = take;
    this.t = 0;
    this.chose.tell(take);
    this.moved.tell();
  }

  #grow(message) {
    const take = this.takes.find(({ id }) => id === message.take);
    if (!take) return;
    take.grow(message);
    if (take !== this.chosen) return;
    if (this.isLive) this.t = take.duration;
    this.grew.tell(take);
    if (this.isLive) this.moved.tell();
  }

  #end(message) {
    const take = this.takes.find(({ id }) => id === message.take);
    if (!take) return;
    take.end(message);
    if (take === this.chosen && this.isLive) this.t = take.duration;
    if (take.transitions.some(({ completed }) => completed)) this.#isElsewhere = true;
    const before = this.#worthMore(take);
    if (before) {
      this.chosen = before;
      this.t = before.duration;
    }
    this.takesChanged.tell();
    if (before) {
      this.chose.tell(before);
      this.moved.tell();
    } else if (take === this.chosen) {
      this.grew.tell(take);
      this.moved.tell();
    }
    if (this.#next) this.ask({ do: 'gesture', name: this.#next });
    this.#next = null;
  }

  /** The take to go back to from one that has ended and tells of nothing: no transition, and
   * nothing that is wrong. */
  #worthMore(ended) {
    const before = this.#before;
    const isKept = this.takes.includes(before) && before.entry === ended.entry;
    if (!this.isLive || ended !== this.chosen || ended.isTelling || !isKept) return null;
    return before.isTelling ? before : null;
  }

  #drop(ids) {
    this.takes = this.takes.filter(({ id }) => !ids.includes(id));
    if (this.chosen && !this.takes.includes(this.chosen)) {
      this.chosen = this.takes.at(-1) ?? null;
      this.chose.tell(this.chosen);
    }
    this.takesChanged.tell();
  }

  /** A new line is a new device: what was recorded on the old one is gone. */
  #forget() {
    this.#isElsewhere = false;
    this.#next = null;
    this.#before = null;
    this.takes = [];
    this.chosen = null;
    this.t = 0;
    this.isLive = true;
    this.chooseLayer(null);
    this.takesChanged.tell();
    this.chose.tell(null);
    this.moved.tell();
    this.lost.tell();
  }
}
