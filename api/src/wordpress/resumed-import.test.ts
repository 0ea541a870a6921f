import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApi } from '../app.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importDesk } from '../../test/import-desk.ts';
import { signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { wordpressExport, wordpressExportParts, type ExportedItem } from '../../test/wordpress-export.ts';
import { stageExport } from './stage-export.ts';
import { IS_LONG } from '../../test/long-form.ts';

/** A hundred megabytes are read and taken over, or ten and one of them. */
const READ = IS_LONG ? 5_000 : 500;
const TAKEN = IS_LONG ? READ : 50;
const LETTERS = 20_000;
/**
 * What may be held beside what was there before, MB: much less than the file, all of which is held at the last look
 * where it is kept.
 */
const MOST_MEMORY = IS_LONG ? 60 : 7;
/** The same while it is taken over: pages are made anew after each few. */
const MOST_MEMORY_TAKING = 60;
/**
 * How often that is looked at: in a worker that has run a hundred files, each look at the heap takes a third of a
 * second.
 */
const LOOKS = IS_LONG ? 50 : 5;
const LOOK_EVERY_MS = 2_000;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({}, { mayReachLoopback: true });
});
afterEach(() => api.app.db('articles').delete());
afterAll(async () => {
  // The one that was started anew.
  await api.app.close();
  await api.close();
});

test('an import that ends in the middle goes on where it was, and takes nothing twice', async () => {
  let isAsked = false;
  let isOpen = false;
  const server: Server = createServer((_request, response) => {
    if (isOpen) response.writeHead(404).end();
    else isAsked = true;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pictures = Array.from({ length: 20 }, (_, number) => `langsam-${number}`);
  const items: ExportedItem[] = Array.from({ length: 50 }, (_, number) => ({
    id: number + 1,
    // The third batch waits for pictures that do not come.
    ...(number === 40 && {
      content: pictures.map((name) => `<img src="${site}/wp-content/uploads/${name}.jpg">`).join(''),
    }),
  }));
  const first = importDesk({ app: api.app, cookie: await signIn(api.app, 'admin') });
  const { id } = await first.report(wordpressExport({ site, items }));
  await first.start(id, { pictures: 'site' });
  await waitUntil(() => isAsked);
  const { finished } = await first.find(id);
  // A busy machine takes fewer at a time.
  expect(finished > 0 && finished <= 40).toBe(true);

  await api.app.close();
  isOpen = true;
  api.app = await buildApi(api.config, { mayReachLoopback: true });
  await api.app.ready();

  const second = importDesk({ app: api.app, cookie: await signIn(api.app, 'admin') });
  expect(await second.settle(id)).toMatchObject({
    state: 'done',
    finished: 50,
    outcomes: [{ outcome: 'taken', count: 50 }],
  });
  expect(await api.app.db('articles').pluck('slug')).toHaveLength(50);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test(`a file of ${READ} long articles is read piece by piece and taken over`, async () => {
  const line = '<p>Die Gäste begannen stark, doch dann fiel das „Tor des Tages“ &amp; alles jubelte.</p>\n';
  const content = line.repeat(Math.ceil(LETTERS / line.length));
  function* many(): Generator<ExportedItem> {
    for (let id = 1; id <= READ; id += 1) yield { id, name: `lang-${id}`, content };
  }
  const site = 'https://gross.example';
  const [row] = await api.app.db('wordpress_imports').insert({ state: 'reading' }).returning<{ id: string }[]>('id');
  const id = row?.id ?? '';
  const held = () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    // Buffers lie outside the heap.
    return heapUsed + external;
  };
  const before = held();
  let most = 0;
  let parts = 0;
  let looked = 0;
  const look = () => {
    most = Math.max(most, held() - before);
    looked = Date.now();
  };
  function* measured() {
    for (const part of wordpressExportParts({ site, items: many() })) {
      if ((parts += 1) % (READ / LOOKS) === 0) look();
      yield Buffer.from(part);
    }
  }

  await stageExport(api.app.db, id, Readable.from(measured()));

  expect(parts).toBeGreaterThanOrEqual(READ);
  expect(most / 1024 / 1024).toBeLessThan(MOST_MEMORY);
  await api.app.db('wordpress_entries').where({ import_id: id }).where('position', '>', TAKEN).delete();
  await api.app.db('wordpress_imports').where({ id }).update({ state: 'ready', site });
  const desk = importDesk({ app: api.app, cookie: await signIn(api.app, 'admin') });
  expect((await desk.start(id)).statusCode).toBe(200);
  most = 0;
  await waitUntil(async () => {
    if (Date.now() - looked > LOOK_EVERY_MS) look();
    return (await desk.find(id)).state === 'done';
  }, 900_000);
  expect(await desk.find(id)).toMatchObject({ total: TAKEN, outcomes: [{ outcome: 'taken', count: TAKEN }] });
  expect(most / 1024 / 1024).toBeLessThan(MOST_MEMORY_TAKING);
}, 1_000_000);
