import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newArticle, signIn } from '../kit/editor.ts';
import { makePictures } from '../kit/pictures.ts';
import { startPortal } from '../kit/portal-process.ts';
import { liveVersion, releaseVariant, variantWithPlaceholder } from '../kit/section-variant.ts';
import { mountSmallDisk, setRoomToWrite } from '../kit/small-disk.ts';

test.skip(process.platform !== 'linux', 'limits a running process');
test.setTimeout(600_000);

const statusOf = async (url: string) => (await fetch(url)).status;
const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('while the disk is full, the log on it too, uploads and releases are refused in words and leave nothing, pages and pictures are shown, and all is well with room again', async () => {
  const logFolder = await mkdtemp(join(tmpdir(), 'portal-log-'));
  const portal = await startPortal({ logFile: join(logFolder, 'portal.log') });
  const editor = await signIn(portal.url);
  const { title, slug } = await editor.createArticle();
  const [known, refused] = makePictures(2, 'bild') as [ReturnType<typeof makePictures>[0], never];
  const picture = await editor.uploadPicture(known);
  const before = { objects: await filesIn(join(portal.dataDir, 'objects')), live: await liveVersion(portal) };
  await setRoomToWrite(portal.pid, 'none');

  for (const _again of [1, 2])
    await expect(editor.uploadPicture(refused)).rejects.toThrow(/^Upload: 507 .*kein Speicherplatz mehr frei/);
  await expect(releaseVariant(portal, await variantWithPlaceholder('Suche ohne Platz'))).rejects.toThrow(
    /kein Speicherplatz mehr frei/,
  );
  expect(await filesIn(join(portal.dataDir, 'incoming'))).toEqual([]);
  expect(await filesIn(join(portal.dataDir, 'releases/.incoming'))).toEqual([]);
  expect(await filesIn(join(portal.dataDir, 'objects'))).toEqual(before.objects);
  expect(await liveVersion(portal)).toBe(before.live);
  expect(await (await fetch(`${portal.url}/news/${slug}`)).text()).toContain(title);
  for (const path of ['/', picture, `/optimize-image${picture}?w=64`, `/optimize-image${picture}?w=64`])
    expect(await statusOf(portal.url + path), path).toBe(200);

  await setRoomToWrite(portal.pid, 'enough');
  expect(await statusOf(portal.url + (await editor.uploadPicture(refused)))).toBe(200);
  await portal.stop();
  await rm(logFolder, { recursive: true });
});

test('when the database has no room left, texts are refused in words, pages go on, nothing acknowledged is lost, and writing works with room again', async () => {
  const disk = await mountSmallDisk(160);
  test.skip(!disk, 'mounting a small disk needs more rights');
  if (!disk) return;
  const portal = await startPortal({ dataDir: join(disk.path, 'data') });
  const editor = await signIn(portal.url);
  const write = () => editor.call('POST', '/api/news', newArticle({ content: `<p>${'Ecke. '.repeat(5_000)}</p>` }));
  const acknowledged: string[] = [];
  const writeUntil = async (status: number): Promise<Response> => {
    for (;;) {
      const answer = await write();
      if (answer.status === 201) acknowledged.push(((await answer.clone().json()) as { id: string }).id);
      if (answer.status === status) return answer;
      expect([201, 503, 507]).toContain(answer.status);
    }
  };
  await writeUntil(201);
  await disk.fill();

  expect(await (await writeUntil(507)).json()).toMatchObject({ code: 'storage_full' });
  for (const path of ['/news', '/vorstand', '/api/news?page=1'])
    expect(await statusOf(portal.url + path), path).toBe(200);

  await disk.empty();
  await writeUntil(201);
  for (const id of acknowledged) expect((await editor.call('GET', `/api/admin/news/${id}`)).status).toBe(200);
  await portal.stop({ keepData: true });
  await disk.remove();
});
