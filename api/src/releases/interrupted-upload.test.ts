import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningApi } from '../../test/app.ts';
import { waitUntil } from '../../test/wait-until.ts';
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
  await waitUntil(async () => (await incoming()).length === 1);

  upload.destroy();

  await waitUntil(async () => (await incoming()).length === 0);
  expect(await readdir(join(api.config.dataDir, 'releases'))).toEqual(['.incoming']);
});

/** So many looks one after the other find nothing. */
const LOOKS = 25;

test('clients that hang up at whatever moment leave nothing behind', async () => {
  const { descriptor } = createRelease();
  const beginning =
    `--b\r\ncontent-disposition: form-data; name="descriptor"\r\n\r\n${JSON.stringify(descriptor)}\r\n` +
    '--b\r\ncontent-disposition: form-data; name="client/remoteEntry.js"; filename="blob"\r\n\r\nexport const';
  const hangUpAfter = async (ms: number) => {
    const upload = request(address, {
      method: 'POST',
      headers: { authorization: authorization(), 'content-type': 'multipart/form-data; boundary=b' },
    });
    upload.on('error', () => {});
    upload.write(beginning);
    await delay(ms);
    upload.destroy();
  };
  for (let ms = 1; ms <= 12; ms += 1) await Promise.all(Array.from({ length: 10 }, () => hangUpAfter(ms)));

  // A request whose client has gone may begin only now: not only one look has to find nothing.
  let clean = 0;
  await waitUntil(async () => (clean = (await incoming()).length === 0 ? clean + 1 : 0) === LOOKS);
  expect(clean).toBe(LOOKS);
});

test('a refusal reaches a client that is still sending', async () => {
  const form = new FormData();
  form.append('descriptor', '{}');
  form.append('client/large.js', new Blob([Buffer.alloc(8_000_000)]));

  const answer = await fetch(address, { method: 'POST', headers: { authorization: authorization() }, body: form });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_release' });
});
