import type { Upload } from '@portal/api/contract';
import { drop, refuse, startUploadServer, type UploadServer } from '../../test/upload-server.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

let server: UploadServer;
let stored: Upload[];
let queue: UploadQueue;
beforeEach(async () => {
  server = await startUploadServer();
  stored = [];
  queue = createUploadQueue([1, 1]);
  queue.listen((picture) => stored.push(picture));
});
afterEach(() => server.close());

const makeFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['bild'], `bild-${index}.png`, { type: 'image/png' }));
const states = () => queue.entries().map(({ state }) => state);
const settled = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (states().every((state) => state === 'stored' || state === 'failed')) resolve();
    };
    queue.subscribe(look);
    look();
  });

test('twenty files are all stored, three at a time', async () => {
  queue.add(makeFiles(20));
  await settled();

  expect(stored).toHaveLength(20);
  expect(new Set(states())).toEqual(new Set(['stored']));
  expect(server.mostAtOnce).toBe(3);
  expect(new Set(server.keys).size).toBe(20);
});

test.each([
  ['a dropped line', drop],
  ['a busy server', refuse(429, 'Zu viele')],
])('after %s the same file is sent again under the same key', async (_, answer) => {
  server.answers = [answer];
  queue.add(makeFiles(1));
  await settled();

  expect(states()).toEqual(['stored']);
  expect(server.keys).toHaveLength(2);
  expect(new Set(server.keys).size).toBe(1);
});

test('a refusal is told at once, harms no other file, and can be tried again', async () => {
  server.answers = [refuse(415, 'Diese Datei ist kein Bild.')];
  queue.add(makeFiles(2));
  await settled();
  expect(queue.entries()).toMatchObject([
    { state: 'failed', failure: 'Diese Datei ist kein Bild.' },
    { state: 'stored' },
  ]);

  queue.retry(queue.entries()[0]?.id ?? '');
  await settled();

  expect(states()).toEqual(['stored', 'stored']);
  expect(server.keys).toHaveLength(3);
});

test('what fails again and again is given up with a sentence', async () => {
  server.answers = [drop, drop, drop];
  queue.add(makeFiles(1));
  await settled();

  expect(queue.entries()).toMatchObject([{ state: 'failed', failure: expect.stringContaining('Keine Verbindung') }]);
  expect(server.keys).toHaveLength(3);
});

test('a removed file is off the list, and the next one starts', async () => {
  queue.add(makeFiles(4));
  queue.remove(queue.entries()[0]?.id ?? '');
  await settled();

  expect(states()).toEqual(['stored', 'stored', 'stored']);
});
