import { element, seconds } from '../core/dom.js';

/** Shows whether the screen is the live device or a time of a recording, and how to return to the
 * live device. */
export function describeMoment(session, { screen, moment, hint }) {
  moment.addEventListener('click', () => {
    session.live();
    screen.focus({ preventScroll: true });
  });

  const show = () => {
    const { isLive, chosen, t, entry } = session;
    moment.hidden = isLive;
    if (!isLive) {
      moment.replaceChildren(
        element('span', {}, element('b', {}, `Recording ${chosen.id}`), ` at ${seconds(t)}${chosen.isGone ? ', without a picture' : ''}`),
        element('u', {}, 'Back to live'));
    }
    document.body.classList.toggle('replaying', !isLive);
    screen.setAttribute('aria-label',
      `${entry?.title ?? 'Device'}, ${isLive ? 'live' : `recording ${chosen.id} at ${seconds(t)}`}`);
  };
  session.moved.on(show);
  session.chose.on(show);
  session.deviceChanged.on(show);

  const guide = () => {
    const hasPlayed = session.recordings.some(({ transitions }) => transitions.length > 0);
    const canFinish = session.entry?.gestures.includes('finish');
    hint.replaceChildren(...(hasPlayed
      ? ['Drag the red line in the timeline to look at any moment.']
      : [element('b', {}, canFinish ? 'Press Finish' : 'Touch the screen'),
        `${canFinish ? ', or tap and drag on the screen' : ''}. Everything that happens is listed below.`]));
  };
  session.recordingsChanged.on(guide);
  session.deviceChanged.on(guide);
}
