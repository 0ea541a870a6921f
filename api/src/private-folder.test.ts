import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { runningApi } from '../test/app.ts';
import { makeNoise } from './media/pictures/pictures.fixture.ts';
import { createArticle } from '../test/articles.ts';
import { createRelease } from '../test/release.ts';
import { backupAccess, downloadBackup } from '../test/saved-portal.ts';
import { signIn } from '../test/sign-in.ts';
import { waitUntil } from '../test/wait-until.ts';
import { releaseToken } from './releases/release-token.ts';

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

const ARRIVING: [what: string, folder: string, begin: () => Promise<ClientRequest>][] = [
  [
    'a backup',
    'restore',
    async () => {
      for (let count = 0; count < 30; count += 1) await createArticle(api.app);
      const { rawPayload } = await downloadBackup(api);
      const headers = { ...backupAccess(api), 'content-type': 'application/gzip' };
      return begin('/api/admin/restore?replace=true', headers, rawPayload.subarray(0, -100));
    },
  ],
  [
    'a picture',
    'incoming',
    async () => {
      const picture = await makeNoise(400, 300);
      const headers = { ...asForm, cookie: await signIn(api.app, 'editor') };
      const beginning = [Buffer.from(form('file', 'ball.jpg')), picture.subarray(0, -100)];
      return begin('/api/uploads', headers, Buffer.concat(beginning));
    },
  ],
  [
    'a release',
    'releases/.incoming',
    async () => {
      const { descriptor } = createRelease();
      const headers = { ...asForm, authorization: `Bearer ${releaseToken(api.config.releaseSecret, 'news')}` };
      const beginning = `${form('descriptor')}${JSON.stringify(descriptor)}\r\n${form(descriptor.entry, 'blob')}export`;
      return begin('/api/releases/news?expected=0', headers, beginning);
    },
  ],
];

test.each(ARRIVING)('%s that arrives can be read by the portal alone', async (_what, name, start) => {
  const folder = join(api.config.dataDir, name);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const sending = await start();
  await waitUntil(async () => (await readdir(folder, { recursive: true })).length > 0);

  const { mode } = await stat(folder);

  sending.destroy();
  expect(mode & OPEN_TO_OTHERS).toBe(0);
});
