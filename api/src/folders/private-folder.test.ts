import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTestApp, runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { importDesk } from '../../test/import-desk.ts';
import { createRelease } from '../../test/release.ts';
import { backupAccess, downloadBackup } from '../../test/saved-portal.ts';
import { sendForm } from '../../test/send-form.ts';
import { signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { wordpressExport } from '../../test/wordpress-export.ts';
import { keepBackup } from '../backup/backup-file.ts';
import type { Upload } from '../contract/index.ts';
import { makePdf } from '../media/documents/documents.fixture.ts';
import { makeNoise } from '../media/pictures/pictures.fixture.ts';
import { releaseToken } from '../releases/release-token.ts';

const api = runningApi({ prepare: (app) => app.listen({ port: 0 }) });
const OPEN_TO_OTHERS = 0o077;

/** Begins a request and answers it unfinished. */
function begin(path: string, headers: Record<string, string>, beginning: string | Buffer): ClientRequest {
  const sending = request(`${api.app.listeningOrigin}${path}`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(beginning);
  return sending;
}

const form = (name: string, filename = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${filename && `; filename="${filename}"`}\r\n\r\n`;
const asForm = { 'content-type': 'multipart/form-data; boundary=b' };

const PRIVATE: [what: string, folder: string, begin: () => Promise<ClientRequest | undefined>][] = [
  [
    'a backup that arrives',
    'restore',
    async () => {
      for (let count = 0; count < 30; count += 1) await createArticle(api.app);
      const { rawPayload } = await downloadBackup(api);
      const headers = { ...backupAccess(api), 'content-type': 'application/gzip' };
      return begin('/api/admin/restore?replace=true', headers, rawPayload.subarray(0, -100));
    },
  ],
  [
    'a picture that arrives',
    'incoming',
    async () => {
      const picture = await makeNoise(400, 300);
      const headers = { ...asForm, cookie: await signIn(api.app, 'editor') };
      const beginning = [Buffer.from(form('file', 'ball.jpg')), picture.subarray(0, -100)];
      return begin('/api/uploads', headers, Buffer.concat(beginning));
    },
  ],
  [
    'a release that arrives',
    'releases/.incoming',
    async () => {
      const { descriptor } = createRelease();
      const headers = { ...asForm, authorization: `Bearer ${releaseToken(api.config.releaseSecret, 'news')}` };
      const beginning = `${form('descriptor')}${JSON.stringify(descriptor)}\r\n${form(descriptor.entry, 'blob')}export`;
      return begin('/api/releases/news?expected=0', headers, beginning);
    },
  ],
  [
    'a document that arrives',
    'incoming-documents',
    async () => {
      const headers = { ...asForm, cookie: await signIn(api.app, 'editor') };
      const beginning = [Buffer.from(form('file', 'satzung.pdf')), makePdf().subarray(0, -20)];
      return begin('/api/documents', headers, Buffer.concat(beginning));
    },
  ],
  [
    'a backup that is kept',
    'backups',
    async () => {
      const write = () => Readable.from(['archive']);
      await keepBackup(api.app.db, join(api.config.dataDir, 'backups'), write(), new Date());
      return undefined;
    },
  ],
  [
    'a picture that was deleted',
    'deleted-pictures',
    async () => {
      const cookie = await signIn(api.app, 'editor');
      const file = new Blob([await makeNoise(40, 30)]);
      const { id } = (await sendForm(api.app, 'POST', '/api/uploads', [['file', file]], { cookie })).json<Upload>();
      await api.app.inject({ method: 'DELETE', url: `/api/media/${id}`, headers: { cookie } });
      return undefined;
    },
  ],
  [
    'a picture',
    'objects',
    async () => {
      const cookie = await signIn(api.app, 'editor');
      await sendForm(api.app, 'POST', '/api/uploads', [['file', new Blob([await makeNoise(40, 30)])]], { cookie });
      return undefined;
    },
  ],
  [
    'a document',
    'documents',
    async () => {
      const cookie = await signIn(api.app, 'editor');
      const file = new File([makePdf()], 'satzung.pdf');
      await sendForm(api.app, 'POST', '/api/documents', [['file', file]], { cookie });
      return undefined;
    },
  ],
  [
    'a part of a zip',
    'zip-parts',
    async () => {
      const desk = importDesk({ app: api.app, cookie: await signIn(api.app, 'admin') });
      const { id } = await desk.report(wordpressExport({ items: [] }));
      await desk.sendZip(id, Buffer.from('PK'));
      return undefined;
    },
  ],
];

test.each(PRIVATE)('%s can be read by the portal alone', async (_what, name, start) => {
  const folder = join(api.config.dataDir, name);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const sending = await start();
  await waitUntil(async () => (await readdir(folder, { recursive: true })).length > 0);

  const { mode } = await stat(folder);

  sending?.destroy();
  expect(mode & OPEN_TO_OTHERS).toBe(0);
});

test('what is there from before is closed to others when the portal starts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const folders = ['objects', 'deleted-pictures', 'documents', 'zip-parts', 'cache/images'];
  for (const name of folders) {
    await mkdir(join(dataDir, name), { recursive: true });
    await chmod(join(dataDir, name), 0o755);
  }
  const started = await createTestApp({ dataDir });

  const modes = await Promise.all(folders.map(async (name) => (await stat(join(dataDir, name))).mode & OPEN_TO_OTHERS));

  await started.close();
  await rm(dataDir, { recursive: true });
  expect(modes).toEqual(folders.map(() => 0));
});
