import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { signIn, uniqueWord } from '../kit/editor.ts';
import { expect, ownPortalTest, type Portal } from '../kit/journey-test.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { mostMemoryDuring } from '../kit/portal-memory.ts';

const test = ownPortalTest();

const PHOTOS = IS_LONG ? 20 : 6;
const PATIENCE = 240_000;
const MEGABYTE = 1024 * 1024;
/** A photo of 12 megapixels takes 36 MB when it is decoded; two are worked on at a time. */
const MOST_MEMORY = 512 * MEGABYTE;

type Sender = { portal: Portal; cookie: string };

const filesIn = async ({ dataDir }: Portal, folder: string): Promise<string[]> => {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** Photos as phones make them. The bytes behind its end make each unlike all others, at no cost. */
async function makePhotos(count: number): Promise<Buffer[]> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 20 };
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000000', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return Array.from({ length: count }, (_, number) => Buffer.concat([photo, Buffer.from(`Foto ${number}`)]));
}

/** Sends a photo until it is taken, as the interface does; returns each answer. */
async function send({ portal, cookie }: Sender, photo: Buffer, key: string): Promise<{ id: string; said: number[] }> {
  const said: number[] = [];
  for (;;) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(photo)]), 'foto.jpg');
    const headers = { cookie, 'idempotency-key': key };
    const answer = await fetch(`${portal.url}/api/uploads`, { method: 'POST', headers, body });
    said.push(answer.status);
    const { id } = (await answer.json()) as { id: string };
    if (answer.status !== 429) return { id, said };
    await delay(Number(answer.headers.get('retry-after')) * 1000);
  }
}

/** How many pictures the media library holds. */
async function countPictures({ portal, cookie }: Sender): Promise<number> {
  const answer = await fetch(`${portal.url}/api/admin/media`, { headers: { cookie } });
  return ((await answer.json()) as { total: number }).total;
}

/** A phone that loses its network in the middle. */
async function loseLine({ portal, cookie }: Sender, photo: Buffer): Promise<void> {
  const { hostname, port } = new URL(portal.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = `POST /api/uploads HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nContent-Length: ${photo.length}\r\n`;
  const part = '--end\r\nContent-Disposition: form-data; name="file"; filename="foto.jpg"\r\n\r\n';
  await new Promise((resolve) => {
    socket.write(`${head}Content-Type: multipart/form-data; boundary=end\r\n\r\n${part}`);
    socket.write(photo.subarray(0, photo.length / 2), resolve);
  });
  socket.destroy();
}

test(`${PHOTOS} photos at once, each repeated, and lines that break leave ${PHOTOS} pictures and no orphan`, async ({
  portal,
}) => {
  test.setTimeout(PATIENCE);
  const sender = { portal, cookie: (await signIn(portal.url)).cookie };
  const photos = await makePhotos(PHOTOS);
  const before = await filesIn(portal, 'objects');
  const knownBefore = await countPictures(sender);
  const answers: { id: string; said: number[] }[] = [];

  const most = await mostMemoryDuring(portal, async () => {
    const sending = photos.flatMap((photo) => {
      const key = `foto-${uniqueWord()}`;
      return [send(sender, photo, key), send(sender, photo, key)];
    });
    const breaking = photos.slice(0, 8).map((photo) => loseLine(sender, photo));
    answers.push(...(await Promise.all(sending)));
    await Promise.all(breaking);
  });

  expect(new Set(answers.flatMap(({ said }) => said).filter((status) => status !== 429))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(PHOTOS);
  await expect.poll(() => filesIn(portal, 'incoming')).toEqual([]);
  expect(await filesIn(portal, 'objects')).toHaveLength(before.length + PHOTOS);
  expect(await countPictures(sender)).toBe(knownBefore + PHOTOS);
  expect(most).toBeLessThan(MOST_MEMORY);
});
