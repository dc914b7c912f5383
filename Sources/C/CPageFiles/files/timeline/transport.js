import { element, icon, iconButton } from '../core/dom.js';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2];

/** The controls to play, to step, to set the speed, and to return to the device. */
export function buildTransport(session, player, place) {
  const step = (count) => {
    player.pause();
    session.show(session.chosen?.stepFrom(session.t, count) ?? 0);
  };
  const back = iconButton('back', 'Step back a frame', () => step(-1), '←');
  const play = iconButton('play', 'Play', () => player.toggle(), 'Space');
  const forward = iconButton('forward', 'Step forward a frame', () => step(1), '→');
  const repeat = iconButton('repeat', 'Repeat', () => player.setRepeats(!player.repeats), 'O');
  const speed = element('select', {
    'aria-label': 'Playback speed', title: 'Playback speed',
    onchange: () => player.setSpeed(Number(speed.value)),
  }, ...SPEEDS.map((value) => element('option', { value, selected: value === 1 }, `Speed ×${value}`)));
  // Changes with every frame, so a screen reader must not read out the changes.
  const time = element('output', {
    class: 'time', 'aria-label': 'Time in the recording', 'aria-live': 'off',
  });
  const live = element('button', {
    type: 'button', class: 'live-button', title: 'Show the device again  (L)',
    onclick: () => session.live(),
  }, element('i', { 'aria-hidden': 'true' }), 'Live');
  place.append(back, play, forward, repeat, speed, time, live);

  const show = () => {
    const { chosen, t, isLive } = session;
    for (const button of [back, play, forward]) button.disabled = !session.canReplay;
    time.textContent = chosen ? `${t.toFixed(3)} / ${chosen.duration.toFixed(3)} s` : '';
    live.setAttribute('aria-pressed', String(isLive));
  };
  player.changed.on(() => {
    play.replaceChildren(icon(player.isPlaying ? 'pause' : 'play'));
    play.setAttribute('aria-label', player.isPlaying ? 'Pause' : 'Play');
    repeat.setAttribute('aria-pressed', String(player.repeats));
  });
  repeat.setAttribute('aria-pressed', 'false');
  session.moved.on(show);
  session.chose.on(show);
  session.recordingsChanged.on(show);
  session.deviceChanged.on(show);
  show();
}
