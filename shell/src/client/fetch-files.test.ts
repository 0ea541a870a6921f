import { fetchFiles } from './fetch-files.ts';
import { nextTask } from '../routing/next-task.ts';

const original = globalThis.fetch;
const asked: string[] = [];
let isReachable = true;
beforeEach(async () => {
  // The turn of the test before may not be over.
  await nextTask();
  asked.length = 0;
  isReachable = true;
  globalThis.fetch = async (address) => {
    asked.push(address as string);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

test('files are requested each in a task of its own, in the order they are wanted, and once', async () => {
  const fetching = [fetchFiles(['/a.js', '/b.js']), fetchFiles(['/c.js'])];
  for (const sent of [['/a.js'], ['/a.js', '/b.js'], ['/a.js', '/b.js', '/c.js']]) {
    await Promise.resolve();
    expect(asked).toEqual(sent);
    await nextTask();
  }
  await Promise.all(fetching);

  await fetchFiles(['/b.js', '/a.js']);

  expect(asked).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('a file that could not be had is requested again the next time, and not before', async () => {
  isReachable = false;
  await expect(fetchFiles(['/d.js', '/e.js'])).rejects.toThrow('Failed to fetch');
  await nextTask();
  expect(asked).toEqual(['/d.js', '/e.js']);

  isReachable = true;
  await fetchFiles(['/d.js']);

  expect(asked).toEqual(['/d.js', '/e.js', '/d.js']);
});
