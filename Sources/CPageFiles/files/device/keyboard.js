// Tab is the way out of the screen, and never the app's.
const PASSED = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/**
 * Keys on the screen go to the app while one of its text fields waits for them, or the user has
 * given the keyboard to the app; all others are the page's. The browser keeps its own combinations.
 */
export function listenToKeys(session, screen) {
  screen.addEventListener('blur', () => screen.classList.remove('pointed'));
  screen.addEventListener('keydown', (event) => {
    screen.classList.remove('pointed');
    if (!session.hasAppKeys || !session.device) return;
    if (PASSED.includes(event.key) || /^F\d+$/.test(event.key)) return;
    const isArrow = event.key.startsWith('Arrow');
    if ((event.ctrlKey || event.metaKey) && !isArrow) return;
    event.preventDefault();
    event.stopPropagation();
    const modifiers = ['alt', 'control', 'meta', 'shift'].filter(
      (name) => event[`${name === 'control' ? 'ctrl' : name}Key`]);
    session.live();
    session.ask({ do: 'key', key: event.key, modifiers });
  });
}
