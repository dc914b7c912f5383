/**
 * Values that the browser stores for the page between visits. If storage is unavailable, as for a
 * file shown in a frame, each visit starts without them.
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
      // Storage is unavailable.
    }
  },
};
