import { element } from '../core/dom.js';

/** A QR code that opens the device on a phone, if other machines can reach the server. */
export class Phone {
  body = element('details', { class: 'phone', hidden: true });

  constructor(session) {
    session.welcomed.on(({ phone }) => this.#show(phone));
  }

  #show(address) {
    this.body.hidden = !address;
    if (!address) return;
    // The token is part of the address, so it is in the code, and only in a tooltip as text.
    this.body.replaceChildren(
      element('summary', {}, 'Open on a phone'),
      element('img', { src: 'phone.svg', alt: 'QR code of the address for a phone', width: '180', height: '180' }),
      element('p', { class: 'note' }, 'Point the camera of a phone in the same network at the code. '
        + 'It opens the device as large as the screen. The connection is not encrypted.'),
      element('p', {}, element('a', { href: address }, 'The address as a link')));
  }
}
