/** Copies a text; returns whether the browser allows that. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The older way, for pages that another machine serves: there, the clipboard is not available. */
function copySelection(text) {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'hidden';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  before?.focus({ preventScroll: true });
  return isCopied;
}
