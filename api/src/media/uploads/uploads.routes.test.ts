import { type FormField } from '../../../test/send-form.ts';
import { signIn } from '../../../test/sign-in.ts';
import { blob, uploadDesk } from '../../../test/upload-desk.ts';
import {
  makeFilm,
  makeNoise,
  makePhonePhoto,
  makePicture,
  makePictureBomb,
  makeProgram,
  makeScriptedDrawing,
  readIphonePhoto,
} from '../pictures/pictures.fixture.ts';

const desk = uploadDesk();
const { upload, listFiles, takeStock } = desk;

test('an editor stores a phone photo; it is served upright', async () => {
  const answer = await upload([
    ['alt', ' Das  Tor\nzum 3:1 '],
    ['file', blob(await makePhonePhoto())],
  ]);

  expect(answer.statusCode).toBe(201);
  const stored = answer.json();
  expect(stored).toMatchObject({ alt: 'Das Tor zum 3:1', width: 300, height: 400, type: 'image/jpeg' });
  const served = await desk.app.inject(stored.url);
  expect(served.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(stored.bytes) });
  expect(await listFiles('incoming')).toEqual([]);
});

test('the alternative text may follow the file', async () => {
  const answer = await upload([
    ['file', blob(await makePicture({ width: 30 }).png().toBuffer())],
    ['alt', 'Ein Tor'],
  ]);

  expect(answer.json()).toMatchObject({ alt: 'Ein Tor' });
});

test('a logo may be a drawing: it becomes a picture, and what could run or fetch something is never served', async () => {
  const file = new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><script>alert(1)</script><path d="M0 0h3v1z"/></svg>'],
    'logo.svg',
  );
  const logo = (purpose: string): FormField[] => [
    ['purpose', purpose],
    ['alt', 'Logo Bäcker Kern'],
    ['file', file],
  ];

  const answer = await upload(logo('logo'));

  expect(answer.json()).toMatchObject({ type: 'image/png', width: 1200, height: 400, alt: 'Logo Bäcker Kern' });
  const served = await desk.app.inject(answer.json().url);
  expect(served.headers['content-type']).toBe('image/png');
  expect(served.rawPayload.toString('latin1')).not.toMatch(/svg|script/);
  expect((await upload(logo('wallpaper'))).statusCode).toBe(400);
});

test('the same file at the same time by the same person is one picture, by two persons two', async () => {
  const other = await signIn(desk.app, 'editor');
  const before = await listFiles('objects');
  const file = blob(await makePicture({ width: 50 }).jpeg().toBuffer());

  const answers = await Promise.all(
    [desk.cookie, desk.cookie, other].map((cookie) => upload([['file', file]], cookie)),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const [first, second, third] = answers.map((answer) => answer.json());
  expect(second).toEqual(first);
  expect(third.url).not.toBe(first.url);
  expect(await listFiles('objects')).toHaveLength(before.length + 2);
});

describe('repeated under the same key', () => {
  const send = async (key: string, width: number, cookie = desk.cookie) =>
    upload([['file', blob(await makePicture({ width }).png().toBuffer())]], cookie, { 'idempotency-key': key });

  test('answers the same picture without looking at the file', async () => {
    const first = await send('wiederholt-1', 61);

    const again = await send('wiederholt-1', 62);

    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await desk.app.db('media')).toHaveLength(1);
  });

  test('the keys of another person, and keys of refused uploads, are free', async () => {
    const first = await send('wiederholt-2', 63);
    const refused = await upload([['file', blob(Buffer.from('x'))]], desk.cookie, {
      'idempotency-key': 'wiederholt-3',
    });

    expect((await send('wiederholt-2', 64, await signIn(desk.app, 'editor'))).json()).not.toEqual(first.json());
    expect(refused.statusCode).toBe(415);
    expect((await send('wiederholt-3', 65)).statusCode).toBe(201);
  });

  test('after the picture was deleted it comes back', async () => {
    const { id } = (await send('wiederholt-4', 66)).json<{ id: string }>();
    await desk.app.inject({ method: 'DELETE', url: `/api/media/${id}`, headers: { cookie: desk.cookie } });

    expect((await send('wiederholt-4', 66)).json()).toMatchObject({ id });
  });

  test.each(['kurz', 'mit Leerzeichen', '../../etc'])('the key „%s“ is refused', async (key) => {
    expect((await send(key, 67)).statusCode).toBe(400);
  });
});

test.each([
  ['no file', async (): Promise<FormField[]> => [['alt', 'Ein Tor']], 400, 'fehlt'],
  ['a file in another field', async () => [['image', blob(await makePhonePhoto())]], 400, 'in das Feld „file“'],
  [
    'an unknown field behind the file',
    async () => [
      ['file', blob(await makePhonePhoto())],
      ['credit', 'Presse'],
    ],
    400,
    '„credit“ ist hier unbekannt',
  ],
  [
    'an alternative text without end',
    async () => [
      ['file', blob(await makePhonePhoto())],
      ['alt', 'a'.repeat(501)],
    ],
    400,
    'höchstens 500 Zeichen',
  ],
  ['two files', async () => [1, 2].map(() => ['file', blob(Buffer.from('x'))] as FormField), 413, ''],
  ['an empty file', async () => [['file', blob(Buffer.alloc(0))]], 415, 'kein Bild'],
  ['an SVG called jpg', async () => [['file', new File([makeScriptedDrawing()], 'a.jpg')]], 415, 'SVG-Dateien'],
  ['a program called jpg', async () => [['file', new File([makeProgram()], 'urlaub.jpg')]], 415, 'kein Bild'],
  ['a HEIC it cannot read', async () => [['file', new File([readIphonePhoto()], 'IMG_1.HEIC')]], 415, 'als JPEG'],
  ['a moving picture', async () => [['file', blob(await makeFilm('gif'))]], 422, 'Standbild'],
  ['more than 15 MB', async () => [['file', blob(await makeNoise(2400, 2300))]], 413, 'höchstens 15 MB'],
  ['a picture bomb', async () => [['file', blob(makePictureBomb())]], 422, 'höchstens 40 Megapixel'],
  ['half a photo', async () => [['file', blob((await makePhonePhoto()).subarray(0, 2000))]], 422, 'beschädigt'],
] satisfies [string, () => Promise<FormField[]>, number, string][])(
  'refuses %s and keeps nothing',
  async (_, makeFields, statusCode, message) => {
    const before = await takeStock();

    const answer = await upload(await makeFields());

    expect(answer.json()).toMatchObject({ statusCode, message: expect.stringContaining(message) });
    expect(await takeStock()).toEqual(before);
  },
);

test('refuses what is no form', async () => {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie: desk.cookie },
    payload: { file: 'x' },
  });

  expect(answer.statusCode).toBe(400);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['that ends in its head', 'multipart/form-data; boundary=b', '--b\r\nContent-Dis'],
  [
    'that ends in the picture',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nthe beginning',
  ],
])('refuses a form %s in words and keeps nothing', async (_, type, payload) => {
  const before = await takeStock();

  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie: desk.cookie, 'content-type': type },
    payload,
  });

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_form' });
  expect(await takeStock()).toEqual(before);
});

test('refuses anonymous visitors', async () => {
  expect((await upload([['file', blob(await makePhonePhoto())]], '')).statusCode).toBe(401);
});

test('trainers send photos, but no drawings', async () => {
  const trainer = await signIn(desk.app, 'trainer');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const asLogo: FormField[] = [
    ['purpose', 'logo'],
    ['file', blob(drawing)],
  ];

  expect((await upload([['file', blob(await makePhonePhoto())]], trainer)).statusCode).toBe(201);
  expect((await upload(asLogo, trainer)).statusCode).toBe(415);
});
