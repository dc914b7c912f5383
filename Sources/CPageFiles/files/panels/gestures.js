import { element } from '../core/dom.js';

const WORDS = {
  finish: 'Drags far enough: the transition finishes',
  cancel: 'Drags, turns back and lifts: the transition is cancelled',
  back: 'Goes there, and comes back',
  'back-cancel': 'Goes there, begins to come back, and gives up',
  turn: 'Turns the device on the way',
  pad: 'A wide screen that becomes narrow, and wide again',
  depth: 'Goes back farther than can be gone forward again',
  reverse: 'Changes its mind on the way',
  drag: 'A drag of one second',
  flick: 'A quick flick',
  'slow-drag': 'A slow drag',
};

/** A gesture's title, such as "Back cancel" for `back-cancel`. */
export const gestureTitle = (name) =>
  (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** All gestures of the entry, to be played. */
export class Gestures {
  body = element('div', { class: 'gestures' });

  constructor(session) {
    const list = () => {
      const names = session.entry?.gestures ?? [];
      this.body.replaceChildren(
        element('p', { class: 'note' },
          'Recorded fingers play on the device, from its beginning, the same each time.'),
        ...names.map((name) => element('button', {
          type: 'button', class: 'gesture', 'data-gesture': name,
          onclick: () => session.gesture(name),
        }, element('b', {}, gestureTitle(name)), element('span', {}, WORDS[name] ?? ''))));
    };
    let shown = null;
    session.deviceChanged.on(() => {
      if (session.entry?.id === shown) return;
      shown = session.entry?.id;
      list();
    });
  }
}
