import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makePicture, makePictureBomb } from '../pictures/pictures.fixture.ts';

const PATH = '/optimize-image/objects/2026/11/a.jpg';

describe('GET /optimize-image/*', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
    const folder = join(api.config.dataDir, 'objects/2026/11');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'a.jpg'), await makePicture({ width: 1000, height: 500 }).jpeg().toBuffer());
    await writeFile(join(folder, 'bomb.png'), makePictureBomb());
    await writeFile(join(folder, 'broken.jpg'), 'no picture');
  });
  afterAll(() => api.close());

  test.each([
    ['', 'webp', 600],
    ['?w=300&q=70&f=webp', 'webp', 300],
    ['?w=301', 'webp', 480],
    ['?w=600&q=12', 'webp', 600],
    ['?w=2400&f=jpeg', 'jpeg', 1000],
  ])('%j gives a %s of %i px', async (query, format, width) => {
    const answer = await api.app.inject(PATH + query);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height: width / 2 });
  });

  test('who asks for very much that has to be made waits a minute; what is kept comes all the same', async () => {
    const remoteAddress = '192.0.2.9';
    await api.app.inject(PATH);
    const strange = Array.from({ length: 301 }, (_, number) => PATH.replace('a.jpg', `gibt-es-nicht-${number}.jpg`));

    const answers = await Promise.all(strange.map((url) => api.app.inject({ url, remoteAddress })));

    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 404)).toHaveLength(300);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ code: 'too_many_attempts' });
    expect((await api.app.inject({ url: PATH, remoteAddress })).statusCode).toBe(200);
  });

  test('answers 304 to who has it, and HEAD without the picture', async () => {
    const { headers } = await api.app.inject(PATH);
    const etag = String(headers.etag);

    const known = await api.app.inject({ url: PATH, headers: { 'if-none-match': etag } });
    const head = await api.app.inject({ url: PATH, method: 'HEAD' });

    expect(known).toMatchObject({ statusCode: 304, body: '' });
    expect(known.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.body).toBe('');
  });

  test('banner pictures are the same pictures', async () => {
    const answer = await api.app.inject(PATH.replace('/objects/', '/banner-objects/'));

    expect(answer.rawPayload).toEqual((await api.app.inject(PATH)).rawPayload);
  });

  test.each(['w=15', 'w=2401', 'w=1.5', 'w=abc', 'q=0', 'q=101', 'f=avif', 'f=svg', 'blur=9', 'w=300&w=400'])(
    'refuses %s',
    async (query) => {
      const answer = await api.app.inject(`${PATH}?${query}`);

      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input' });
    },
  );

  test.each<[string, number, (path: string, picture: Buffer) => Promise<void>]>([
    ['cannot be read from the disk', 503, (path) => symlink(path, path)],
    ['is cut off on the disk', 422, (path, picture) => writeFile(path, picture.subarray(0, picture.length / 2))],
    ['is zeroed on the disk', 422, (path, picture) => writeFile(path, Buffer.alloc(picture.length))],
  ])(
    'a picture that %s is refused with %i in words, kept by nobody, and shown as soon as it is whole again',
    async (what, statusCode, damage) => {
      const name = `${what.replaceAll(' ', '-')}.jpg`;
      const path = join(api.config.dataDir, 'objects/2026/11', name);
      const picture = await makePicture().jpeg().toBuffer();
      await damage(path, picture);

      const refusal = await api.app.inject(`/optimize-image/objects/2026/11/${name}`);
      await rm(path);
      await writeFile(path, picture);
      const whole = await api.app.inject(`/optimize-image/objects/2026/11/${name}`);

      expect(refusal.json()).toMatchObject({ statusCode, message: expect.stringContaining('Bild') as unknown });
      expect(refusal.headers['cache-control']).toBe('no-store');
      expect(whole.statusCode).toBe(200);
    },
  );

  test.each([
    ['/optimize-image/objects/2026/11/missing.jpg', 404],
    ['/optimize-image/objects/2026/11/a.svg', 404],
    ['/optimize-image/releases/news/1.0.0/client/a.jpg', 404],
    ['/optimize-image/', 404],
    ['/optimize-image/objects/2026/11/broken.jpg', 422],
    ['/optimize-image/objects/2026/11/bomb.png', 422],
  ])('%s is answered with %i, which nobody keeps', async (url, statusCode) => {
    const answer = await api.app.inject(url);

    expect(answer.json()).toMatchObject({ statusCode, message: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
