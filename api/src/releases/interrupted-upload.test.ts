import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runningApi } from '../../test/app.ts';
import { createRelease } from '../../test/release.ts';
import { releaseToken } from './release-token.ts';

const api = runningApi();
let address: string;
beforeAll(async () => {
  address = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/api/releases/news?expected=0`;
});

const authorization = () => `Bearer ${releaseToken(api.config.releaseSecret, 'news')}`;
const incoming = () => readdir(join(api.config.dataDir, 'releases/.incoming'));

test('a client that hangs up in the middle of a file leaves nothing behind', async () => {
  const { descriptor } = createRelease();
  const upload = request(address, {
    method: 'POST',
    headers: { authorization: authorization(), 'content-type': 'multipart/form-data; boundary=b' },
  });
  upload.on('error', () => {});
  upload.write(
    `--b\r\ncontent-disposition: form-data; name="descriptor"\r\n\r\n${JSON.stringify(descriptor)}\r\n` +
      '--b\r\ncontent-disposition: form-data; name="client/remoteEntry.js"; filename="blob"\r\n\r\nexport const',
  );
  await until(async () => (await incoming()).length === 1);

  upload.destroy();

  await until(async () => (await incoming()).length === 0);
  expect(await readdir(join(api.config.dataDir, 'releases'))).toEqual(['.incoming']);
});

test('a refusal reaches a client that is still sending', async () => {
  const form = new FormData();
  form.append('descriptor', '{}');
  form.append('client/large.js', new Blob([Buffer.alloc(8_000_000)]));

  const answer = await fetch(address, { method: 'POST', headers: { authorization: authorization() }, body: form });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_release' });
});

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise(setImmediate);
}
