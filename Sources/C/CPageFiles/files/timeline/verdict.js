import { element } from '../core/dom.js';
import { findSource, sourceLink } from '../core/source.js';
import { verdictOf } from './story.js';

/** Shows the outcome of the selected recording's last transition, and the call that decided it. */
export function showVerdict(session, place) {
  /** Adds the line that made the deciding call, and the condition under which it did. */
  const locate = async (recording, n) => {
    const { source, because } = await findSource(session, recording, n);
    if (!source || session.chosen !== recording || place.querySelector('.verdict-where')) return;
    place.append(element('span', { class: 'verdict-where' },
      sourceLink(source, session.welcome?.folder), because ? ` ${because}` : ''));
  };
  const show = () => {
    const recording = session.chosen;
    const verdict = recording && verdictOf(recording);
    place.replaceChildren();
    if (verdict) {
      place.append(element('button', {
        type: 'button', 'data-kind': verdict.kind,
        title: 'Go to the call that decided it', onclick: () => session.show(verdict.t),
      }, verdict.text));
      if (verdict.n != null) locate(recording, verdict.n);
    } else if (recording?.isRunning && recording.frames.length) {
      place.textContent = 'Recording…';
    }
  };
  session.chose.on(show);
  session.recordingsChanged.on(show);
}
