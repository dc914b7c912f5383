import { element, seconds } from '../core/dom.js';

/** Shows whether the screen is the live device or a time of a recording, and how to continue from
 * there or return to the live device. */
export function describeMoment(session, { screen, moment, hint }) {
  const text = element('span');
  const button = (title, words, action) => element('button', {
    type: 'button', title: words,
    onclick: () => {
      action();
      screen.focus({ preventScroll: true });
    },
  }, title);
  const goOn = button('Go on from here',
    'Lift the fingers at this moment and go on (G); press on the screen to go on with a finger',
    () => session.continueRecording(true));
  moment.append(text, goOn,
    button('Back to live', 'Show the device as it is now (L)', () => session.live()));

  const show = () => {
    const { isLive, chosen, t, entry } = session;
    moment.hidden = isLive;
    if (!isLive) {
      text.replaceChildren(
        element('b', {}, `Recording ${chosen.id}`), ` at ${seconds(t)}${chosen.isGone ? ', without a picture' : ''}`);
      goOn.hidden = chosen.isGone;
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
      ? ['Drag the red line in the timeline to look at any moment, and touch the screen to go on from there.']
      : [element('b', {}, canFinish ? 'Press Finish' : 'Touch the screen'),
        `${canFinish ? ', or tap and drag on the screen' : ''}. Everything that happens is listed below.`]));
  };
  session.recordingsChanged.on(guide);
  session.deviceChanged.on(guide);
}
