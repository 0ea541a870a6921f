import type { Upload } from '@portal/api/contract';
import { drop, refuse, startUploadServer, store, type UploadServer } from '../../../test/upload-server.ts';
import { renderHook } from '@testing-library/react';
import { discardFailedUploads, useFailedUploads } from './failed-uploads.ts';
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
afterEach(() => {
  localStorage.clear();
  return server.close();
});

const makeFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['bild'], `bild-${index}.png`, { type: 'image/png' }));
const IS_OVER = new Set(['stored', 'failed', 'refused']);
const remembered = () => {
  const { result, unmount } = renderHook(useFailedUploads);
  unmount();
  return result.current;
};
const states = () => queue.entries().map(({ state }) => state);
const settled = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (states().every((state) => IS_OVER.has(state))) resolve();
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

test('pictures are told of in the order they were chosen in, and one that fails or is taken off holds none up', async () => {
  const late: (typeof server.answers)[number] = (...sent) => void setTimeout(() => store(...sent), 100);
  server.answers = [late, refuse(415, 'Kein Bild.')];
  queue.add(makeFiles(5));
  await settled();

  expect(stored).toHaveLength(4);
  expect(stored).toEqual(queue.entries().flatMap(({ picture }) => picture ?? []));

  server.answers = [late];
  queue.add(makeFiles(2));
  const slow = queue.entries().at(-2);
  while (states().at(-1) !== 'stored') await new Promise((resolve) => queue.subscribe(() => resolve(undefined)));
  expect(stored).toHaveLength(4);
  queue.remove(slow?.id ?? '');

  expect(stored).toHaveLength(5);
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

test('a file that takes the place of another is sent there, again after a dropped line; a changed one is not', async () => {
  const target = { url: '/api/media/1/file', method: 'PUT', fields: { version: '3' } } as const;
  server.answers = [drop, refuse(409, 'Das Bild wurde inzwischen von jemand anderem geändert.')];
  queue.add(makeFiles(1), target);
  await settled();

  expect(server.targets).toEqual(Array(2).fill('PUT /api/media/1/file'));
  expect(queue.entries()).toMatchObject([{ state: 'refused', failure: expect.stringContaining('inzwischen') }]);
});

test.each([413, 415, 422])('a refusal of the file (%i) is told at once and harms no other file', async (status) => {
  server.answers = [refuse(status, 'Diese Datei ist kein Bild.')];
  queue.add(makeFiles(2));
  await settled();

  expect(queue.entries()).toMatchObject([
    { state: 'refused', failure: 'Diese Datei ist kein Bild.' },
    { state: 'stored' },
  ]);
  expect(server.keys).toHaveLength(2);
});

test('what was refused for another reason can be tried again under the same key', async () => {
  server.answers = [refuse(401, 'Bitte melden Sie sich an.')];
  queue.add(makeFiles(1));
  await settled();
  expect(queue.entries()).toMatchObject([{ state: 'failed', failure: 'Bitte melden Sie sich an.' }]);

  queue.retry(queue.entries()[0]?.id ?? '');
  await settled();

  expect(states()).toEqual(['stored']);
  expect(new Set(server.keys).size).toBe(1);
});

test.each([
  ['a film', new File(['x'], 'tor.mp4', { type: 'video/mp4' }), 'kein Bild'],
  ['a drawing with scripts', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), 'SVG-Dateien'],
  ['an empty file', new File([], 'leer.png', { type: 'image/png' }), 'leer'],
  ['17 MB', new File([new Uint8Array(17 * 1024 * 1024)], 'gross.png', { type: 'image/png' }), '17 MB zu groß'],
])('%s is not even sent', async (_, file, failure) => {
  queue.add([file]);
  await settled();

  expect(queue.entries()).toMatchObject([{ state: 'refused', failure: expect.stringContaining(failure) }]);
  expect(server.keys).toEqual([]);
});

test('a logo may be a drawing', async () => {
  const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  queue.add([drawing], { fields: { purpose: 'logo', alt: 'Logo Bäcker Kern' } });
  await settled();

  expect(states()).toEqual(['stored']);
});

test('what fails again and again is given up with a sentence', async () => {
  server.answers = [drop, drop, drop];
  queue.add(makeFiles(1));
  await settled();

  expect(queue.entries()).toMatchObject([{ state: 'failed', failure: expect.stringContaining('Keine Verbindung') }]);
  expect(server.keys).toHaveLength(3);
});

test('a removed file is off the list and not sent, and the next one starts', async () => {
  queue.add(makeFiles(4));
  const [removed] = queue.entries();
  queue.remove(removed?.id ?? '');
  await settled();

  expect(states()).toEqual(['stored', 'stored', 'stored']);
  expect(server.keys).not.toContain(removed?.id);
});

test('what failed is remembered until it has arrived or is taken off the list', async () => {
  server.answers = [refuse(415, 'Kein Bild.'), refuse(415, 'Kein Bild.')];
  queue.add(makeFiles(2));
  await settled();
  expect(remembered()).toMatchObject([{ reason: 'Kein Bild.' }, { reason: 'Kein Bild.' }]);

  const [first, second] = queue.entries();
  queue.retry(first?.id ?? '');
  await settled();
  queue.remove(second?.id ?? '');

  expect(remembered()).toEqual([]);
});

test('who leaves while pictures are under way finds them among the failed ones', async () => {
  queue.add(makeFiles(5));

  queue.stop();
  await settled();

  expect(remembered()).toHaveLength(5);
  expect(remembered()[0]?.reason).toBe('Die Seite wurde verlassen, bevor das Bild ankam.');
});

test('of pictures that a logout breaks off nobody finds the names, of those of the next user they are remembered', async () => {
  queue.add(makeFiles(2));
  discardFailedUploads();
  queue.stop();
  await settled();
  expect(remembered()).toEqual([]);

  queue.add(makeFiles(1));
  queue.stop();

  expect(remembered()).toHaveLength(1);
});
