import { down, up } from '../../migrations/205-imprint-by-legal-form.ts';
import { enterClub } from '../../test/club.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import { createPicture } from '../../test/pictures.ts';
import { signIn } from '../../test/sign-in.ts';
import {
  PageSlug,
  type ContentPage,
  type EditablePage,
  type EditableSettings,
  type ImprintFacts,
  type LegalForm,
} from '../contract/index.ts';
import { plainText, sanitizeRichText } from '../rich-text/rich-text.ts';

const slugs = PageSlug.anyOf.map((literal) => literal.const);

const desk = editorDesk({ prepare: enterClub });

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
