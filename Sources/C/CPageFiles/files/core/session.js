import { Signal } from './signal.js';
import { Recording } from './recording.js';
import { clamp } from './dom.js';

// Gestures that are independent of the app's state.
const ANYWHERE = ['drag', 'flick', 'slow-drag'];

const INTERRUPTED = 'The app stopped while the input of the address was repeated. The page shows the '
  + 'beginning instead.';

// The number of recordings of servers that have ended that are kept.
const MOST_GONE = 8;

/** The page's state: its device, its recordings, and the time shown. */
export class Session {
  welcomed = new Signal();
  deviceChanged = new Signal();
  /** A recording has been added, ended or removed. */
  recordingsChanged = new Signal();
  /** Another recording was selected. */
  chose = new Signal();
  /** The selected recording has new data. */
  grew = new Signal();
  /** Another time or the live device is shown. */
  moved = new Signal();
  failed = new Signal();
  made = new Signal();
  layerChosen = new Signal();
  /** The entry's parameters have been received. */
  valuesChanged = new Signal();
  /** The connection is closed. The recordings are kept until another server has sent its own. */
  lost = new Signal();
  /** A lane of the timeline was selected: `{id, title}`; null for all lanes. */
  laneChosen = new Signal();
  /** The tool that builds the app has news: `{state, problems}`. */
  built = new Signal();
  /** The app's previous process has stopped: `{text, calls}`. */
  stopped = new Signal();
  /** A recording has been compared with that of the previous build. */
  compared = new Signal();
  /** The motions of the selected recording have been edited. */
  edited = new Signal();
  /** The keyboard was given to the page or to the app. */
  keyboardChanged = new Signal();

  welcome = null;
  device = null;
  /** `{entry, values, code}` of the last entry with parameters. */
  values = null;
  recordings = [];
  chosen = null;
  /** Seconds in the selected recording. */
  t = 0;
  isLive = true;
  /** `{id, name}` of the selected layer. */
  layer = null;
  /** False if the user has given the keyboard to the app. */
  isKeyboardOurs = true;

  #conversation;
  #entryBefore = null;
  /** The token of this page's state in the build that has been replaced. It is kept until a server
   * responds, because a large app can take long to launch. */
  #resumption = null;
  /** The entry that the server should restore, until it sends its device. */
  #restored = null;
  /** Whether the server is opening an address. It repeats the address's input, in which the app may
   * crash. */
  #isOpening = false;
  /** Whether a transition has finished since the entry was loaded. */
  #isElsewhere = false;
  /** The gesture that will play when the entry has loaded. */
  #next = null;
  /** The recording selected before the current one began. */
  #before = null;

  constructor(conversation) {
    this.#conversation = conversation;
    conversation.said.on((message) => this.#hear(message));
    conversation.lost.on(() => this.#lose());
    conversation.replaced.on(() => this.#stopRecordings());
  }

  get entry() {
    return this.welcome?.entries.find(({ id }) => id === this.device?.entry) ?? null;
  }

  /** Whether the selected recording can be played and stepped: it is complete, or the device is
   * paused. */
  get canReplay() {
    return this.chosen !== null && (!this.chosen.isRunning || this.device.paused);
  }

  /** Whether key presses on the screen go to the app: one of its text fields is active, or the user
   * has given it the keyboard. */
  get hasAppKeys() {
    return !this.isKeyboardOurs || Boolean(this.device?.typing);
  }

  // Actions.

  ask(message) {
    this.#conversation.ask(message);
  }

  answer(message) {
    return this.#conversation.answer(message);
  }

  /** The first request of a connection. `address` is what the page's own address describes. */
  greet(scale, address) {
    this.#isOpening = address !== undefined && !this.#resumption;
    this.ask({
      do: 'hello', scale, ...(this.#resumption && { resume: this.#resumption }),
      ...(this.#isOpening && { address }),
    });
  }

  /** Shows the state that an address describes. */
  open(address) {
    this.#isElsewhere = false;
    this.#isOpening = true;
    this.ask({ do: 'open', address });
    this.#backToLive();
  }

  load(id) {
    this.#isElsewhere = false;
    this.ask({ do: 'load', id });
    this.#backToLive();
  }

  /** Reloads an entry with these parameter values. */
  remake(id, values) {
    this.#isElsewhere = false;
    this.ask({ do: 'remake', id, values });
    this.#backToLive();
  }

  set(change) {
    this.ask({ do: 'set', ...change });
    // The picture's scale and the clock's speed do not affect the device.
    if (Object.keys(change).some((name) => !['scale', 'speed'].includes(name))) this.#backToLive();
  }

  /** Advances the paused device by one tick. */
  step() {
    this.live();
    this.ask({ do: 'step', ticks: 1 });
  }

  /** Gives the keyboard to the app or back to the page. */
  giveKeyboard(isOurs) {
    this.isKeyboardOurs = isOurs;
    this.keyboardChanged.tell();
  }

  /** Plays a gesture. An entry's own gestures start from its initial state. */
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
    if (this.chosen && !this.chosen.isGone) this.ask({ do: 'export', recording: this.chosen.id, format });
  }

  choose(id) {
    this.chooseRecording(this.#present(id));
  }

  chooseRecording(recording) {
    if (!recording || recording === this.chosen) return;
    this.chosen = recording;
    this.t = recording.duration;
    this.chose.tell(recording);
    if (!this.isLive) this.show(recording.duration);
    else this.moved.tell();
  }

  /** Shows a time of the selected recording instead of the live device. */
  show(t) {
    if (!this.chosen) return;
    const to = clamp(t, 0, this.chosen.duration);
    this.t = to;
    this.isLive = false;
    if (!this.chosen.isGone) this.ask({ do: 'show', recording: this.chosen.id, t: to });
    this.moved.tell();
  }

  live() {
    if (this.isLive) return;
    this.ask({ do: 'live' });
    this.#backToLive();
  }

  /** Brings the device to the time shown, so that the next touches continue the recording from there.
   * With `lift`, the fingers that are down end at this time. Without pictures there is no such time:
   * the live device is shown, and the result is false. */
  continueRecording(lift = false) {
    const { chosen, t } = this;
    const isPossible = !this.isLive && Boolean(chosen) && !chosen.isGone;
    if (!isPossible) {
      this.live();
      return false;
    }
    this.ask({ do: 'continue', recording: chosen.id, t, lift });
    this.#isElsewhere = true;
    this.#backToLive();
    return true;
  }

  /** Shows the selected recording with another motion; see the request `edit`. */
  edit(change) {
    if (!this.chosen || this.chosen.isGone) return;
    this.ask({ do: 'edit', recording: this.chosen.id, ...change });
    this.edited.tell();
  }

  chooseLayer(layer) {
    this.layer = layer;
    this.layerChosen.tell(layer);
  }

  #backToLive() {
    if (this.isLive) return;
    this.isLive = true;
    const latest = this.recordings.findLast((recording) => recording.isRunning || recording.isTelling)
      ?? this.recordings.at(-1);
    if (latest && latest !== this.chosen) {
      this.chosen = latest;
      this.chose.tell(latest);
    }
    this.t = this.chosen?.duration ?? 0;
    this.moved.tell();
  }

  /** The server's recording with this number. */
  #present(id) {
    return this.recordings.find((recording) => recording.id === id && !recording.isGone);
  }

  // Messages from the server.

  #hear(message) {
    switch (message.is) {
      case 'welcome': return this.#greet(message);
      case 'device': return this.#know(message);
      case 'recording':
        return this.#begin(new Recording({ ...message, device: this.device.device }));
      case 'more': return this.#grow(message);
      case 'ended': return this.#end(message);
      case 'removed': return this.#drop(message.recordings);
      case 'values':
        this.values = message;
        return this.valuesChanged.tell(message);
      case 'export': return this.made.tell(message);
      case 'build': return this.built.tell(message);
      case 'stopped': return this.stopped.tell(message);
      case 'replaced':
        this.#resumption = message.resume;
        return undefined;
      case 'change': return this.#compare(message);
      case 'shown': return this.#return(message);
      case 'error':
        if (message.about === 'open') this.#isOpening = false;
        if (message.about === 'continue') this.ask({ do: 'live' });
        return this.failed.tell(message);
    }
  }

  #greet(welcome) {
    // A new connection has a new device, so the server does not have the old recordings. A server
    // that restores the page's state makes them again.
    if (this.#resumption) this.#forgetRecordings();
    else this.#outliveRecordings();
    this.welcome = welcome;
    this.welcomed.tell(welcome);
    const first = welcome.entries[0]?.id;
    const before = this.#entryBefore;
    // The server restores the entry with the page's state.
    if (this.#resumption) {
      this.#resumption = null;
      this.#restored = before;
      return;
    }
    if (before && before === this.values?.entry) this.remake(before, this.values.values);
    else if (before && before !== first) this.ask({ do: 'load', id: before });
  }

  /** The server shows a moment of a recording again. */
  #return({ recording: id, t }) {
    const recording = this.#present(id);
    if (!recording) return;
    this.chosen = recording;
    this.t = t;
    this.isLive = false;
    this.chose.tell(recording);
    this.moved.tell();
  }

  #know(device) {
    const isOther = this.device?.entry !== device.entry || this.device?.device !== device.device;
    this.device = device;
    this.#entryBefore = device.entry;
    if (isOther) this.chooseLayer(null);
    this.deviceChanged.tell(device);
    // A server that does not know the page's token has loaded its first entry.
    const restored = this.#restored;
    this.#restored = null;
    const isKnown = this.welcome?.entries.some(({ id }) => id === restored);
    if (isKnown && restored !== device.entry) this.ask({ do: 'load', id: restored });
  }

  #begin(recording) {
    this.recordings.push(recording);
    this.recordingsChanged.tell();
    // If a recording begins by itself while another recording is shown, it is only listed.
    if (!this.isLive) return;
    // Recordings without content are skipped, so the last recording with content stays selected.
    if (this.chosen?.isTelling || this.chosen?.entry !== recording.entry) this.#before = this.chosen;
    this.chosen = recording;
    this.t = 0;
    this.chose.tell(recording);
    this.moved.tell();
  }

  #grow(message) {
    const recording = this.#present(message.recording);
    if (!recording) return;
    recording.grow(message);
    if (recording !== this.chosen) return;
    if (this.isLive) this.t = recording.duration;
    this.grew.tell(recording);
    if (this.isLive) this.moved.tell();
  }

  #end(message) {
    this.#isOpening = false;
    const recording = this.#present(message.recording);
    if (!recording) return;
    recording.end(message);
    if (recording === this.chosen && this.isLive) this.t = recording.duration;
    if (recording.transitions.some(({ completed }) => completed)) this.#isElsewhere = true;
    const before = this.#worthMore(recording);
    if (before) {
      this.chosen = before;
      this.t = before.duration;
    }
    this.recordingsChanged.tell();
    if (before) {
      this.chose.tell(before);
      this.moved.tell();
    } else if (recording === this.chosen) {
      this.grew.tell(recording);
      this.moved.tell();
    }
    if (this.#next) this.ask({ do: 'gesture', name: this.#next });
    this.#next = null;
  }

  /** The recording to return to from one that has ended without transition and findings. */
  #worthMore(ended) {
    const before = this.#before;
    const isKept = this.recordings.includes(before) && before.entry === ended.entry;
    if (!this.isLive || ended !== this.chosen || ended.isTelling || !isKept) return null;
    return before.isTelling ? before : null;
  }

  #drop(ids) {
    this.recordings = this.recordings.filter(({ id, isGone }) => isGone || !ids.includes(id));
    if (this.chosen && !this.recordings.includes(this.chosen)) {
      this.chosen = this.recordings.at(-1) ?? null;
      this.chose.tell(this.chosen);
    }
    this.recordingsChanged.tell();
  }

  #compare(change) {
    const recording = this.#present(change.recording);
    if (!recording) return;
    recording.compare(change);
    this.compared.tell(recording);
  }

  #lose() {
    this.#isElsewhere = false;
    if (this.#isOpening) this.failed.tell({ text: INTERRUPTED });
    this.#isOpening = false;
    this.#stopRecordings();
    this.lost.tell();
  }

  /** Ends the recordings that the server has not ended. */
  #stopRecordings() {
    this.#next = null;
    for (const recording of this.recordings) recording.isRunning = false;
    this.recordingsChanged.tell();
  }

  /** Marks the recordings of the previous server, of which only calls and findings are left. */
  #outliveRecordings() {
    for (const recording of this.recordings) recording.isGone = true;
    this.recordings = this.recordings.filter(({ isTelling }) => isTelling).slice(-MOST_GONE);
    if (!this.recordings.includes(this.chosen)) this.chosen = this.recordings.at(-1) ?? null;
    this.#before = null;
    this.isLive = true;
    this.chooseLayer(null);
    this.recordingsChanged.tell();
    this.chose.tell(this.chosen);
    this.moved.tell();
  }

  #forgetRecordings() {
    this.#next = null;
    this.#before = null;
    this.recordings = [];
    this.chosen = null;
    this.t = 0;
    this.isLive = true;
    this.chooseLayer(null);
    this.recordingsChanged.tell();
    this.chose.tell(null);
    this.moved.tell();
  }
}
