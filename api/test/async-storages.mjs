import asyncHooks from 'node:async_hooks';

const { AsyncLocalStorage } = asyncHooks;

/**
 * Until Node 24 each promise visits every storage that was ever used. Jest makes two for each test file and leaves
 * them: after a hundred files of a worker that took a third of the time. Returns a function that ends those made from
 * now on; one that is used again after that comes back.
 */
export function collectAsyncStorages() {
  const made = [];
  const value = class extends AsyncLocalStorage {
    constructor(...given) {
      super(...given);
      made.push(this);
    }
  };
  // A getter alone from Node 22.23 on: it can be replaced, not set.
  const own = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value, configurable: true, enumerable: true });
  return () => {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', own);
    for (const storage of made) storage.disable();
  };
}
