import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminDesk } from '../../test/editor-desk.ts';
import { importDesk } from '../../test/import-desk.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { wordpressExport } from '../../test/wordpress-export.ts';
import { createMediaService } from '../media/library/media.service.ts';
import { editArticles } from '../news/edited-articles.ts';
import { createOwnPagesRepository } from '../pages/own-pages.repository.ts';
import { createImportWorker } from './import-worker.ts';
import { createZipParts } from './zip-parts.ts';

const desk = adminDesk({
  emptied: ['wordpress_imports', 'wordpress_articles', 'moved_addresses', 'articles'],
  services: { mayReachLoopback: true },
});
const imports = importDesk(desk);

const missing: RequestListener = (_request, response) => void response.writeHead(404).end();
/** The connection stays, and nothing comes. */
const silent: RequestListener = () => undefined;
let answer: RequestListener;
let asked: number;
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
  answer = silent;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Another instance on the same database. */
function anotherWorker() {
  const { db, fetchOutside, storage, config } = desk.app;
  const { pictures: shown, deletedPictures: hidden } = storage;
  return createImportWorker({
    db,
    articles: editArticles,
    pages: (connection) => createOwnPagesRepository(connection, () => false),
    pictures: createMediaService({ db, dataDir: config.dataDir, storage: shown, hidden }),
    fetchOutside,
    zips: createZipParts(db, storage.zipParts, config.dataDir),
  });
}

/** An import that waits for the first of many pictures: each of them would take half a minute. */
async function startSlow(): Promise<string> {
  const pictures = Array.from({ length: 20 }, (_, number) => `<img src="${site}/wp-content/uploads/${number}.jpg">`);
  const items = [{ id: 1, name: 'bericht', content: pictures.join('') }, { id: 2 }];
  const { id } = await imports.report(wordpressExport({ site, items }));
  await imports.start(id, { pictures: 'site' });
  await waitUntil(() => asked > 0);
  return id;
}

test('an import that one instance works on is left alone by the others', async () => {
  const id = await startSlow();

  await anotherWorker().work();

  expect(asked).toBe(1);
  expect(await imports.find(id)).toMatchObject({ state: 'running', finished: 0 });
  await imports.undo(id);
});

test('whoever has died loses it to the next, and writes nothing of it any more', async () => {
  const id = await startSlow();
  await desk.app
    .db('wordpress_imports')
    .where({ id })
    .update({ worked_by: randomUUID(), worked_until: new Date(Date.now() - 1) });
  answer = missing;

  await anotherWorker().work();

  expect(await imports.find(id)).toMatchObject({ state: 'done', outcomes: [{ outcome: 'taken', count: 2 }] });
  expect(await desk.app.db('articles').pluck('slug')).toHaveLength(2);
});

test('undoing an import ends what it waits for', async () => {
  const id = await startSlow();

  expect(await imports.undo(id)).toMatchObject({ state: 'undone', kept: 0 });

  expect(asked).toBe(1);
  expect(await desk.app.db('articles').pluck('slug')).toEqual([]);
});
