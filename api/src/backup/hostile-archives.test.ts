import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { packArchive, unpackArchive, type ArchivedFile } from '../../test/archive.ts';
import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { createAccount } from '../../test/sign-in.ts';
import type { BackupManifest } from '../contract/index.ts';
import { answerPictures } from '../editing/picture-answers.ts';
import { makePdf } from '../media/documents/documents.fixture.ts';
import { createDocumentService } from '../media/documents/documents.service.ts';
import { createMediaService } from '../media/library/media.service.ts';
import { makeNoise } from '../media/pictures/pictures.fixture.ts';
import { commandToken } from '../crypto/command-token.ts';
import { IS_LONG } from '../../test/long-form.ts';

/** Files of an archive that has no end. */
const ENDLESS = IS_LONG ? 10_000 : 1_000;

const api = runningApi();
let archive: Buffer;
let files: ArchivedFile[];
let before: unknown;
beforeAll(async () => {
  await createAccount(api.app, 'admin');
  const media = createMediaService({ db: api.app.db, dataDir: api.config.dataDir });
  const { id, url } = await media.storePicture({ file: await makeNoise(40, 30), alt: 'Ein Ball', uploadedBy: null });
  await answerPictures(api.app.db, [id], { children: 'none' }, null);
  await createArticle(api.app, { imageUrl: url });
  await media.replacePicture(id, { file: await makeNoise(50, 30), children: 'none' }, null);
  const { db, storage } = api.app;
  const documents = createDocumentService({ db, dataDir: api.config.dataDir, storage: storage.documents });
  const sent = join(api.config.dataDir, 'satzung.pdf');
  await writeFile(sent, makePdf());
  await documents.store({ path: sent, name: 'satzung.pdf', title: 'Satzung' }, null);
  await db('moved_addresses').insert({ path: '/feed', target: '/api/news/feed.atom' });
  archive = (await api.app.inject({ url: '/api/admin/backup', headers: token() })).rawPayload;
  files = await unpackArchive(archive);
  before = await state();
});

const token = () => ({ authorization: `Bearer ${commandToken(api.config.releaseSecret, 'backup')}` });
const upload = (payload: Buffer) =>
  api.app.inject({
    method: 'POST',
    url: '/api/admin/restore?replace=true',
    headers: { 'content-type': 'application/gzip', ...token() },
    payload,
  });
const state = async () => ({
  users: await api.app.db('users').select(),
  articles: await api.app.db('articles').select(),
  files: (await readdir(api.config.dataDir, { recursive: true }))
    .filter((name) => !/^cache|^restore/.test(name))
    .sort(),
});
/** Everything before the end, then `added`, then the end. */
const withFile = (added: ArchivedFile) => packArchive([...files.slice(0, -1), added, ...files.slice(-1)]);
const withChanged = (name: RegExp, change: (text: string) => string | Buffer) =>
  packArchive(
    files.map((file) => (name.test(file.name) ? { ...file, content: change(file.content.toString()) } : file)),
  );
const withManifest = (change: (manifest: BackupManifest) => object) =>
  withChanged(/^manifest/, (text) => JSON.stringify(change(JSON.parse(text) as BackupManifest)));

const namedLike = (name: RegExp) => files.find((file) => name.test(file.name)) as ArchivedFile;
/** The header of a file of 8 GB, which does not follow. */
async function hugeHeader(): Promise<Buffer> {
  const unfinished = pack();
  unfinished.entry({ name: 'objects/2026/01/a.jpg', size: 8 * 1024 ** 3 - 1 });
  const [header] = (await once(unfinished, 'data')) as [Buffer];
  return header;
}

const HOSTILE: [what: string, make: () => Promise<Buffer>][] = [
  ['is no archive', async () => Buffer.from('PK\u0003\u0004 something else')],
  ['is an empty file', async () => Buffer.alloc(0)],
  ['is compressed nonsense', async () => gzipSync('something else entirely')],
  ['broke off', async () => archive.subarray(0, archive.length - 200)],
  ['lacks its end', () => packArchive(files.slice(0, -1))],
  ['goes on behind its end', () => packArchive([...files, { name: 'objects/2026/01/a.jpg', content: 'x' }])],
  ['does not begin with its manifest', () => packArchive(files.toReversed())],
  ['climbs out of the folder', () => withFile({ name: 'objects/../../../evil.jpg', content: 'x' })],
  [
    'holds a page as a document',
    () => withFile({ name: 'objects/documents/2026/01/00000000-0000-4000-8000-000000000000.pdf', content: '<html>' }),
  ],
  [
    'holds a document under the name of a program',
    () => withFile({ name: 'objects/documents/2026/01/setup.exe', content: '%PDF-1.7' }),
  ],
  ['names an absolute path', () => withFile({ name: '/etc/evil', content: 'x' })],
  [
    'holds a link',
    () =>
      withFile({ name: 'objects/2026/01/a.jpg', content: '', header: { type: 'symlink', linkname: '/etc/passwd' } }),
  ],
  ...(['link', 'character-device', 'block-device', 'fifo', 'directory'] as const).map(
    (type): [string, () => Promise<Buffer>] => [
      `holds a ${type}`,
      () => withFile({ name: 'objects/2026/01/a.jpg', content: '', header: { type, linkname: 'manifest.json' } }),
    ],
  ),
  ['climbs out with its rows', () => withFile({ name: 'tables/../../users/000001.ndjson', content: '' })],
  ['has rows of a table that is none', () => withFile({ name: 'tables/nothing/000001.ndjson', content: '{}\n' })],
  ['names its rows twice', () => withFile(namedLike(/^tables\/articles/))],
  ['names a picture twice', () => withFile(namedLike(/^objects/))],
  ['has two manifests', () => withFile(namedLike(/^manifest/))],
  [
    'was cut off before it was compressed',
    async () => {
      const unpacked = gunzipSync(archive);
      return gzipSync(unpacked.subarray(0, unpacked.length / 2));
    },
  ],
  [
    'promises a file of many gigabytes',
    async () =>
      gzipSync(
        Buffer.concat([gunzipSync(await packArchive(files.slice(0, 1))).subarray(0, -1024), await hugeHeader()]),
      ),
  ],
  [
    'holds thousands of files and then no end',
    () =>
      packArchive([
        ...files.slice(0, 1),
        ...Array.from({ length: ENDLESS }, (_, index) => ({
          name: `tables/articles/${String(index).padStart(6, '0')}.ndjson`,
          content: '',
        })),
      ]),
  ],
  ['has words where rows should be', () => withChanged(/^tables\/articles/, () => '"words"\n')],
  ['has a list where a row should be', () => withChanged(/^tables\/articles/, (text) => `[${text.trim()}]\n`)],
  [
    'has a word where a time should be',
    () => withChanged(/^tables\/articles/, (text) => text.replace(/"created_at": "[^"]+"/, '"created_at": "gestern"')),
  ],
  [
    'names a table twice',
    () => withManifest((manifest) => ({ ...manifest, tables: [...manifest.tables, ...manifest.tables] })),
  ],
  ...['https://evil.example/a.jpg', '/objects/../../release-secret', '/etc/passwd', '//evil.example/a.jpg'].map(
    (address): [string, () => Promise<Buffer>] => [
      `looks for a picture at ${address}`,
      () =>
        withChanged(/^tables\/media\//, (text) => text.replace(/"url": "[^"]+"/, `"url": ${JSON.stringify(address)}`)),
    ],
  ),
  ...['../../release-secret', '/documents/../release-secret', '/documents/2026/11/x.pdf', '/objects/2026/11/x.jpg'].map(
    (file): [string, () => Promise<Buffer>] => [
      `looks for a document at ${file}`,
      () => withChanged(/^tables\/documents\//, (text) => text.replace(/"file": "[^"]+"/, `"file": "${file}"`)),
    ],
  ),
  ...['/objects/../../..', '/objects/2026', '/documents/2026/11/00000000-0000-4000-8000-000000000000.pdf'].map(
    (address): [string, () => Promise<Buffer>] => [
      `says that a picture was at ${address} before`,
      () => withChanged(/^tables\/media_addresses\//, (text) => text.replace(/"url": "[^"]+"/, `"url": "${address}"`)),
    ],
  ),
  ...['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/news\r\nx'].map(
    (target): [string, () => Promise<Buffer>] => [
      `leads from a former address to ${JSON.stringify(target)}`,
      () =>
        withChanged(/^tables\/moved_addresses\//, (text) =>
          text.replace(/"target": "[^"]+"/, `"target": ${JSON.stringify(target)}`),
        ),
    ],
  ),
  ['holds a page as a picture', () => withFile({ name: 'objects/2026/01/a.html', content: '<script>' })],
  ['holds a page that is called a picture', () => withFile({ name: 'objects/2026/01/a.jpg', content: '<script>' })],
  [
    'holds another picture than promised',
    () => withChanged(/^objects/, () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])),
  ],
  ['lacks a picture', () => packArchive(files.filter(({ name }) => !name.startsWith('objects/')))],
  ['lacks rows', () => packArchive(files.filter(({ name }) => !name.startsWith('tables/articles/')))],
  ['is broken inside', () => withChanged(/^tables\/articles/, (text) => text.slice(0, -20))],
  ['is of another format', () => withManifest((manifest) => ({ ...manifest, version: 2 }))],
  [
    'is of a newer portal',
    () => withManifest((manifest) => ({ ...manifest, migrations: [...manifest.migrations, '999-future'] })),
  ],
  [
    'brings sessions along',
    () =>
      withManifest((manifest) => ({
        ...manifest,
        tables: [...manifest.tables, { name: 'sessions', columns: ['id_hash'], rows: 0 }],
      })),
  ],
  [
    'brings releases along',
    () =>
      withManifest((manifest) => ({
        ...manifest,
        tables: [...manifest.tables, { name: 'releases', columns: ['section'], rows: 0 }],
      })),
  ],
  [
    'names a column that is none',
    () =>
      withManifest((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => ({ ...table, columns: [...table.columns, 'x'] })),
      })),
  ],
  [
    'has rows the database refuses',
    () => withChanged(/^tables\/articles/, (text) => text.replace('"published"', '"whatever"')),
  ],
  [
    'has rows that point nowhere',
    () =>
      withChanged(/^tables\/media/, (text) =>
        text.replace('"uploaded_by": null', '"uploaded_by": "7f1c0a52-62a3-4f0e-9a41-1f1f1f1f1f1f"'),
      ),
  ],
  [
    'has no administrator',
    () => withChanged(/^tables\/users/, (text) => text.replace('"role": "admin"', '"role": "editor"')),
  ],
  [
    'unpacks without end',
    async () =>
      packArchive([
        ...files.slice(0, 1),
        { name: 'tables/articles/000001.ndjson', content: Buffer.alloc(60 * 1024 * 1024, '\n') },
      ]),
  ],
];

test.each(HOSTILE)('an archive that %s changes nothing', async (_what, make) => {
  const answer = await upload(await make());

  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_backup']);
  expect(answer.json().message).toMatch(/nichts geändert\.$/);
  expect(await state()).toEqual(before);
  expect(await readdir(`${api.config.dataDir}/restore`)).toEqual([]);
});

test('the same archive, unchanged, is good', async () => {
  const answer = await upload(await packArchive(files));

  expect(answer.statusCode).toBe(200);
  expect(await state()).toEqual(before);
});

test('of two restores at once one is told to wait', async () => {
  const answers = await Promise.all([upload(archive), upload(archive)]);

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
