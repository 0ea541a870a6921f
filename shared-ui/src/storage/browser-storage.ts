/**
 * A browser's storage for a site. It may fail: if somebody blocks all cookies, mere access throws, and a full storage
 * throws on writing. Here nothing throws.
 */
type BrowserStorage = {
  /** null if nothing is stored. */
  get: (key: string) => string | null;
  /** Returns whether the browser keeps it. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** All keys of the site. */
  keys: () => readonly string[];
};

/** Data that stay on the device until somebody deletes them. */
export const deviceStorage = guarded(() => localStorage);

/** Data that stay until the tab is closed. */
export const tabStorage = guarded(() => sessionStorage);

function guarded(open: () => Storage): BrowserStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const keep = (storage: Storage) => {
        storage.setItem(key, value);
        return true;
      };
      return attempt(keep, false);
    },
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt<readonly string[]>(Object.keys, []),
  };
}
