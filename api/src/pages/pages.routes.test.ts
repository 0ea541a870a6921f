import { down, up } from '../../migrations/205-imprint-by-legal-form.ts';
import { enterClub } from '../../test/club.ts';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { NESTED } from '../../test/nested.ts';
import { createPicture } from '../../test/pictures.ts';
import { signIn } from '../../test/sign-in.ts';
import {
  PageSlug,
  type ArticlePreview,
  type ClubFacts,
  type ContentPage,
  type EditablePage,
  type EditableSettings,
  type ImprintFacts,
  type LegalForm,
  type PagePreview,
  type PageVersion,
} from '../contract/index.ts';
import { plainText, sanitizeRichText } from '../rich-text/rich-text.ts';

const slugs = PageSlug.anyOf.map((literal) => literal.const);

const desk = editorDesk({ prepare: enterClub });
/** Each test finds the settings and the pages of a new portal. */
const changed = ['settings', 'pages'];
beforeAll(async () => {
  for (const table of changed) await desk.app.db.raw('CREATE TABLE ?? AS TABLE ??', [`new_${table}`, table]);
});
afterEach(async () => {
  for (const table of changed) {
    // One of the tests leaves the columns in another order.
    const columns = Object.keys(await desk.app.db(table).columnInfo());
    await desk.app.db(table).delete();
    await desk.app.db.raw('INSERT INTO ?? (??) SELECT ?? FROM ??', [table, columns, columns, `new_${table}`]);
  }
  await desk.app.contentRevision.refresh();
});

const read = async (slug: string) => (await desk.app.inject(`/api/pages/${slug}`)).json<ContentPage>();
const editable = (path = '', cookie?: string) => desk.send('GET', `/api/admin/pages${path}`, undefined, cookie);
const change = (slug: string, payload: object, cookie?: string) =>
  desk.send('PATCH', `/api/pages/${slug}`, payload, cookie);

describe('a new portal', () => {
  test('has every page', async () => {
    const listed = (await desk.app.inject('/api/pages')).json<{ slug: string }[]>();

    expect(listed.map(({ slug }) => slug)).toEqual(slugs.toSorted());
  });

  test.each(slugs)('/%s has a text to start from that survives sanitising', async (slug) => {
    const page = (await editable(`/${slug}`)).json<EditablePage>();
    const { title, lead, description } = page;

    expect([title, lead, description].every(Boolean)).toBe(true);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(plainText(page.content).length).toBeGreaterThan(150);
    expect(sanitizeRichText(page.content)).toBe(page.content);
    expect((await read(slug)).content).not.toContain('{{');
  });

  test('the imprint names the club and marks what is missing', async () => {
    const { content } = await read('impressum');

    expect(content).toContain('SV Musterstadt 1920 e. V.');
    expect(content).toContain('mailto:kontakt@sv-musterstadt.example');
    expect(content).toContain('<strong>[Bitte ergänzen: Registergericht]</strong>');
    expect(content).not.toContain('Umsatzsteuer-Identifikationsnummer');
    expect((await editable('/impressum')).json()).toMatchObject({
      missing: ['Vertretung', 'Registergericht', 'Registernummer', 'Verantwortlich'],
    });
    expect((await editable()).json()).toContainEqual(
      expect.objectContaining({ slug: 'datenschutz', missing: ['Hosting'] }),
    );
  });

  test('the imprint is complete as soon as the settings are', async () => {
    const cookie = await signIn(desk.app, 'admin');
    const { updatedAt: _, ...settings } = (
      await desk.send('GET', '/api/admin/settings', undefined, cookie)
    ).json<EditableSettings>();
    const imprint = {
      representatives: '1. Vorsitz\n2. Vorsitz',
      registerCourt: 'Amtsgericht <Mainz>',
      registerNumber: 'VR 1920',
      vatId: 'DE123456789',
      contentResponsible: 'Öffentlichkeit',
      hostingProvider: 'Ein Anbieter',
      dataProtectionOfficer: '',
    };
    await desk.app.inject({
      method: 'PUT',
      url: '/api/settings',
      headers: { cookie },
      payload: { ...settings, imprint },
    });

    const { content } = await read('impressum');

    expect(content).toContain('1. Vorsitz<br />2. Vorsitz');
    expect(content).toContain('Amtsgericht &lt;Mainz&gt;');
    expect(content).toContain('DE123456789');
    expect(content).not.toContain('[Bitte ergänzen');
  });

  test('a portal from before gets the same texts, where it has left them as they were', async () => {
    const texts = () =>
      desk.app.db('pages').whereIn('slug', ['impressum', 'datenschutz']).orderBy('slug').pluck('content');
    const now = await texts();

    await down(desk.app.db);
    expect((await texts()).join('')).toMatch(/Rheinland-Pfalz[^]*Vertreten durch den Vorstand/);
    await up(desk.app.db);

    expect(await texts()).toEqual(now);
  });

  test.each<[legalForm: LegalForm, named: string[], unnamed: string[]]>([
    ['gmbh', ['durch die Geschäftsführung', 'Eintragung im Handelsregister'], ['Abteilung von']],
    ['abteilung', ['Abteilung von: TSV Musterstadt e. V.', 'Eintragung im Vereinsregister'], []],
    ['nicht-eingetragen', ['durch den Vorstand'], ['Eintragung', 'Registergericht', 'Abteilung von']],
  ])('the imprint follows the legal form: %s', async (legalForm, named, unnamed) => {
    await saveSettings({}, { legalForm, parentClub: 'TSV Musterstadt e. V.' });

    const { content } = await read('impressum');

    for (const text of named) expect(content).toContain(text);
    for (const text of unnamed) expect(content).not.toContain(text);
  });

  test('the page on data protection names the authority of the state, and without one says what is right everywhere', async () => {
    await saveSettings({ federalState: 'BY' });
    expect((await read('datenschutz')).content).toContain('Bayerisches Landesamt für Datenschutzaufsicht');

    await saveSettings({ federalState: null });
    expect((await read('datenschutz')).content).toContain('die Datenschutzbehörde des Bundeslandes');
  });
});

/** Changes the settings, and what the imprint names. */
async function saveSettings(changed: Partial<EditableSettings>, imprint: Partial<ImprintFacts> = {}): Promise<void> {
  const cookie = await signIn(desk.app, 'admin');
  const { updatedAt: _, ...settings } = (
    await desk.send('GET', '/api/admin/settings', undefined, cookie)
  ).json<EditableSettings>();
  const payload = { ...settings, ...changed, imprint: { ...settings.imprint, ...imprint } };
  expect((await desk.send('PUT', '/api/settings', payload, cookie)).statusCode).toBe(200);
}

describe('PATCH /api/pages/:slug', () => {
  test('with a text that begins with the title of its page shows that once, and leaves it to its editors', async () => {
    const { content: before } = await edited('impressum');
    const content = '<h2>Impressum</h2><p>Angaben</p>';

    await change('impressum', { content });

    expect([(await read('impressum')).content, (await edited('impressum')).content]).toEqual([
      '<p>Angaben</p>',
      content,
    ]);
    await change('impressum', { content: before });
  });

  test('changes what is sent, makes it safe and shows it to the next visitor', async () => {
    const before = await read('ueber-uns');
    const picture = await createPicture(desk.app);

    const answer = await change('ueber-uns', {
      lead: 'Seit {{Gründungsjahr}}',
      content: '<h2 onclick="x()">Wir</h2><script>x()</script>',
      imageUrl: picture.url,
      version: before.version,
    });

    expect(answer.json()).toMatchObject({ lead: 'Seit {{Gründungsjahr}}', version: before.version + 1 });
    expect(await read('ueber-uns')).toMatchObject({
      title: before.title,
      lead: 'Seit 1920',
      content: '<h2>Wir</h2>',
      image: picture,
    });
  });

  test('a timeline is shown from the oldest to the newest', async () => {
    await change('geschichte', {
      timeline: [
        { year: 1976, title: 'Vereinsheim', text: 'Eröffnet.' },
        { year: 1920, title: 'Gründung', text: 'Neunzehn Unterschriften.' },
      ],
    });

    expect((await read('geschichte')).timeline.map(({ year }) => year)).toEqual([1920, 1976]);
  });

  test('honours keep their order', async () => {
    const groups = [
      { title: 'Ehrenmitglieder', text: '', members: [{ name: 'Der Platzwart', note: '47 Jahre' }] },
      { title: 'Ehrennadel', text: 'Für 50 Jahre', members: [{ name: 'Sechs Mitglieder', note: null }] },
    ];
    await change('ehrenmitglieder', { groups });

    expect((await read('ehrenmitglieder')).groups).toEqual(groups);
  });

  test('a stale version is answered with the current row and changes nothing', async () => {
    const { version } = await read('kontakt');
    await change('kontakt', { title: 'Zuerst', version });

    const answer = await change('kontakt', { title: 'Zu spät', version });

    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'stale_version', current: { title: 'Zuerst' } });
    expect(await read('kontakt')).toMatchObject({ title: 'Zuerst' });
  });

  test.each([
    {},
    { title: '' },
    { slug: 'neu' },
    { content: 7 },
    { content: '<ul><li>'.repeat(26) },
    { imageUrl: 'https://elsewhere.example/a.png' },
    { timeline: [{ year: '1920', title: 'Gründung', text: '' }] },
    { timeline: [{ year: 1920, title: 'Gründung' }] },
    { groups: [{ title: 'Ehre', text: '', members: ['Jemand'] }] },
  ])('%j is refused', async (payload) => {
    const before = await read('jugendarbeit');

    expect((await change('jugendarbeit', payload)).statusCode).toBe(400);
    expect(await read('jugendarbeit')).toEqual(before);
  });

  test('a page that is not there is not found', async () => {
    expect((await change('unbekannt', { title: 'Neu' })).statusCode).toBe(404);
    expect((await desk.app.inject('/api/pages/unbekannt')).statusCode).toBe(404);
    expect((await editable('/unbekannt')).statusCode).toBe(404);
  });

  test('and the lists behind it are for editors', async () => {
    const trainer = await signIn(desk.app, 'trainer');
    for (const [cookie, status] of [
      ['', 401],
      [trainer, 403],
    ] as const) {
      expect((await change('kontakt', { title: 'Neu' }, cookie)).statusCode).toBe(status);
      expect((await editable('', cookie)).statusCode).toBe(status);
      expect((await editable('/kontakt', cookie)).statusCode).toBe(status);
    }
  });
});

const draft = (slug: string, payload: object) => desk.send('PATCH', `/api/pages/${slug}/draft`, payload);
const edited = async (slug: string) => (await editable(`/${slug}`)).json<EditablePage>();

describe.each<[Method, string, object?]>([
  ['PATCH', '/api/pages/unbekannt/draft', { title: 'Neu' }],
  ['DELETE', '/api/pages/unbekannt/draft'],
  ['GET', '/api/admin/pages/unbekannt/versions'],
  ['POST', '/api/admin/pages/unbekannt/preview'],
  ['PUT', '/api/admin/pages/unbekannt/preview', { path: `/seiten/vorschau/${'a'.repeat(32)}` }],
  ['DELETE', '/api/admin/pages/unbekannt/preview'],
])('%s %s', (method, url, payload) => {
  test('is for editors, and does not know every page', async () => {
    expect((await desk.send(method, url, payload, '')).statusCode).toBe(401);
    expect((await desk.send(method, url, payload, await signIn(desk.app, 'trainer'))).statusCode).toBe(403);
    expect((await desk.send(method, url, payload)).statusCode).toBe(404);
  });
});

test.each(['', '/draft'])('what lies too deep in each other is refused and changes nothing (%j)', async (path) => {
  const before = await edited('geschichte');

  for (const content of NESTED)
    expect((await desk.send('PATCH', `/api/pages/geschichte${path}`, { content })).json()).toMatchObject({
      statusCode: 400,
      code: 'nested_too_deeply',
      field: 'content',
    });

  expect(await edited('geschichte')).toEqual(before);
});

describe('a draft', () => {
  test('is saved beside what visitors read, which does not change, and ends with what is published', async () => {
    const [before, seen] = [await edited('geschichte'), (await desk.app.inject('/api/pages')).body];
    const live = (await desk.app.inject('/api/pages/geschichte')).body;
    const revision = desk.app.contentRevision.current();

    const first = (
      await draft('geschichte', { lead: 'Bald', content: '<p onclick="x()">Neu</p>', version: before.version })
    ).json<EditablePage>();
    await draft('geschichte', { title: 'Chronik', version: first.version });

    const after = await edited('geschichte');
    expect(after).toMatchObject({
      title: before.title,
      version: before.version + 2,
      draft: { title: 'Chronik', lead: 'Bald', content: '<p>Neu</p>', timeline: before.timeline },
    });
    expect((await desk.app.inject('/api/pages/geschichte')).body).toBe(live);
    expect((await desk.app.inject('/api/pages')).body).toBe(seen);
    await desk.app.contentRevision.refresh();
    expect(desk.app.contentRevision.current()).toBe(revision);
    const listed = (await editable()).json<{ slug: string; hasDraft: boolean }[]>();
    expect(listed.filter(({ hasDraft }) => hasDraft).map(({ slug }) => slug)).toEqual(['geschichte']);

    await change('geschichte', { title: 'Chronik', version: after.version });
    expect(await edited('geschichte')).toMatchObject({ title: 'Chronik', lead: before.lead, draft: null });
    expect((await read('geschichte')).title).toBe('Chronik');
  });

  test('may be discarded, and is not written over unseen', async () => {
    const { version } = await edited('jugendarbeit');
    await draft('jugendarbeit', { lead: 'Zuerst', version });

    const late = await draft('jugendarbeit', { lead: 'Zu spät', version });
    expect(late.json()).toMatchObject({ code: 'stale_version', current: { draft: { lead: 'Zuerst' } } });
    expect((await change('jugendarbeit', { lead: 'Zu spät', version })).statusCode).toBe(409);

    expect((await desk.send('DELETE', '/api/pages/jugendarbeit/draft')).json()).toMatchObject({ draft: null });
  });

  test('has a picture of its own', async () => {
    const picture = await createPicture(desk.app);
    const answer = await draft('gemeinsam-stark', { imageUrl: picture.url });

    expect(answer.json()).toMatchObject({ image: null, draft: { image: picture, imageUrl: picture.url } });
  });
});

test('the secret link shows the draft as visitors will read it, until it is withdrawn', async () => {
  const timeline = [{ year: 1920, title: 'Gründung', text: '' }];
  await draft('geschichte', { lead: 'Bei {{Kurzname}}', timeline });
  const address = '/api/admin/pages/geschichte/preview';
  const open = ({ path }: ArticlePreview) =>
    desk.send('GET', `/api/own-pages/preview/${path.split('/').at(-1)}`, undefined, '');
  const link = (await desk.send('POST', address)).json<ArticlePreview>();

  expect(link.path).toMatch(/^\/seiten\/vorschau\/[\w-]{32}$/);
  const answer = await open(link);
  expect(answer.json<PagePreview>()).toMatchObject({
    id: 'geschichte',
    published: false,
    lead: expect.not.stringContaining('{{') as string,
    timeline,
  });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

  const renewed = (await desk.send('PUT', address, { path: link.path })).json<ArticlePreview>();
  expect((await open(link)).statusCode).toBe(410);
  await desk.send('DELETE', '/api/pages/geschichte/draft');
  expect((await open(renewed)).json()).toMatchObject({ published: true });
  await desk.send('DELETE', address);
  expect((await open(renewed)).statusCode).toBe(410);
});

test('each version is kept with who saved it, the newest first, and so is what was there before the first change', async () => {
  const before = await edited('mitgliedschaft');
  await draft('mitgliedschaft', { content: '<p>Eins</p>' });
  await draft('mitgliedschaft', { content: '<p>Zwei</p>' });
  await change('mitgliedschaft', { content: '<p>Drei</p>' });
  await change('mitgliedschaft', { isHidden: true });

  const versions = (await desk.send('GET', '/api/admin/pages/mitgliedschaft/versions')).json<PageVersion[]>();

  expect(versions.map(({ content, state, savedBy }) => [content, state, typeof savedBy])).toEqual([
    ['<p>Drei</p>', 'hidden', 'string'],
    ['<p>Drei</p>', 'shown', 'string'],
    ['<p>Zwei</p>', 'draft', 'string'],
    ['<p>Eins</p>', 'draft', 'string'],
    [before.content, 'shown', 'object'],
  ]);
  await change('mitgliedschaft', { isHidden: false });
});

describe('a hidden page', () => {
  test('is not found, nothing leads to it, and its draft stays', async () => {
    await draft('ehrenmitglieder', { lead: 'Bald' });
    expect((await change('ehrenmitglieder', { isHidden: true })).json()).toMatchObject({
      isHidden: true,
      draft: { lead: 'Bald' },
    });

    expect((await desk.app.inject('/api/pages/ehrenmitglieder')).statusCode).toBe(404);
    expect((await desk.app.inject('/api/pages')).body).not.toContain('ehrenmitglieder');
    expect((await desk.read<ClubFacts>('/api/club')).texts).toEqual({ 'menu-ehrenmitglieder': '', historyStep1: '' });

    await change('ehrenmitglieder', { isHidden: false });
    expect((await desk.app.inject('/api/pages/ehrenmitglieder')).statusCode).toBe(200);
    expect(await desk.read<ClubFacts>('/api/club')).not.toHaveProperty('texts');
  });

  test('ends the secret link that is out, and may have a new one', async () => {
    const address = '/api/admin/pages/ehrenmitglieder/preview';
    const open = ({ path }: ArticlePreview) =>
      desk.send('GET', `/api/own-pages/preview/${path.split('/').at(-1)}`, undefined, '');
    const former = (await desk.send('POST', address)).json<ArticlePreview>();
    expect((await open(former)).statusCode).toBe(200);

    await change('ehrenmitglieder', { isHidden: true });
    expect((await open(former)).statusCode).toBe(410);

    const link = (await desk.send('POST', address)).json<ArticlePreview>();
    await change('ehrenmitglieder', { isHidden: true });
    expect((await open(link)).statusCode).toBe(200);
    await change('ehrenmitglieder', { isHidden: false });
    expect((await open(former)).statusCode).toBe(410);
  });

  test.each(['impressum', 'datenschutz', 'kontakt'])('is not /%s', async (slug) => {
    expect((await change(slug, { isHidden: true })).json()).toMatchObject({ statusCode: 400, code: 'page_needed' });
    expect(await edited(slug)).toMatchObject({ isHidden: false, mayHide: false });
  });
});
