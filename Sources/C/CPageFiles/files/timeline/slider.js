import { clamp, element, percent, seconds, shortName } from '../core/dom.js';

// The number of frames for Shift with an arrow key, Page Up and Page Down.
const STRIDE = 10;

/** The time slider: a line through all lanes, a grip on the ruler, and a description of the events
 * under it. */
export class Slider {
  #session;
  #axis;
  #tracks;
  #player;
  #grip = element('div', {
    class: 'grip', role: 'slider', tabindex: '0', 'aria-label': 'Time in the recording',
    'aria-valuemin': '0',
  });
  #line = element('div', { class: 'playhead', 'aria-hidden': 'true' });
  #ruler = element('div', { class: 'ruler' });
  #guide = element('div', { class: 'guide', 'aria-hidden': 'true', hidden: true });
  #tip = element('div', { class: 'tip', role: 'tooltip', hidden: true });
  #lanes;

  constructor(session, axis, tracks, player, lanes) {
    this.#session = session;
    this.#axis = axis;
    this.#tracks = tracks;
    this.#player = player;
    this.#lanes = lanes;
    this.#ruler.append(this.#grip);
    lanes.prepend(this.#ruler);
    lanes.append(this.#guide, this.#line);
    document.body.append(this.#tip);
    axis.changed.on(() => this.#rule());
    session.moved.on(() => this.#move());
    session.chose.on(() => this.#move());
    this.#grip.addEventListener('keydown', (event) => this.key(event));
    lanes.addEventListener('pointerdown', (event) => this.#press(event));
    lanes.addEventListener('pointermove', (event) => this.#hover(event));
    lanes.addEventListener('pointerleave', () => this.#leave());
    this.#move();
  }

  focus() {
    this.#grip.focus();
  }

  /** Handles the slider's keys; returns whether the key was one of them. */
  key(event) {
    const recording = this.#session.chosen;
    if (!recording || event.altKey || event.ctrlKey || event.metaKey) return false;
    const stride = event.shiftKey ? STRIDE : 1;
    const step = (count) => recording.stepFrom(this.#session.t, count);
    const moments = {
      ArrowLeft: () => step(-stride), ArrowDown: () => step(-stride),
      ArrowRight: () => step(stride), ArrowUp: () => step(stride),
      PageUp: () => step(STRIDE), PageDown: () => step(-STRIDE),
      Home: () => 0, End: () => recording.duration,
    };
    if (event.key === ' ') this.#player.toggle();
    else if (event.key in moments) this.#go(moments[event.key]());
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #go(t) {
    this.#player.pause();
    this.#session.show(t);
  }

  #place(event) {
    const box = this.#lanes.getBoundingClientRect();
    return {
      x: event.clientX - box.left,
      y: event.clientY - box.top - this.#ruler.offsetHeight,
    };
  }

  #press(event) {
    if (event.button !== 0 || !this.#session.chosen) return;
    event.preventDefault();
    this.#grip.focus({ preventScroll: true });
    const { x, y } = this.#place(event);
    const tick = this.#tracks.tickAt(x, y);
    this.#go(tick ? tick.events[0].t : this.#axis.t(x));
    this.#lanes.setPointerCapture(event.pointerId);
    const drag = (event) => this.#go(this.#axis.t(this.#place(event).x));
    const end = () => this.#lanes.removeEventListener('pointermove', drag);
    if (!tick) this.#lanes.addEventListener('pointermove', drag);
    this.#lanes.addEventListener('lostpointercapture', end, { once: true });
  }

  #hover(event) {
    if (!this.#session.chosen) return;
    const { x, y } = this.#place(event);
    const tick = this.#tracks.tickAt(x, y);
    const at = tick ? tick.x : clamp(x, this.#axis.x(this.#axis.start), this.#axis.x(this.#axis.end));
    this.#guide.hidden = false;
    this.#guide.style.transform = `translateX(${at}px)`;
    this.#tip.hidden = !tick;
    if (!tick) return;
    this.#tip.replaceChildren(...describe(tick.events));
    const box = this.#tip.getBoundingClientRect();
    const left = clamp(event.clientX + 14, 4, innerWidth - box.width - 8);
    const top = event.clientY - box.height - 12;
    this.#tip.style.transform = `translate(${left}px, ${top < 4 ? event.clientY + 18 : top}px)`;
  }

  #leave() {
    this.#guide.hidden = true;
    this.#tip.hidden = true;
  }

  #rule() {
    // Keeps the grip, which may have the focus, and rebuilds the labels.
    for (const number of this.#ruler.querySelectorAll('span')) number.remove();
    this.#ruler.prepend(...this.#axis.marks.map(({ t, text }) =>
      element('span', { style: `left:${this.#axis.x(t)}px` }, text)));
    this.#move();
  }

  #move() {
    const { chosen, t, isLive } = this.#session;
    this.#line.hidden = !chosen;
    this.#grip.hidden = !chosen;
    if (!chosen) return;
    const place = `translateX(${this.#axis.x(Math.min(t, this.#axis.duration))}px)`;
    this.#line.style.transform = place;
    this.#grip.style.transform = place;
    const progress = chosen.frameAt(t)?.progress;
    const words = [`${seconds(t)} of ${seconds(chosen.duration)}`];
    if (progress != null) words.push(`progress ${percent(progress)}`);
    if (isLive) words.push('live');
    this.#grip.setAttribute('aria-valuemax', chosen.duration.toFixed(3));
    this.#grip.setAttribute('aria-valuenow', t.toFixed(3));
    this.#grip.setAttribute('aria-valuetext', words.join(', '));
  }
}

// The maximum number of events shown for a tick.
const MOST = 8;

function describe(events) {
  const rows = events.slice(0, MOST).map(({ t, object, call, answer }) =>
    element('p', {},
      element('time', {}, seconds(t)), element('b', {}, shortName(object)), ` ${shortName(call)}`,
      answer != null ? element('em', {}, ` → ${shortName(answer)}`) : null));
  if (events.length > MOST) rows.push(element('p', {}, `and ${events.length - MOST} more`));
  return rows;
}
