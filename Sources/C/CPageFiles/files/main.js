import { Address } from './core/address.js';
import { Conversation } from './core/conversation.js';
import { byID, element, iconButton, layerName, layerText } from './core/dom.js';
import { watchLine } from './core/line.js';
import { Session } from './core/session.js';
import { Shortcuts } from './core/shortcuts.js';
import { Theme } from './core/theme.js';
import { Toasts } from './core/toasts.js';
import { Alone } from './device/alone.js';
import { Dots } from './device/dots.js';
import { EarlierPicture } from './device/earlier.js';
import { Fingers } from './device/fingers.js';
import { ScreenElements } from './device/elements.js';
import { ExplodedLayers } from './device/exploded.js';
import { DeviceFrame } from './device/frame.js';
import { listenToKeys } from './device/keyboard.js';
import { LayerWatch } from './device/layer-watch.js';
import { describeMoment } from './device/moment.js';
import { Outline } from './device/outline.js';
import { Pick } from './device/pick.js';
import { ReducedPicture } from './device/reduced.js';
import { Screen } from './device/screen.js';
import { Sharpness } from './device/sharpness.js';
import { Beside } from './device/beside.js';
import { showBuild } from './device/build.js';
import { buildTools, toggleClock, turn } from './device/tools.js';
import { Ask } from './panels/ask.js';
import { Constraints } from './panels/constraints.js';
import { EntryList } from './panels/entries.js';
import { Exports } from './panels/exports.js';
import { Motions } from './panels/motion.js';
import { LinkButton } from './panels/link.js';
import { Findings } from './panels/findings.js';
import { Phone } from './panels/phone.js';
import { Gestures } from './panels/gestures.js';
import { Layers } from './panels/layers.js';
import { Settings } from './panels/settings.js';
import { Tabs } from './panels/tabs.js';
import { Tryout } from './panels/tryout.js';
import { Values } from './panels/values.js';
import { showChange } from './timeline/change.js';
import { EventList } from './timeline/events.js';
import { Axis } from './timeline/lanes/axis.js';
import { Curves } from './timeline/lanes/curves.js';
import { Tracks } from './timeline/lanes/tracks.js';
import { Player } from './timeline/player.js';
import { Slider } from './timeline/slider.js';
import { makeSplitter } from './timeline/splitter.js';
import { Recordings } from './timeline/recordings.js';
import { Thumbnails } from './timeline/thumbnails.js';
import { buildTransport } from './timeline/transport.js';
import { showVerdict } from './timeline/verdict.js';
import { Zoom } from './timeline/zoom.js';

// The browser has stored the token as a cookie, so the address does not need to show it any longer.
const here = new URL(location.href);
if (here.searchParams.has('token')) {
  here.searchParams.delete('token');
  history.replaceState(null, '', here);
}
// The part of the address after "#" describes what is shown, so the link must not change it.
byID('skip').addEventListener('click', (event) => {
  event.preventDefault();
  byID('screen').focus();
});

const conversation = new Conversation(
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
const session = new Session(conversation);
const address = new Address(session);
const theme = new Theme(byID('theme'));
const toasts = new Toasts(byID('toasts'));

// The device.
const screen = new Screen(byID('screen'));
const frame = new DeviceFrame(session, screen,
  { bench: byID('bench'), body: byID('device'), glass: byID('glass') });
const fingers = new Fingers(session, frame, byID('screen'));
const sharpness = new Sharpness(session);
const watch = new LayerWatch(session);
new Dots(session, frame, fingers, byID('dots'));
new Outline(session, watch, frame, byID('outline'));
const pick = new Pick(session, watch, frame, byID('glass'));
const exploded = new ExplodedLayers(session, watch, frame, screen, { bench: byID('bench'), source: byID('screen') });
listenToKeys(session, byID('screen'));
new ScreenElements(session, frame, { place: byID('elements'), screen: byID('screen') });
buildTools(session, byID('stage-tools'));
const alone = new Alone(document.querySelector('main'));
byID('stage-tools').append(iconButton('large', 'Show only the device', () => alone.toggle(true), 'W'));
const beside = new Beside(session, byID('beside'), (text, isError) => toasts.say(text, isError ? 'error' : 'note'));
byID('open-beside').addEventListener('click', () => beside.choose());
describeMoment(session, { screen: byID('screen'), moment: byID('moment'), hint: byID('hint') });
const reduced = new ReducedPicture(screen, { source: byID('screen'), shown: byID('reduced') });
frame.fitted.on(() => {
  const { width, height } = frame.size;
  const scale = frame.zoom * devicePixelRatio;
  reduced.fit(width * scale, height * scale);
});
conversation.framed.on((buffer) => {
  screen.draw(buffer);
  sharpness.arrived(screen.moment, screen.isOfRecording);
});

// The timeline.
const axis = new Axis();
const player = new Player(session);
// A part that is shown larger is the part to be repeated.
player.part = () => (axis.isZoomed ? [axis.start, axis.end] : null);
const curves = new Curves(session);
const lanes = byID('lanes');
const tracks = new Tracks(session, axis, curves, theme, { lanes, gutter: byID('gutter') });
const slider = new Slider(session, axis, tracks, player, lanes);
const zoom = new Zoom(session, axis, theme, { lanes, gutter: byID('gutter') });
const events = new EventList(session, byID('events'));
const thumbnails = new Thumbnails(session, screen, { source: byID('screen'), reduced: byID('reduced') });
const recordings = new Recordings(session, byID('recordings'), byID('announcer'), thumbnails);
buildTransport(session, player, byID('transport'));
showVerdict(session, byID('verdict'), true);
showChange(session, new EarlierPicture(session, byID('earlier')),
  { place: byID('change'), announcer: byID('announcer') });
makeSplitter(byID('splitter'), byID('timeline'));

// The panels beside them.
new EntryList(session, byID('entries'));
const link = new LinkButton(session, address, toasts, byID('copy-link'));
const findings = new Findings(session);
const layers = new Layers(session, watch, new Motions(session, toasts).body);
layers.body.append(new Constraints(session).body);
const ask = new Ask(session);
const exports = element('div', {}, new Exports(session, link, toasts).body, new Phone(session).body);
const tabs = new Tabs(byID('panels'), [
  { id: 'findings', title: 'Findings', body: findings.body },
  { id: 'layers', title: 'Layers', body: layers.body },
  { id: 'ask', title: 'Ask', body: ask.body },
  { id: 'settings', title: 'Settings', body: new Settings(session, screen).body },
  { id: 'gestures', title: 'Gestures', body: new Gestures(session).body },
  { id: 'export', title: 'Export', body: exports },
  { id: 'values', title: 'Values', body: new Values(session, toasts, new Tryout(session, player)).body },
]);
findings.countIn(tabs);
tabs.setHidden('values', true);
let valued = null;
session.deviceChanged.on(({ entry }) => {
  const hasValues = Boolean(session.entry?.parameters.length);
  tabs.setHidden('values', !hasValues);
  // Selecting a transition opens its parameters; after that, the user's choice of panel is kept.
  if (hasValues && entry !== valued) tabs.choose('values');
  valued = entry;
});
pick.picked.on((layer) => {
  tabs.choose('layers');
  layers.reveal();
  const name = [layerName(layer), layerText(layer)].filter(Boolean).join(' ');
  byID('announcer').textContent = `Layer ${name} is selected`;
});
for (const [way, title, key] of [[pick, 'Pick on the screen', 'I'], [exploded, 'Show in 3D', 'E']]) {
  const button = element('button', {
    type: 'button', class: 'text-button', 'aria-pressed': 'false', title: `${title}  (${key})`,
    onclick: () => way.toggle(),
  }, title);
  way.changed.on(() => button.setAttribute('aria-pressed', String(way.isOn)));
  layers.tools.append(button);
}
tabs.changed.on((id) => watch.watch('panel', id === 'layers'));

session.deviceChanged.on(() => {
  const title = session.entry?.title ?? '';
  byID('where').textContent = title;
  document.title = title ? `${title} · Matchcut` : 'Matchcut';
});
session.failed.on(({ text }) => toasts.say(text, 'error'));

const gesture = (name) => () => {
  if (session.entry?.gestures.includes(name)) session.gesture(name);
};
new Shortcuts(byID('help'), byID('help-button'), slider, [
  { key: 'g', title: 'Lift the fingers at the moment shown, and go on from there',
    action: () => session.continueRecording(true) },
  { key: 'l', title: 'Back to the live device', action: () => session.live() },
  { key: '[', title: 'The previous recording', action: () => recordings.step(-1) },
  { key: ']', title: 'The next recording', action: () => recordings.step(1) },
  { key: 'f', title: 'Play the gesture that finishes', action: gesture('finish') },
  { key: 'c', title: 'Play the gesture that cancels', action: gesture('cancel') },
  { key: 'k', title: 'Flick', action: gesture('flick') },
  { key: 'r', title: 'Rotate the device', action: () => turn(session) },
  { key: 'w', title: 'Show only the device, or the whole page', action: () => alone.toggle() },
  { key: 'i', title: 'Pick a layer on the screen', action: () => pick.toggle() },
  { key: 'e', title: 'Show the layers in 3D', action: () => exploded.toggle() },
  {
    key: 'd', title: 'Dark or light device',
    action: () => session.set({ dark: !session.device?.dark }),
  },
  {
    key: 'p', title: 'Stop or continue the device’s clock',
    action: () => toggleClock(session),
  },
  { key: '+', also: '=', title: 'Show less of the recording, larger', action: () => zoom.step(1) },
  { key: '-', title: 'Show more of the recording', action: () => zoom.step(-1) },
  { key: '0', title: 'Show the whole recording', action: () => zoom.showAll() },
  { key: 'z', title: 'Fit the transition at the slider', action: () => zoom.fit() },
  { key: ',', title: 'Move to an earlier part', action: () => zoom.move(-1) },
  { key: '.', title: 'Move to a later part', action: () => zoom.move(1) },
  { key: 'o', title: 'Repeat the playback', action: () => player.setRepeats(!player.repeats) },
  { key: 'b', title: 'Open a recording from a file beside the device', action: () => beside.choose() },
  { key: 'u', title: 'Copy a link to what is shown', action: () => link.copy() },
  { key: '/', title: 'Filter the events', action: () => events.focusFilter() },
  {
    key: 'a', title: 'Ask about the recording',
    action: () => {
      tabs.choose('ask');
      ask.focus();
    },
  },
  ...['Findings', 'Layers', 'Ask', 'Settings', 'Gestures', 'Export', 'Values'].map((title, index) => (
    { key: String(index + 1), title, action: () => tabs.chooseAt(index) })),
]);

watchLine(conversation, { link: byID('link'), text: byID('link-text'), lost: byID('lost') });
showBuild(session, byID('build'));
conversation.opened.on(() => session.greet(sharpness.first, address.takeFirst()));
conversation.open();
