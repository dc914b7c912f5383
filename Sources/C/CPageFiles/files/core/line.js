import { element } from './dom.js';

/** Shows the state of the connection, and allows an immediate reconnection attempt. */
export function watchLine(conversation, { link, text, lost }) {
  let ticking = 0;
  let reason = null;
  let words = null;
  let left = 0;

  const say = () => {
    const what = reason ?? 'The server does not answer.';
    if (words) words.textContent = `${what} Trying again${left > 0 ? ` in ${left} s.` : '…'}`;
  };

  conversation.refused.on((text) => {
    reason = text;
    say();
  });

  conversation.opened.on(() => {
    reason = null;
    clearInterval(ticking);
    lost.hidden = true;
    document.body.classList.remove('offline');
    link.dataset.state = 'open';
    text.textContent = 'Connected';
  });

  conversation.hung.on((isHung) => {
    link.dataset.state = isHung ? 'lost' : 'open';
    text.textContent = isHung ? 'The app does not answer' : 'Connected';
    lost.hidden = !isHung;
    if (isHung) {
      lost.replaceChildren(element('strong', {}, 'The app has not answered for 3 seconds'),
        element('p', {}, 'Its code may be in a loop that does not end. The page goes on when the app '
          + 'answers, or with its next build.'));
    }
  });

  conversation.replaced.on(() => {
    link.dataset.state = 'opening';
    text.textContent = 'Starting the new build';
  });

  conversation.lost.on((pause) => {
    clearInterval(ticking);
    link.dataset.state = 'lost';
    document.body.classList.add('offline');
    text.textContent = 'Not connected';
    words = element('p', {});
    const button = element('button', {
      type: 'button', class: 'primary', onclick: () => conversation.open(),
    }, 'Reconnect');
    left = pause;
    say();
    ticking = setInterval(() => {
      left -= 1;
      say();
      if (left <= 0) clearInterval(ticking);
    }, 1000);
    // Keeps the existing button, because it may be pressed at this moment.
    if (lost.hidden) lost.replaceChildren(element('strong', {}, 'Connection lost'), words, button);
    else lost.replaceChildren(lost.firstChild, words, lost.lastChild);
    lost.hidden = false;
  });
}
