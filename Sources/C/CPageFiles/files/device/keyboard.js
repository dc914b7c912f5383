// Tab leaves the screen and is never sent to the app.
const PASSED = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/**
 * Sends keys to the app while one of its text fields is active or the user has given it the
 * keyboard; all other keys are the page's. The browser's key combinations are left alone.
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
