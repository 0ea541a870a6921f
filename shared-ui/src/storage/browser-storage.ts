/**
 * What a browser keeps of a site. It may refuse: merely to look for the storage throws where somebody blocks all
 * cookies, and a full one throws on writing. Here nothing throws.
 */
type BrowserStorage = {
  /** null where nothing is kept. */
  get: (key: string) => string | null;
  /** Returns whether the browser keeps it. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** All keys of the site. */
  keys: () => readonly string[];
};

/** What stays on the device until somebody deletes it. */
export const deviceStorage = guarded(() => localStorage);

/** What stays until the tab is closed. */
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
