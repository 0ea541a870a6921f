import asyncHooks from 'node:async_hooks';
import { collectAsyncStorages } from './async-storages.mjs';

test('a storage that was made meanwhile keeps nothing any more, until it is used again', () => {
  const end = collectAsyncStorages();
  const storage = new asyncHooks.AsyncLocalStorage<string>();

  storage.run('here', () => {
    expect(storage.getStore()).toBe('here');
    end();
    expect(storage.getStore()).toBeUndefined();
  });

  expect(storage.run('again', () => storage.getStore())).toBe('again');
});

test('a storage of before or after is left alone', () => {
  const before = new asyncHooks.AsyncLocalStorage<string>();
  const end = collectAsyncStorages();

  before.run('here', () => {
    end();
    const after = new asyncHooks.AsyncLocalStorage<string>();
    after.run('there', () => expect([before.getStore(), after.getStore()]).toEqual(['here', 'there']));
  });
});
