import { element } from '../core/dom.js';

const WORDS = {
  finish: 'Drags far enough to finish the transition',
  cancel: 'Drags and returns, so that the transition is cancelled',
  back: 'Goes to the new page and back',
  'back-cancel': 'Goes to the new page, then begins to go back and cancels',
  turn: 'Rotates the device during the transition',
  pad: 'The wide window becomes narrow, then wide again',
  depth: 'Goes back by more pages than are kept for going forward',
  reverse: 'Reverses its direction during the drag',
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
          'A gesture is a touch script. It starts the entry again and plays the same touches each time.'),
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
