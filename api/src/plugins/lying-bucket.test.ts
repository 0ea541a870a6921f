import { createHash, randomUUID } from 'node:crypto';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { startLyingBucket, type BucketAnswer, type LyingBucket } from '../../test/lying-bucket.ts';
import { createRelease, liveVersions, publish } from '../../test/release.ts';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { sendForm } from '../../test/send-form.ts';
import { signIn } from '../../test/sign-in.ts';
import { makeNoise } from '../media/pictures/pictures.fixture.ts';
import { StorageAwayError } from '../storage/object-storage.ts';

let honest: S3Server;
let bucket: LyingBucket;
let api: TestApp;
/** The same portal with a short timeout. */
let hasty: FastifyInstance;
beforeAll(async () => {
  honest = await startS3Server();
  bucket = await startLyingBucket(honest.settings);
  api = await createTestApp({ s3: bucket.settings });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  hasty = await buildApi(api.config, { bucketPatienceMs: 1000 });
  await hasty.ready();
});
afterEach(() => bucket.tell());
afterAll(async () => {
  await hasty.close();
  await api.close();
  await bucket.close();
  await honest.close();
});

/** Other bytes of the same length, with everything about them that the bucket itself can make up. */
const forged = (answer: BucketAnswer, from: string, to: string): BucketAnswer => {
  const body = Buffer.from(answer.body.toString('latin1').replaceAll(from, to), 'latin1');
  const digest = createHash('sha256').update(body).digest('hex');
  return { ...answer, body, headers: { ...answer.headers, 'x-amz-meta-sha256': digest } };
};
const LIES: [what: string, lie: (answer: BucketAnswer) => BucketAnswer][] = [
  ['other bytes', (answer) => ({ ...answer, body: Buffer.alloc(answer.body.length, 'x') })],
  ['less than it says', (answer) => ({ ...answer, body: answer.body.subarray(0, -9) })],
  ['a failure', (answer) => ({ ...answer, status: 500, headers: {}, body: Buffer.from('<Error/>') })],
];

async function upload(): Promise<string> {
  const cookie = await signIn(api.app, 'editor');
  const file = new Blob([await makeNoise(40, 30)]);
  const answer = await sendForm(api.app, 'POST', '/api/uploads', [['file', file]], { cookie });
  return answer.json<{ url: string }>().url;
}

test.each(LIES)('a picture for which the bucket sends %s is neither shown nor kept', async (_what, lie) => {
  const url = await upload();
  bucket.tell(lie);

  const [plain, small] = [await api.app.inject(url), await api.app.inject(`/optimize-image${url}?w=200`)];

  expect([plain.statusCode, small.statusCode]).toEqual([503, 503]);
  expect(plain.json<{ message: string }>().message).toContain('gerade nicht erreichbar');
  bucket.tell();
  expect((await api.app.inject(url)).statusCode).toBe(200);
});

test.each(LIES.slice(0, 2))(
  'a document, a deleted picture, a part of a zip and a pack for which the bucket sends %s are not read, nor kept',
  async (_what, lie) => {
    const { documents, deletedPictures, zipParts, sectionKits } = api.app.storage;
    const key = `2026/11/${randomUUID()}.bin`;
    const content = await makeNoise(40, 30);
    const storages = [documents, deletedPictures, zipParts, sectionKits];
    await Promise.all(storages.map((storage) => storage.put(key, content)));
    const read = () => Promise.allSettled(storages.map(async (storage) => buffer(await storage.open(key))));
    bucket.tell(lie);

    const told = await read();

    const away = { status: 'rejected', reason: expect.any(StorageAwayError) };
    expect(told).toEqual([away, away, away, away]);
    await expect(access(join(documents.folder, key))).rejects.toThrow('ENOENT');
    bucket.tell();
    expect(await read()).toEqual(storages.map(() => ({ status: 'fulfilled', value: content })));
  },
);

test.each(['nothing', 'drops', 'flood'] as const)(
  'a bucket that sends %s for ever is given up, and everything else goes on meanwhile',
  async (instead) => {
    const url = await upload();
    bucket.tell((answer) => ({ ...answer, instead }));

    const late = Promise.all([hasty.inject(url), hasty.inject(`/optimize-image${url}?w=200`)]);

    expect((await hasty.inject('/api/settings')).statusCode).toBe(200);
    expect((await late).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    bucket.tell();
    expect((await hasty.inject(url)).statusCode).toBe(200);
  },
);

test('a version for which the bucket sends other code is not laid where it would run', async () => {
  await publish(api, createRelease());
  const folder = api.app.releases.folder('news', '1.0.0');
  await rm(folder, { recursive: true });
  bucket.tell((answer) => forged(answer, 'exports.section', 'evil___.section'));

  await api.app.releases.mend('news', '1.0.0');

  await expect(access(folder)).rejects.toThrow('ENOENT');
  expect(await liveVersions(api)).toEqual({ news: '1.0.0' });
  bucket.tell();
  await api.app.releases.mend('news', '1.0.0');
  await access(join(folder, 'server/remoteEntry.cjs'));
});
