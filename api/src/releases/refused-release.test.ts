import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runningApi } from '../../test/app.ts';
import { call, createRelease, publish, releaseForm, sectionHistory } from '../../test/release.ts';
import { UPLOAD_LIMITS } from './receive-release.ts';
import { releaseToken } from './release-token.ts';

const api = runningApi();

/** Nothing of a refused upload may stay. */
async function expectNothingPublished(section: string) {
  const folders = await readdir(join(api.config.dataDir, 'releases'));
  expect(folders).not.toContain(section);
  expect(await readdir(join(api.config.dataDir, 'releases/.incoming'))).toEqual([]);
  expect((await sectionHistory(api, section)).releases).toEqual([]);
}

test.each([
  ['no token', ''],
  ['a made-up token', `guarded.${'0'.repeat(64)}`],
])('%s is refused', async (_case, token) => {
  const answer = await publish(api, createRelease({ name: 'guarded' }), { token });

  expect(answer.statusCode).toBe(401);
  await expectNothingPublished('guarded');
});

test("another section's token is refused", async () => {
  const token = releaseToken(api.config.releaseSecret, 'news');

  const answer = await publish(api, createRelease({ name: 'guarded' }), { token });

  expect(answer.statusCode).toBe(401);
  await expectNothingPublished('guarded');
});

test('the history of another section needs its token', async () => {
  const answer = await call(api, 'news', 'history?section=club');

  expect(answer.statusCode).toBe(401);
});

test('a changed file is refused', async () => {
  const release = createRelease({ name: 'broken' });
  release.files['client/page.js'] = Buffer.from(
    (release.files['client/page.js'] ?? '').toString().replace('The', 'Two'),
  );

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_release', message: expect.stringContaining('client/page.js') });
  await expectNothingPublished('broken');
});

test.each([
  ['title', 'Tom\u0007bola'],
  ['title', 'Tom\nbola'],
  ['description', 'Lose\u2028und Preise'],
])('a page whose %s is %j is refused', async (field, text) => {
  const release = createRelease({ name: 'worded' });
  Object.assign(release.descriptor.pages[0] ?? {}, { [field]: text });

  const answer = await publish(api, release);

  expect(answer.json()).toMatchObject({
    code: 'invalid_release',
    message: expect.stringContaining(`/pages/0/${field}`),
  });
  await expectNothingPublished('worded');
});

test.each<[object, string]>([
  [{ pages: [{ slots: ['Prizes_1'] }] }, '/pages/0/slots/0 ist "Prizes_1", muss aber zu ^[a-z][a-z-]{0,40}$ passen.'],
  [
    { pages: [{ prefetch: 'late' }] },
    '/pages/0/prefetch ist "late", muss aber "immediate", "soon", "idle" oder "never" sein.',
  ],
  [{ pages: [{ description: undefined }] }, '/pages/0/description fehlt.'],
  [
    { pages: [{ menu: { label: 'Worte', order: 1.5 } }] },
    '/pages/0/menu/order ist 1.5, muss aber eine ganze Zahl sein.',
  ],
  [{ pages: [{ menu: { label: '', order: 1 } }] }, '/pages/0/menu/label ist "", darf aber nicht leer sein.'],
  [{ title: 'T'.repeat(41) }, `/title ist "${'T'.repeat(37)}…, darf aber höchstens 40 Zeichen haben.`],
  [{ name: 'worded', colour: 'red' }, '/colour ist unbekannt.'],
  [{ widgets: {} }, '/widgets ist {}, muss aber eine Liste sein.'],
  [
    { settings: [{ name: 'price', type: 'number', label: 'Preis', default: 'zwei' }] },
    '/settings/0/default ist "zwei", muss aber eine Zahl sein.',
  ],
  [
    { settings: [{ name: 'price', type: 'money', label: 'Preis', default: 2 }] },
    '/settings/0/type ist "money", muss aber "string", "number", "boolean" oder "enum" sein.',
  ],
  [
    { settings: [{ name: 'price', type: 'string', label: 'Preis', default: '2', maxLength: 0 }] },
    '/settings/0/maxLength ist 0, muss aber mindestens 1 sein.',
  ],
])(
  'a descriptor with %j is refused in one German sentence that says what may stand there',
  async (changes, sentence) => {
    const release = createRelease({ name: 'worded' });
    const { pages = [], ...others } = changes as { pages?: object[] };
    Object.assign(release.descriptor, others);
    Object.assign(release.descriptor.pages[0] ?? {}, pages[0]);

    const answer = await publish(api, release);

    expect(answer.json()).toMatchObject({ code: 'invalid_release', message: `Descriptor ungültig: ${sentence}` });
  },
);

test('a missing file is refused', async () => {
  const release = createRelease({ name: 'broken' });
  delete release.files['server/remoteEntry.cjs'];

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('server/remoteEntry.cjs') });
  await expectNothingPublished('broken');
});

test('a file the descriptor does not name is refused', async () => {
  const release = createRelease({ name: 'broken' });
  release.files['client/extra.js'] = Buffer.from('1');

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('broken');
});

test.each([
  'client/../../outside.js',
  '../outside.js',
  '/etc/outside.js',
  'client/.hidden',
  'client/a\\..\\b',
  'other/a.js',
])('the file name %s is refused', async (path) => {
  const answer = await publish(api, createRelease({ name: 'broken', client: { [path]: '1' } }));

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('broken');
});

test('a compressed size that is not true is refused', async () => {
  const release = createRelease({ name: 'broken', client: { 'client/large.js': '12345678'.repeat(100_000) } });
  const large = release.descriptor.files.find(({ path }) => path === 'client/large.js');
  if (large) large.brotliBytes += 1000;

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('broken');
});

test('files that are too large together are refused', async () => {
  const half = Buffer.alloc(UPLOAD_LIMITS.bytes / 2 + 1, 'x').toString();

  const answer = await publish(
    api,
    createRelease({ name: 'broken', client: { 'client/a.png': half, 'client/b.png': half } }),
  );

  expect(answer.statusCode).toBe(413);
  await expectNothingPublished('broken');
});

test('a descriptor with unknown or wrong fields is refused', async () => {
  const release = createRelease({ name: 'broken' });
  release.descriptor.build = 'short';

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('/build') });
});

/** Sends a text as the descriptor of the section `broken`. */
function sendDescriptor(text: string) {
  const form = new FormData();
  form.append('descriptor', text);
  return sendForm(form);
}

function sendForm(payload: FormData) {
  const headers = { authorization: `Bearer ${releaseToken(api.config.releaseSecret, 'broken')}` };
  return api.app.inject({ method: 'POST', url: '/api/releases/broken?expected=0', headers, payload });
}

test.each([
  ['as a whole', () => '"NESTED"'],
  ['in a list', (descriptor: object) => JSON.stringify({ ...descriptor, widgets: ['NESTED'] })],
  ['in a field that nobody knows', (descriptor: object) => JSON.stringify({ ...descriptor, requires: ['NESTED'] })],
])('a descriptor that is nested too deeply %s is refused in words', async (_where, textOf) => {
  const nested = '['.repeat(20_000) + ']'.repeat(20_000);

  const answer = await sendDescriptor(textOf(createRelease({ name: 'broken' }).descriptor).replace('"NESTED"', nested));

  expect(answer.json()).toMatchObject({
    code: 'invalid_release',
    message: 'Descriptor ungültig: mehr als 20 Ebenen tief verschachtelt.',
  });
});

test('a descriptor that is too long is refused in words', async () => {
  const answer = await sendDescriptor(JSON.stringify({ title: 'x'.repeat(UPLOAD_LIMITS.descriptorBytes) }));

  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({
    code: 'release_too_large',
    message: 'Der Descriptor darf höchstens 1048576 Bytes haben.',
  });
});

test('a second field is refused in words', async () => {
  const form = releaseForm(createRelease({ name: 'broken' }));
  form.append('other', 'x');

  const answer = await sendForm(form);

  expect(answer.json()).toMatchObject({ statusCode: 413, code: 'too_many_fields' });
  await expectNothingPublished('broken');
});

test("a descriptor of another section is refused, whatever the token's section is", async () => {
  const form = new FormData();
  const { descriptor, files } = createRelease({ name: 'club' });
  form.append('descriptor', JSON.stringify(descriptor));
  for (const [path, content] of Object.entries(files)) form.append(path, new Blob([content]));

  const answer = await sendForm(form);

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('club');
});

test('publishing to go live needs the version that is believed to be live', async () => {
  const { descriptor } = createRelease({ name: 'broken' });
  const form = new FormData();
  form.append('descriptor', JSON.stringify(descriptor));
  const headers = { authorization: `Bearer ${releaseToken(api.config.releaseSecret, 'broken')}` };

  const answer = await api.app.inject({ method: 'POST', url: '/api/releases/broken', headers, payload: form });

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'expected_missing' });
});
