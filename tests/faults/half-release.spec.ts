import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { releaseToken } from '@portal/api/release-token';
import { startPortal, type PortalProcess } from '../kit/portal-process.ts';
import { builtVariant, liveVersion, releaseVariant, variantWithPlaceholder } from '../kit/section-variant.ts';

const receivedBy = ({ dataDir }: PortalProcess) =>
  readdir(join(dataDir, 'releases/.incoming'), { recursive: true }).catch(() => []);

/** Begins to publish a release and never ends; resolves when a part of a file is there. */
async function publishHalf(portal: PortalProcess): Promise<void> {
  const { descriptor, files } = await builtVariant();
  const secret = (await readFile(join(portal.dataDir, 'release-secret'), 'utf8')).trim();
  const upload = request(`${portal.url}/api/releases/news?expected=0`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${releaseToken(secret, 'news')}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  upload.on('error', () => undefined);
  const candidate = JSON.stringify({ ...descriptor, version: '7.7.7' });
  upload.write(`--b\r\ncontent-disposition: form-data; name="descriptor"\r\n\r\n${candidate}\r\n`);
  const file = `--b\r\ncontent-disposition: form-data; name="${descriptor.entry}"; filename="blob"\r\n\r\n`;
  upload.write(file + files.get(descriptor.entry)?.slice(0, 50));
  await expect.poll(async () => (await receivedBy(portal)).length).toBeGreaterThan(1);
}

test('a release that was half written when the portal was killed never goes live, is gone after the next start, and the next release works', async () => {
  test.setTimeout(600_000);
  const first = await startPortal();
  const before = await liveVersion(first);
  await publishHalf(first);
  await first.stop({ signal: 'SIGKILL', keepData: true });
  expect(await receivedBy(first)).not.toEqual([]);

  const second = await startPortal({ dataDir: first.dataDir });

  expect(await receivedBy(second)).toEqual([]);
  expect(await readdir(join(second.dataDir, 'releases/news'))).toEqual([before]);
  expect(await liveVersion(second)).toBe(before);
  const { live } = await releaseVariant(second, await variantWithPlaceholder('Suche nach dem Absturz'));
  expect(await (await fetch(`${second.url}/news`)).text()).toContain('Suche nach dem Absturz');
  expect(live).not.toBe(before);
  await second.stop();
});
