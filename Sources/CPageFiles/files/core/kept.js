/**
 * What the browser keeps for the page from visit to visit. Where it keeps nothing, as for a file
 * that is shown in a frame, each visit begins anew.
 */
export const kept = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing is kept.
    }
  },
};
