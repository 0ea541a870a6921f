import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makePicture } from '../pictures/pictures.fixture.ts';

describe('GET /club-icons/*', () => {
  let api: TestApp;
  beforeAll(async () => {
    const drawCrest = ({ color }: { color: string }) => ({
      name: color.slice(1),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="96"><path fill="${color}" d="M0 0h80v96H0z"/></svg>`,
    });
    api = await createTestApp({}, { drawCrest });
    const folder = join(api.config.dataDir, 'objects/2026/11');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'wappen.png'), await makePicture({ width: 300, height: 400 }).png().toBuffer());
  });
  afterAll(() => api.close());

  const ask = (path: string, headers = {}) => api.app.inject({ url: `/club-icons${path}`, headers });
  const useCrest = (crestUrl: string | null) =>
    api.app.db('settings').update({ crest_url: crestUrl, color: '#dc2626' });

  test('draws an icon from the crest, for years under its address', async () => {
    await useCrest('/objects/2026/11/wappen.png');

    const answer = await ask('/objects/2026/11/wappen.png/app-192.png');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    const again = await ask('/objects/2026/11/wappen.png/app-192.png', { 'if-none-match': answer.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  test('without one they are drawn from what the club is, and change with it', async () => {
    await api.app.db('settings').update({ crest_url: null, color: '#15803d' });

    const answer = await ask('/drawn/15803d/app-512.png');

    expect(answer.statusCode).toBe(200);
    const [red, green, blue] = await sharp(answer.rawPayload).resize(1, 1).removeAlpha().raw().toBuffer();
    expect([red, green, blue]).toEqual([0x15, 0x80, 0x3d]);
    await api.app.db('settings').update({ color: '#dc2626' });
    const changed = await ask('/drawn/15803d/app-512.png');
    expect([changed.statusCode, changed.headers.location]).toEqual([302, '/club-icons/drawn/dc2626/app-512.png']);
  });

  test('the address of a former crest, and one that names none, lead to the icons of now', async () => {
    await useCrest('/objects/2026/11/wappen.png');
    const newer = await ask('/objects/2020/01/alt.png/app-512.png');
    const nameless = await ask('/app-512.png');
    await useCrest(null);
    const drawn = await ask('/objects/2026/11/wappen.png/app-512.png');

    const current = '/club-icons/objects/2026/11/wappen.png/app-512.png';
    expect([newer.statusCode, newer.headers.location, nameless.headers.location]).toEqual([302, current, current]);
    expect([drawn.statusCode, drawn.headers.location]).toEqual([302, '/club-icons/drawn/dc2626/app-512.png']);
  });

  test.each(['/objects/2026/11/wappen.png', '/objects/2026/11/wappen.png/crest.svg', '/toString', '/'])(
    'there is no icon at %s',
    async (path) => expect((await ask(path)).statusCode).toBe(404),
  );

  test('a crest whose file is lost is not found', async () => {
    await useCrest('/objects/verloren/bild.png');

    expect((await ask('/objects/verloren/bild.png/app-192.png')).statusCode).toBe(404);
  });
});
