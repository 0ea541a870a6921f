import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp } from '../../test/app.ts';
import { adminDesk } from '../../test/editor-desk.ts';
import { importDesk } from '../../test/import-desk.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { sendForm, type FormField } from '../../test/send-form.ts';
import { signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { attachment, OLD_SITE, wordpressExport, type ExportedItem } from '../../test/wordpress-export.ts';
import { makeZip, type ZippedFile } from '../../test/zip.ts';
import { buildApi } from '../app.ts';
import type { Article } from '../contract/index.ts';
import { makePicture } from '../media/pictures/pictures.fixture.ts';
import { openPictureZip } from './picture-zip.ts';
import { createZipParts } from './zip-parts.ts';

const desk = adminDesk({
  emptied: ['wordpress_imports', 'wordpress_articles', 'moved_addresses', 'articles', 'media_addresses', 'media'],
  services: { mayReachLoopback: true },
});
const imports = importDesk(desk);

let width = 20;
/** A picture unlike all others. */
const picture = () =>
  makePicture({ width: (width += 2), height: 20 })
    .jpeg()
    .toBuffer();

const article = async (slug: string) => (await desk.app.inject(`/api/news/slug/${slug}`)).json<Article>();
const moved = async (path: string) =>
  (await desk.app.inject(`/api/moved-addresses?path=${encodeURIComponent(path)}`)).headers.location;
const pictures = () =>
  desk.app.db('media').select<{ id: string; url: string; alt: string; deleted_at: Date | null }[]>();

const show = (site: string, path: string) => `<p><img src="${site}/wp-content/uploads/${path}" alt="Jubel" /></p>`;
const items = (site = OLD_SITE): ExportedItem[] => [
  attachment(20, '2019/05/titel-scaled.jpg', 'Die Mannschaft jubelt'),
  {
    id: 1,
    name: 'bericht',
    content: `${show(site, '2019/05/jubel-300x200.jpg')}[gallery ids="21,22"]`,
    meta: { _thumbnail_id: '20' },
  },
  { id: 2, name: 'ohne-bild' },
  attachment(21, '2019/05/galerie.jpg'),
  attachment(22, '2019/05/fehlt.jpg'),
];

const MISSING = `${OLD_SITE}/wp-content/uploads/2019/05/fehlt.jpg`;

/** An export that waits with its zip. */
async function withZip(files: readonly ZippedFile[], exported = items()) {
  const { id } = await imports.report(wordpressExport({ items: exported }));
  await imports.sendZip(id, makeZip(files));
  return id;
}

test('pictures come from the zip, the original rather than a copy, and what is not in it is named', async () => {
  const id = await withZip([
    { name: 'wp-content/uploads/2019/05/jubel.jpg', bytes: await picture() },
    { name: 'wp-content/uploads/2019/05/titel.jpg', bytes: await picture() },
    { name: 'wp-content/uploads/2019/05/galerie.jpg', bytes: await picture() },
    { name: 'wp-content/uploads/index.php', bytes: Buffer.from('<?php') },
  ]);
  await imports.start(id, { pictures: 'zip' });
  const done = await imports.settle(id);

  const { content, imageUrl, image } = await article('bericht');
  expect(content.match(/<img src="\/objects\/[^"]+" alt="[^"]*" loading="lazy" \/>/g)).toHaveLength(2);
  expect(content).not.toMatch(/altdorf|attachment:|<figure><\/figure>/);
  expect(imageUrl).toMatch(/^\/objects\//);
  expect(image).toMatchObject({ alt: 'Die Mannschaft jubelt' });
  expect(done.pictures).toEqual({ taken: 3, failed: 1 });
  expect(done.missing).toEqual([{ reason: 'Es ist nicht im Zip.', count: 1, examples: [MISSING] }]);
  expect(await imports.entries(id, '?only=losses')).toMatchObject([
    { title: 'Beitrag 1', missingPictures: [{ address: MISSING, reason: 'Es ist nicht im Zip.' }] },
  ]);
  expect(await moved('/wp-content/uploads/2019/05/titel.jpg')).toBe(imageUrl);
});

test('copies of a picture in several sizes are one picture, and all of their addresses lead to it', async () => {
  const sizes = ['jubel-300x200.jpg', 'jubel-1024x683.jpg'];
  const id = await withZip(
    [{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }],
    [
      { id: 1, name: 'bericht', content: sizes.map((name) => show(OLD_SITE, `2019/05/${name}`)).join('') },
      { id: 2, name: 'titelbild', meta: { _thumbnail_id: '21' } },
      attachment(21, '2019/05/jubel.jpg'),
    ],
  );
  expect((await imports.find(id)).report?.pictures).toBe(1);
  await imports.start(id, { pictures: 'zip' });

  expect((await imports.settle(id)).pictures).toEqual({ taken: 1, failed: 0 });
  const [taken] = await pictures();
  for (const name of ['jubel.jpg', ...sizes])
    expect(await moved(`/wp-content/uploads/2019/05/${name}`)).toBe(taken?.url);
});

test('a zip comes in parts, each of which may be sent again', async () => {
  const { id } = await imports.report(wordpressExport({ items: items() }));
  const zip = makeZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);

  expect((await imports.sendZip(id, zip.subarray(100), 100)).json()).toMatchObject({ statusCode: 409 });
  await imports.sendZip(id, zip.subarray(0, 100));
  await imports.sendZip(id, zip.subarray(0, 100));
  expect((await imports.sendZip(id, zip.subarray(100), 100)).json()).toEqual({ bytes: zip.length });
  expect((await imports.start(id, { pictures: 'zip' })).statusCode).toBe(200);
  expect((await imports.settle(id)).pictures).toMatchObject({ taken: 1 });
});

test('a zip in a bucket is read by whichever instance takes the import', async () => {
  const bucket = await startS3Server();
  const one = await createTestApp({ s3: bucket.settings });
  const elsewhere = await mkdtemp(join(tmpdir(), 'portal-elsewhere-'));
  const other = await buildApi({ ...one.config, dataDir: elsewhere });
  const cookie = await signIn(one.app, 'admin');
  const here = importDesk({ app: one.app, cookie });
  const there = importDesk({ app: other, cookie });
  const zip = makeZip([
    { name: 'uploads/2019/05/jubel.jpg', bytes: await picture() },
    { name: 'uploads/2019/05/titel.jpg', bytes: await picture() },
  ]);

  const { id } = await here.report(wordpressExport({ items: items() }));
  for (let start = 0; start < zip.length; start += 300) await here.sendZip(id, zip.subarray(start, start + 300), start);
  // Only the other instance works from now on.
  await one.app.close();
  expect((await there.start(id, { pictures: 'zip' })).statusCode).toBe(200);

  expect(await there.settle(id)).toMatchObject({ pictures: { taken: 2 }, zipBytes: 0 });
  // They are removed once it is done.
  await waitUntil(async () => (await other.storage.zipParts.list()[Symbol.asyncIterator]().next()).done === true);
  await other.close();
  await one.close();
  await bucket.close();
  await rm(elsewhere, { recursive: true });
});

test('a part of a zip that another one no longer leads to is refused', async () => {
  const { id } = await imports.report(wordpressExport({ items: items() }));
  const zip = makeZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
  for (const start of [0, 100, 200]) await imports.sendZip(id, zip.subarray(start, start + 100), start);

  // The first part comes again, and is shorter.
  expect((await imports.sendZip(id, zip.subarray(0, 50))).json()).toEqual({ bytes: 50 });
  expect((await imports.sendZip(id, zip.subarray(100), 100)).json()).toMatchObject({ statusCode: 409 });
  expect((await imports.sendZip(id, zip.subarray(50), 50)).json()).toEqual({ bytes: zip.length });
  expect((await imports.start(id, { pictures: 'zip' })).statusCode).toBe(200);
  expect((await imports.settle(id)).pictures).toMatchObject({ taken: 1 });
});

test('a zip that comes while those of others are removed stays', async () => {
  const { db, storage } = desk.app;
  const part = makeZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
  await storage.zipParts.put('00000000-0000-4000-8000-000000000000-0', part);
  let id = '';
  const list = async function* () {
    id = await withZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
    yield* storage.zipParts.list();
  };
  const zips = createZipParts(db, { ...storage.zipParts, list }, null);

  await zips.removeOthers(() => db('wordpress_imports').pluck<string[]>('id'));

  const left: string[] = [];
  for await (const { key } of storage.zipParts.list()) left.push(key.slice(0, id.length));
  expect(left).toContain(id);
  expect(left).not.toContain('00000000-0000-4000-8000-000000000000');
});

test('reading a picture from a zip ends when it is told to', async () => {
  const { id } = await imports.report(wordpressExport({ items: items() }));
  await imports.sendZip(id, makeZip([{ name: 'uploads/a.jpg', bytes: randomBytes(4_000_000) }]));
  const { db, storage } = desk.app;
  const zip = await openPictureZip(await createZipParts(db, storage.zipParts, null).open(id));
  const ended = new AbortController();

  const read = zip.read(`${OLD_SITE}/wp-content/uploads/a.jpg`, ended.signal);
  ended.abort();

  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  zip.close();
});

test('a zip of many files holds nobody up while it is looked through', async () => {
  const { id } = await imports.report(wordpressExport({ items: items() }));
  const files = Array.from({ length: 2_000 }, (_, index) => ({ name: `uploads/${index}.jpg`, bytes: Buffer.alloc(1) }));
  await imports.sendZip(id, makeZip(files));
  const { db, storage } = desk.app;
  const source = await createZipParts(db, storage.zipParts, null).open(id);
  let turns = 0;
  let turn = setImmediate(function others() {
    turns += 1;
    turn = setImmediate(others);
  });

  (await openPictureZip(source)).close();

  clearImmediate(turn);
  expect(turns).toBeGreaterThan(15);
});

test.each<[string, () => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['no zip', () => Buffer.from('PK no zip')],
  ['half a zip', () => makeZip([{ name: 'uploads/a.jpg', bytes: Buffer.alloc(500) }]).subarray(0, 60)],
  ['names that lead out', () => makeZip([{ name: '../../etc/a.jpg', bytes: Buffer.alloc(5) }])],
  ['names from the root on', () => makeZip([{ name: '/etc/a.jpg', bytes: Buffer.alloc(5) }])],
  ['no pictures', () => makeZip([{ name: 'uploads/a.php', bytes: Buffer.alloc(5) }])],
])('%s is refused before the import begins', async (_case, zip) => {
  const { id } = await imports.report(wordpressExport({ items: items() }));
  await imports.sendZip(id, zip());

  expect((await imports.start(id, { pictures: 'zip' })).json()).toMatchObject({
    statusCode: 422,
    code: 'unusable_zip',
  });
  expect((await imports.find(id)).state).toBe('ready');
});

test.each<[string, Omit<ZippedFile, 'name'>]>([
  ['unpacks without end', { bytes: Buffer.alloc(14 * 1024 * 1024) }],
  ['is larger than it says', { bytes: Buffer.alloc(3_000_000, 'x'), claims: 10 }],
  ['says that it is huge', { bytes: Buffer.from('x'), claims: 3_000_000_000 }],
  ['is encrypted', { bytes: Buffer.from('x'), isEncrypted: true }],
  ['is a script', { bytes: Buffer.from('<script>alert(1)</script>') }],
  ['is a drawing', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') }],
])('a picture that %s is left out, and the article comes', async (_case, file) => {
  const id = await withZip([{ ...file, name: 'uploads/2019/05/jubel.jpg' }]);
  await imports.start(id, { pictures: 'zip' });
  const { outcomes } = await imports.settle(id);

  expect(outcomes).toEqual([{ outcome: 'taken', count: 2 }]);
  expect(await pictures()).toEqual([]);
  expect((await article('bericht')).content).toBe('');
});

test('a later export without pictures leaves articles those that they have', async () => {
  const id = await withZip([
    { name: 'uploads/2019/05/jubel.jpg', bytes: await picture() },
    { name: 'uploads/2019/05/titel.jpg', bytes: await picture() },
  ]);
  await imports.start(id, { pictures: 'zip', children: 'none' });
  await imports.settle(id);
  const before = await article('bericht');
  const corrected = items().map((item) => (item.id === 1 ? { ...item, title: 'Berichtigt' } : item));
  const added = { id: 3, name: 'neu', content: show(OLD_SITE, '2019/05/jubel-300x200.jpg') };
  const later = await imports.report(
    wordpressExport({ exported: 'Sat, 21 Nov 2026 18:02:11 +0000', items: [...corrected, added] }),
  );
  await imports.start(later.id, { pictures: 'none' });
  await imports.settle(later.id);

  const { title, image, content } = await article('bericht');
  expect({ title, image, content }).toEqual({ title: 'Berichtigt', image: before.image, content: before.content });
  expect(before.image).not.toBeNull();
  expect(before.content).toContain('/objects/');
  expect(await article('neu')).toMatchObject({ published: true, content: '' });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['was said to lack consent', (id) => desk.send('POST', '/api/media/answers', { ids: [id], children: 'missing' })],
  [
    'is another one that nobody has answered for',
    async (id) => {
      const file: FormField = ['file', new File([await picture()], 'anders.jpg')];
      return sendForm(desk.app, 'PUT', `/api/media/${id}/file`, [file], { cookie: desk.cookie });
    },
  ],
])('undoing a later export puts back what was there without a picture that %s meanwhile', async (_case, refuse) => {
  const id = await withZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
  await imports.start(id, { pictures: 'zip', children: 'none' });
  await imports.settle(id);
  const bare = { id: 1, name: 'bericht', title: 'Berichtigt', content: '<p>Neu</p>' };
  const other = { id: 2, name: 'ohne-bild', title: 'Auch neu' };
  const later = await imports.run(
    wordpressExport({ exported: 'Sat, 21 Nov 2026 18:02:11 +0000', items: [bare, other] }),
  );
  expect((await article('bericht')).content).toBe('<p>Neu</p>');
  expect(((await refuse((await pictures())[0]?.id ?? '')) as { statusCode: number }).statusCode).toBeLessThan(300);

  expect(await imports.undo(later.id)).toMatchObject({ state: 'undone', kept: 0 });

  expect(await article('bericht')).toMatchObject({ title: 'Beitrag 1', content: expect.not.stringContaining('<img') });
  expect(await article('ohne-bild')).toMatchObject({ title: 'Beitrag 2' });
});

test('the same export with its pictures adds those to what nobody has changed since, and undoing takes them away again', async () => {
  const page: ExportedItem = {
    id: 4,
    name: 'seite',
    type: 'page',
    link: `${OLD_SITE}/seite/`,
    content: `<p>Seite</p>${show(OLD_SITE, '2019/05/jubel.jpg')}`,
  };
  const edited = { id: 5, name: 'geaendert', content: show(OLD_SITE, '2019/05/jubel.jpg') };
  const exported = [...items(), page, edited];
  await imports.run(wordpressExport({ items: exported }));
  const bare = await article('bericht');
  expect(bare.content).not.toContain('<img');
  const row = await desk.app.db('articles').where({ slug: 'geaendert' }).first<{ id: string }>('id');
  await desk.send('PATCH', `/api/news/${row.id}`, { title: 'Von Hand geändert' });

  const zip = async () => [
    { name: 'uploads/2019/05/jubel.jpg', bytes: await picture() },
    { name: 'uploads/2019/05/titel.jpg', bytes: await picture() },
  ];
  const id = await withZip(await zip(), exported);
  await imports.start(id, { pictures: 'zip' });
  const { outcomes } = await imports.settle(id);

  expect((await article('bericht')).content).toContain('<img src="/objects/');
  expect((await article('bericht')).image).not.toBeNull();
  expect(await desk.app.db('own_pages').where({ slug: 'seite' }).pluck<string[]>('content')).toEqual([
    expect.stringContaining('<img src="/objects/'),
  ]);
  expect((await article('geaendert')).content).not.toContain('<img');
  expect(outcomes).toEqual(
    expect.arrayContaining([
      { outcome: 'updated', count: 2 },
      { outcome: 'known', count: 1 },
      { outcome: 'edited', count: 1 },
    ]),
  );
  const again = await withZip(await zip(), exported);
  await imports.start(again, { pictures: 'zip' });
  expect((await imports.settle(again)).outcomes).toEqual(expect.arrayContaining([{ outcome: 'known', count: 3 }]));

  await imports.undo(id);
  expect((await article('bericht')).content).toBe(bare.content);
});

test('a picture that an earlier import has not found is looked for again', async () => {
  const missing = await withZip([{ name: 'uploads/2019/05/titel.jpg', bytes: await picture() }]);
  await imports.start(missing, { pictures: 'zip' });
  await imports.settle(missing);
  expect((await article('bericht')).content).not.toContain('<img');

  const id = await withZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
  await imports.start(id, { pictures: 'zip' });
  await imports.settle(id);

  expect((await article('bericht')).content).toContain('<img src="/objects/');
});

test('articles with pictures stay drafts while nobody says whether children can be recognised', async () => {
  const id = await withZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
  await imports.start(id, { pictures: 'zip', children: 'unanswered' });
  await imports.settle(id);

  expect((await article('bericht')) as unknown).toMatchObject({ statusCode: 404 });
  expect(await article('ohne-bild')).toMatchObject({ published: true });
  expect(await imports.entries(id)).toMatchObject([
    { outcome: 'draft', reason: 'Für die Bilder ist offen, ob Kinder zu erkennen sind.' },
    { outcome: 'taken', reason: null },
  ]);
  const before = '/wp-content/uploads/2019/05/jubel.jpg';
  expect(await moved(before)).toBeUndefined();
  await desk.app.db('media').update({ children: 'missing' });
  expect(await moved(before)).toBeUndefined();
  await desk.app.db('media').update({ children: 'consent' });
  expect(await moved(before)).toMatch(/^\/objects\//);
});

test('a later export brings published articles its text, and its pictures once somebody has answered for them', async () => {
  const page: ExportedItem = { id: 4, name: 'platzordnung', type: 'page', content: '<p>Alt</p>' };
  const older = items().map((item) => (item.id === 2 ? { ...item, content: '<p>Alt</p>' } : item));
  await imports.run(wordpressExport({ items: [...older, page] }));
  await desk.app.db('own_pages').where({ slug: 'platzordnung' }).update({ published: true });
  const content = `<p>Neu</p>${show(OLD_SITE, '2019/05/jubel.jpg')}`;
  const newer = [items()[1], { id: 2, name: 'ohne-bild', content }, { ...page, content }] as ExportedItem[];
  const again = async (children: 'unanswered' | 'none') => {
    const exported = 'Sat, 21 Nov 2026 18:02:11 +0000';
    const { id } = await imports.report(wordpressExport({ exported, items: newer }));
    await imports.sendZip(id, makeZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]));
    await imports.start(id, { pictures: 'zip', children });
    await imports.settle(id);
    return (await imports.entries(id)).map(({ outcome, reason }) => [outcome, reason]);
  };
  const pageText = () => desk.app.db('own_pages').where({ slug: 'platzordnung' }).pluck<string[]>('content');

  const open = 'Für die Bilder ist offen, ob Kinder zu erkennen sind.';
  expect(await again('unanswered')).toEqual([
    ['known', open],
    ['updated', open],
    ['updated', open],
  ]);
  expect(await article('ohne-bild')).toMatchObject({ published: true, content: '<p>Neu</p>' });
  expect(await pageText()).toEqual(['<p>Neu</p>']);
  expect(await again('unanswered')).toEqual([1, 2, 3].map(() => ['known', open]));

  expect(await again('none')).toEqual([1, 2, 3].map(() => ['updated', null]));
  expect((await article('ohne-bild')).content).toMatch(/^<p>Neu<\/p>.*<img src="\/objects\//);
  expect((await article('bericht')).content).toContain('<img src="/objects/');
  expect(await pageText()).toEqual([expect.stringContaining('<img src="/objects/')]);
});

test('a second run with an answer answers for the pictures that the first one has brought, and for no others', async () => {
  const file = { name: 'uploads/2019/05/jubel.jpg', bytes: await picture() };
  const first = await withZip([file, { name: 'uploads/2019/05/titel.jpg', bytes: await picture() }]);
  await imports.start(first, { pictures: 'zip', children: 'unanswered' });
  await imports.settle(first);
  await desk.app.db('media').where({ alt: 'Die Mannschaft jubelt' }).update({ children: 'missing' });

  const second = await withZip([file]);
  await imports.start(second, { pictures: 'zip', children: 'none' });
  await imports.settle(second);

  expect(await pictures().orderBy('alt')).toMatchObject([
    { alt: '', children: 'none' },
    { alt: 'Die Mannschaft jubelt', children: 'missing' },
  ]);
  await imports.undo(second);
  await imports.undo(first);
  expect(await pictures().whereNull('deleted_at')).toEqual([]);
});

test('one answer holds for all pictures of an import', async () => {
  const id = await withZip([{ name: 'uploads/2019/05/jubel.jpg', bytes: await picture() }]);
  await imports.start(id, { pictures: 'zip', children: 'consent' });
  await imports.settle(id);

  expect(await pictures()).toMatchObject([{ children: 'consent' }]);
});

test('undoing puts the pictures into the bin, but those that are shown elsewhere', async () => {
  const id = await withZip([
    { name: 'uploads/2019/05/jubel.jpg', bytes: await picture() },
    { name: 'uploads/2019/05/titel.jpg', bytes: await picture() },
  ]);
  await imports.start(id, { pictures: 'zip' });
  await imports.settle(id);
  const { imageUrl } = await article('bericht');
  await desk.send('POST', '/api/news', { title: 'Eigener', content: '', category: 'verein', imageUrl });

  await imports.undo(id);

  const [shown, hidden] = [await pictures().whereNull('deleted_at'), await pictures().whereNotNull('deleted_at')];
  expect([shown.map(({ alt }) => alt), hidden.map(({ alt }) => alt)]).toEqual([['Die Mannschaft jubelt'], ['']]);
  expect(await moved('/wp-content/uploads/2019/05/titel.jpg')).toBe(imageUrl);
  expect(await moved('/wp-content/uploads/2019/05/jubel.jpg')).toBeUndefined();
});

test('undoing a later export brings back neither former addresses of pictures nor pictures without consent', async () => {
  const first = await withZip([
    { name: 'uploads/2019/05/jubel.jpg', bytes: await picture() },
    { name: 'uploads/2019/05/titel.jpg', bytes: await picture() },
    { name: 'uploads/2019/05/galerie.jpg', bytes: await picture() },
  ]);
  await imports.start(first, { pictures: 'zip', children: 'none' });
  await imports.settle(first);
  const later = await imports.run(
    wordpressExport({
      exported: 'Sat, 21 Nov 2026 18:02:11 +0000',
      items: [{ id: 1, name: 'bericht', content: '<p>Ohne Bilder</p>' }],
    }),
  );
  const [title, ...others] = await pictures().orderBy('alt', 'desc').select('id');
  const [withdrawn, replaced] = others;
  for (const gone of [title, withdrawn]) await desk.send('POST', `/api/media/${gone?.id}/withdrawal`);
  const file: FormField[] = [
    ['children', 'none'],
    ['file', new File([await picture()], 'neu.jpg')],
  ];
  await sendForm(desk.app, 'PUT', `/api/media/${replaced?.id}/file`, file, { cookie: desk.cookie });

  await imports.undo(later.id);

  const [present] = await pictures().where({ id: replaced?.id });
  const { imageUrl, content } = await article('bericht');
  expect(imageUrl).toBeNull();
  expect(content.match(/\/objects\/[^"]+/g)).toEqual([present?.url]);
  expect(await imports.undo(first)).toMatchObject({ kept: 0 });
});

describe('from the old site', () => {
  let server: Server;
  let site: string;
  let answer: RequestListener;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    asked.length = 0;
    const bytes = await picture();
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const exported = () =>
    wordpressExport({ site, items: [{ id: 1, name: 'bericht', content: show(site, '2019/05/jubel.jpg') }] });

  test('pictures are fetched once, and again only when they could not be had', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    const first = await imports.run(exported(), { pictures: 'site' });
    expect(first.missing).toMatchObject([{ reason: 'Der Server antwortet mit dem Fehler 404.', count: 1 }]);
    expect(first.pictures).toEqual({ taken: 0, failed: 1 });
    await imports.undo(first.id);

    const bytes = await picture();
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
    expect((await imports.run(exported(), { pictures: 'site' })).pictures).toEqual({ taken: 1, failed: 0 });
    expect(asked).toEqual(Array.from({ length: 2 }, () => '/wp-content/uploads/2019/05/jubel.jpg'));
    expect((await article('bericht')).content).toMatch(/<img src="\/objects\//);
  });

  const elsewhere = () => site.replace('127.0.0.1', 'localhost');
  const shownFrom = (host: string) =>
    wordpressExport({ site, items: [{ id: 1, name: 'bericht', content: show(host, '2019/05/jubel-300x200.jpg') }] });

  test('pictures on another host come only when somebody has named it', async () => {
    const left = await imports.run(shownFrom(elsewhere()), { pictures: 'site', pictureHost: 'cdn.example' });
    const { host } = new URL(elsewhere());
    expect(asked).toEqual([]);
    expect(left.missing).toMatchObject([{ reason: `Es liegt auf einem anderen Server, „${host}“.`, count: 1 }]);
    expect((await article('bericht')).content).toBe('');
    await imports.undo(left.id);

    const taken = await imports.run(shownFrom(elsewhere()), { pictures: 'site', pictureHost: host });
    expect(asked).toEqual(['/wp-content/uploads/2019/05/jubel.jpg']);
    expect(taken).toMatchObject({ pictures: { taken: 1, failed: 0 }, missing: [] });
    expect(await imports.entries(taken.id, '?only=losses')).toEqual([]);
    expect((await article('bericht')).content).toMatch(/<img src="\/objects\//);
    expect(await moved('/wp-content/uploads/2019/05/jubel.jpg')).toBeUndefined();
  });

  test('a host that was named leads to no other', async () => {
    answer = (_request, response) => response.writeHead(302, { location: `${site}/x.jpg` }).end();
    const { host } = new URL(elsewhere());
    const { missing } = await imports.run(shownFrom(elsewhere()), { pictures: 'site', pictureHost: host });

    expect(missing).toMatchObject([{ reason: expect.stringContaining('sondern zu „127.0.0.1“') }]);
    expect(asked).toHaveLength(2);
  });

  test('no other host is asked, wherever the old site leads', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/x.jpg' }).end();
    const { id } = await imports.run(exported(), { pictures: 'site' });

    expect(await imports.entries(id)).toMatchObject([
      { outcome: 'taken', missingPictures: [{ reason: expect.stringContaining('sondern zu „10.0.0.1“') }] },
    ]);
    expect(await pictures()).toEqual([]);
  });
});
