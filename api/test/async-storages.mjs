import asyncHooks from 'node:async_hooks';

const { AsyncLocalStorage } = asyncHooks;

/**
 * Until Node 24 each promise visits every storage that was ever used. Jest makes two for each test file and leaves them: after
 * a hundred files of a worker that took a third of the time. Returns how to end those that are made from now on; one that is
 * used again after that comes back.
 */
export function collectAsyncStorages() {
  const made = [];
  asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor(...given) {
      super(...given);
      made.push(this);
    }
  };
  return () => {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    for (const storage of made) storage.disable();
  };
}
