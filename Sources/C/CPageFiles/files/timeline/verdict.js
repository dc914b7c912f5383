import { element } from '../core/dom.js';
import { verdictOf } from './story.js';

/** Shows the outcome of the selected recording's last transition, and the call that decided it. */
export function showVerdict(session, place) {
  const show = () => {
    const recording = session.chosen;
    const verdict = recording && verdictOf(recording);
    place.replaceChildren();
    if (verdict) {
      place.append(element('button', {
        type: 'button', 'data-kind': verdict.kind,
        title: 'Go to the call that decided it', onclick: () => session.show(verdict.t),
      }, verdict.text));
    } else if (recording?.isRunning && recording.frames.length) {
      place.textContent = 'Recording…';
    }
  };
  session.chose.on(show);
  session.recordingsChanged.on(show);
}
