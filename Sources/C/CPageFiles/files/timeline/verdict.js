import { element } from '../core/dom.js';
import { findSource, sourceLink } from '../core/source.js';
import { verdictOf } from './story.js';

/** Shows the outcome of the selected recording's last transition, and the call that decided it. With
 * `hasServer`, the server can repeat the recording. */
export function showVerdict(session, place, hasServer = false) {
  /** Adds the line that made the deciding call, and the condition under which it did. */
  const locate = async (recording, n) => {
    const { source, because } = await findSource(session, recording, n);
    if (!source || session.chosen !== recording || place.querySelector('.verdict-where')) return;
    place.append(element('span', { class: 'verdict-where' },
      sourceLink(source, session.welcome?.folder), because ? ` ${because}` : ''));
  };
  /** A button that asks which release would have had the other outcome. */
  const alternatives = (recording) => {
    const button = element('button', {
      type: 'button', class: 'jump', onclick: async () => {
        button.disabled = true;
        button.textContent = 'Trying other releases…';
        try {
          const { text } = await session.answer({ do: 'alternatives', recording: recording.id });
          button.replaceWith(element('span', { class: 'verdict-otherwise', role: 'status', title: text }, text));
        } catch {
          button.remove();
        }
      },
    }, recording.transitions.at(-1).completed ? 'What would have cancelled it?' : 'What would have finished it?');
    return button;
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
      const canRepeat = hasServer && !recording.isGone && !recording.isRunning;
      if (canRepeat && recording.transitions.at(-1)?.why) place.append(alternatives(recording));
    } else if (recording?.isRunning && recording.frames.length) {
      place.textContent = 'Recording…';
    }
  };
  session.chose.on(show);
  session.recordingsChanged.on(show);
}
