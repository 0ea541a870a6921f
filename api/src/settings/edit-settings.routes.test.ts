import { adminDesk } from '../../test/editor-desk.ts';
import { sendForm, type FormField } from '../../test/send-form.ts';
import { signIn } from '../../test/sign-in.ts';
import { inBerlin } from '../time/berlin-time.ts';
import type { ClubFacts, EditableSettings, NewSettings, Upload } from '../contract/index.ts';
import { makePicture } from '../media/pictures/pictures.fixture.ts';

const desk = adminDesk();

const read = async (cookie?: string) => desk.send('GET', '/api/admin/settings', undefined, cookie);
const write = (payload: object, cookie?: string) => desk.send('PUT', '/api/settings', payload, cookie);
const facts = async (): Promise<NewSettings> => {
  const { updatedAt: _, ...settings } = (await read()).json<EditableSettings>();
  return settings;
};

test('visitors learn the football-data provider but nothing that is for the imprint only', async () => {
  const address = 'https://daten.example/verein';
  const tab = { widgetId: 'tabelle-1', url: `${address}/tabelle` };
  const tabs = { table: tab, matches: tab, squad: tab, stats: tab, liveticker: tab };
  const teams = [{ team: '1-mannschaft', url: address, frameUrl: null, tabs }];
  const footballData = { name: 'Daten', clubUrl: address, scriptUrl: null, loadAtOnce: false, teams };
  await write({ ...(await facts()), footballData });

  const club = (await desk.app.inject('/api/settings')).json<ClubFacts>();

  expect(club.footballData).toEqual(footballData);
  expect((await desk.app.inject('/api/football-data')).json()).toEqual({ footballData });
  // The facts that every page carries leave them out.
  expect((await desk.app.inject('/api/club')).json()).toEqual({
    ...club,
    footballData: { ...footballData, teams: [] },
  });
  expect(club).not.toHaveProperty('imprint');
  expect(club).not.toHaveProperty('messageRetentionDays');
});

describe('a provider of football data', () => {
  const none = { widgetId: null, url: null };
  const provider = (table: object, more: object = {}) => {
    const tabs = { table, matches: none, squad: none, stats: none, liveticker: none };
    const teams = [{ team: 'u12', url: 'https://daten.example/u12', frameUrl: null, tabs }];
    return { name: 'Daten', clubUrl: 'https://daten.example', scriptUrl: null, loadAtOnce: false, teams, ...more };
  };

  test.each([
    [
      'fussball.de, for any team',
      provider({ ...none, widgetId: 'a-1', view: 'team-matches' }, { kind: 'fussball.de' }),
    ],
    [
      'an element with attributes of its own, and further origins',
      provider(
        { ...none, attributes: [{ name: 'data-liga', value: '77' }] },
        { kind: 'other', scriptUrl: 'https://daten.example/w.js', furtherOrigins: ['https://bilder.example:8443'] },
      ),
    ],
    ['a frame', provider({ ...none, frameUrl: 'https://rahmen.example/t?liga=7' })],
  ])('may be %s', async (_case, footballData) => {
    expect((await write({ ...(await facts()), footballData })).statusCode).toBe(200);

    expect((await desk.app.inject('/api/settings')).json<ClubFacts>().footballData).toEqual(footballData);
  });

  test.each([
    ['an attribute that runs', provider({ ...none, attributes: [{ name: 'onclick', value: 'a' }] })],
    ['an attribute that draws', provider({ ...none, attributes: [{ name: 'style', value: 'a' }] })],
    ['an attribute with signs of HTML', provider({ ...none, attributes: [{ name: 'id', value: '"><b>' }] })],
    ['a frame without encryption', provider({ ...none, frameUrl: 'http://rahmen.example/' })],
    ['a frame that runs', provider({ ...none, frameUrl: 'javascript:alert(1)' })],
    ['every host', provider(none, { furtherOrigins: ['https://*.example'] })],
    ['an origin that ends the policy', provider(none, { furtherOrigins: ['https://a.example; script-src *'] })],
    ['an unknown kind', provider(none, { kind: 'fremd' })],
  ])('with %s is refused', async (_case, footballData) => {
    expect((await write({ ...(await facts()), footballData })).statusCode).toBe(400);
  });
});

test('a club may leave open when it was founded and where it is', async () => {
  const open = { founded: null, town: '', postcode: '', email: '', latitude: null, longitude: null };

  expect((await write({ ...(await facts()), ...open })).json()).toMatchObject(open);
});

test('a year of founding is at most the present one in Berlin; one from before this was asked stays', async () => {
  const { year } = inBerlin(new Date());
  const founded = async (after: number) => (await write({ ...(await facts()), founded: year + after })).json();

  expect(await founded(1)).toMatchObject({
    statusCode: 400,
    message: `Das Gründungsjahr liegt in der Zukunft. Bitte höchstens ${year} eingeben.`,
    field: 'founded',
  });
  expect(await founded(0)).toMatchObject({ founded: year });
  await desk.app.db('settings').update({ founded: year + 1 });
  expect(await founded(1)).toMatchObject({ founded: year + 1 });
});

test('a phone number that is none is refused; one from before this was asked stays', async () => {
  const withPhone = async (phone: string) => (await write({ ...(await facts()), phone })).json();

  expect(await withPhone('abc')).toMatchObject({
    statusCode: 400,
    message: 'Bitte eine Telefonnummer wie 01234 5678-0 eingeben, ohne Worte.',
    field: 'phone',
  });
  for (const phone of ['+49 (0) 1234 / 19\u00a003–10', '112', ''])
    expect(await withPhone(phone)).toMatchObject({ phone });
  await desk.app.db('settings').update({ phone: 'abc' });
  expect(await withPhone('abc')).toMatchObject({ phone: 'abc' });
});

test('an administrator changes the facts and the next visitor sees them', async () => {
  const settings = await facts();
  const answer = await write({
    ...settings,
    phone: '01234 1-0',
    socialLinks: [{ label: 'Video', url: 'https://v.example' }],
  });

  expect(answer.json()).toMatchObject({ phone: '01234 1-0', version: (settings.version ?? 0) + 1 });
  expect((await desk.app.inject('/api/settings')).json()).toMatchObject({
    phone: '01234 1-0',
    socialLinks: [{ label: 'Video', url: 'https://v.example' }],
  });
});

test('a fact in which nothing but spaces stands is not said', async () => {
  const blank = { email: '  ', phone: ' ', postcode: '  ', fanShopUrl: '   ' };
  const answer = await write({ ...(await facts()), ...blank });

  expect(answer.json()).toMatchObject({ email: '', phone: '', postcode: '', fanShopUrl: null });
});

test('crest, weather and the time that messages are kept are set', async () => {
  const values = { crestUrl: '/objects/wappen.png', showWeather: false };

  expect((await write({ ...(await facts()), ...values, messageRetentionDays: 30 })).statusCode).toBe(200);

  expect((await desk.app.inject('/api/settings')).json()).toMatchObject(values);
  expect(await facts()).toMatchObject({ ...values, messageRetentionDays: 30 });
});

test('whether trainers publish is set, and none of what visitors read', async () => {
  expect(await facts()).toMatchObject({ trainersPublish: false });

  expect((await write({ ...(await facts()), trainersPublish: true })).json()).toMatchObject({ trainersPublish: true });

  expect((await desk.app.inject('/api/settings')).json()).not.toHaveProperty('trainersPublish');
});

test('who helps at the login is set, and none of what visitors read', async () => {
  const contact = { loginContactName: 'Karla Feld', loginContactEmail: 'karla@verein.example' };
  expect(await facts()).toMatchObject({ loginContactName: '', loginContactEmail: '' });

  expect((await write({ ...(await facts()), ...contact })).json()).toMatchObject(contact);

  expect((await desk.app.inject('/api/settings')).body).not.toMatch(/Karla|loginContact/);
});

test('the picture of a board at the pitch comes with who took it, and goes when it is deleted', async () => {
  const cookie = await signIn(desk.app, 'editor');
  const file = new File([await makePicture({ width: 640, height: 400 }).jpeg().toBuffer()], 'bande.jpg');
  const fields: FormField[] = [
    ['alt', 'Werbebanden am Spielfeldrand'],
    ['file', file],
  ];
  const { id, url } = (await sendForm(desk.app, 'POST', '/api/uploads', fields, { cookie })).json<Upload>();
  await desk.send('PATCH', `/api/media/${id}`, { credit: 'Erika Muster', version: 1 });
  await desk.send('POST', '/api/media/answers', { ids: [id], children: 'none' });
  const shown = async () => (await desk.app.inject('/api/settings')).json<ClubFacts>();

  expect((await write({ ...(await facts()), advertisingImageUrl: url })).statusCode).toBe(200);

  expect(await shown()).toMatchObject({
    advertisingImage: { url, alt: 'Werbebanden am Spielfeldrand', width: 640, height: 400, credit: 'Erika Muster' },
  });
  expect((await desk.send('GET', `/api/admin/media/${id}`)).json()).toMatchObject({
    usedIn: [{ kind: 'settings', id: 'bandenwerbung' }],
  });

  await desk.send('DELETE', `/api/media/${id}?force=true`);
  expect((await facts()).advertisingImageUrl).toBeNull();
  expect(await shown()).toMatchObject({ advertisingImage: null });
});

test('a provider can be taken away', async () => {
  await write({ ...(await facts()), footballData: null });

  expect((await desk.app.inject('/api/settings')).json()).toMatchObject({ footballData: null });
});

test('a stale version is answered with the current row and changes nothing', async () => {
  const settings = await facts();
  await write({ ...settings, league: 'Bezirksliga' });

  const answer = await write({ ...settings, league: 'Kreisliga' });

  expect(answer.json()).toMatchObject({
    statusCode: 409,
    code: 'stale_version',
    current: { league: 'Bezirksliga', version: (settings.version ?? 0) + 1 },
  });
  expect((await desk.app.inject('/api/settings')).json()).toMatchObject({ league: 'Bezirksliga' });
});

test('of two writes of the same version at once exactly one wins', async () => {
  const settings = await facts();

  const answers = await Promise.all(['Eins', 'Zwei'].map((league) => write({ ...settings, league })));

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each<[string, object]>([
  ['an unknown field', { motto: 'Immer weiter' }],
  ['an address that runs', { fanShopUrl: 'javascript:alert(1)' }],
  [
    'a script without encryption',
    {
      footballData: {
        name: 'x',
        clubUrl: 'http://a.example',
        scriptUrl: 'http://a.example/w.js',
        loadAtOnce: true,
        teams: [],
      },
    },
  ],
  ['a colour in words', { color: 'red' }],
  ['a postcode with letters', { postcode: '6757A' }],
  ['an empty name', { name: '  ' }],
  ['a latitude off the globe', { latitude: 91 }],
  ['a board from elsewhere', { advertisingImageUrl: 'https://a.example/x.png' }],
  ['a crest from elsewhere', { crestUrl: 'https://a.example/x.png' }],
  ['messages kept for ever', { messageRetentionDays: 100_000 }],
])('%s is refused', async (_case, change) => {
  const before = await facts();

  expect((await write({ ...before, ...change })).statusCode).toBe(400);
  expect(await facts()).toEqual(before);
});

test.each(['GET /api/admin/settings', 'PUT /api/settings'])('%s is for administrators', async (route) => {
  const settings = await facts();
  const call = (cookie: string) => (route.startsWith('GET') ? read(cookie) : write(settings, cookie));

  expect((await call('')).statusCode).toBe(401);
  expect((await call(await signIn(desk.app, 'editor'))).statusCode).toBe(403);
});
