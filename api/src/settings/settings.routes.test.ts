import { createTestApp } from '../../test/app.ts';
import { adminDesk } from '../../test/editor-desk.ts';
import type { EditableSettings, FootballData, NewSettings } from '../contract/index.ts';

test('a new portal has a name to begin with, and knows no year and no place', async () => {
  const api = await createTestApp();
  const answer = await api.app.inject('/api/settings');
  await api.close();

  expect(answer.json()).toMatchObject({
    name: 'Mein Verein',
    shortName: 'Mein Verein',
    founded: null,
    stadium: '',
    town: '',
    email: '',
    latitude: null,
    footballData: null,
  });
});

describe('in a session that is older than ten minutes', () => {
  const desk = adminDesk();
  const provider: FootballData = {
    name: 'Daten',
    clubUrl: 'https://daten.example/verein',
    scriptUrl: 'https://daten.example/widget.js',
    loadAtOnce: false,
    teams: [],
  };
  const read = async (): Promise<NewSettings> => {
    const { updatedAt: _, ...settings } = (await desk.send('GET', '/api/admin/settings')).json<EditableSettings>();
    return settings;
  };
  const letTenMinutesPass = () => {
    const later = Date.now() + 11 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  };
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['another script', { ...provider, scriptUrl: 'https://evil.example/x.js' }],
    ['loading at once', { ...provider, loadAtOnce: true }],
    ['no provider any more', null],
  ])('%s asks for the password, and nothing changes', async (_case, footballData) => {
    await desk.send('PUT', '/api/settings', { ...(await read()), footballData: provider });
    letTenMinutesPass();

    const answer = await desk.send('PUT', '/api/settings', { ...(await read()), name: 'FC Fremd', footballData });

    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'proof_required' });
    expect(await read()).toMatchObject({ footballData: provider, name: expect.not.stringContaining('Fremd') });
  });

  test('the first provider asks for the password', async () => {
    await desk.send('PUT', '/api/settings', { ...(await read()), footballData: null });
    letTenMinutesPass();

    const answer = await desk.send('PUT', '/api/settings', { ...(await read()), footballData: provider });

    expect(answer.json()).toMatchObject({ code: 'proof_required' });
  });

  const contactMail = { withText: false, recipients: [{ subject: 'Jugend', email: 'jugend@verein.example' }] };
  const [recipient] = contactMail.recipients;
  test.each([
    ['another address for messages', { email: 'fremd@evil.example' }],
    ['no address for messages any more', { email: '' }],
    [
      'another recipient of messages',
      { contactMail: { ...contactMail, recipients: [{ ...recipient, email: 'fremd@evil.example' }] } },
    ],
    [
      'another recipient beside them',
      { contactMail: { ...contactMail, recipients: [recipient, { subject: 'Platz', email: 'fremd@evil.example' }] } },
    ],
    ['no recipients any more', { contactMail: { ...contactMail, recipients: [] } }],
    ['another address for who cannot sign in', { loginContactEmail: 'fremd@evil.example' }],
    ['mailing what is written', { contactMail: { ...contactMail, withText: true } }],
    ['mailing it to those who wrote it', { contactMail: { ...contactMail, copies: true } }],
  ])('%s asks for the password, and nothing changes', async (_case, changed) => {
    const email = 'post@verein.example';
    await desk.send('PUT', '/api/settings', { ...(await read()), email, contactMail });
    letTenMinutesPass();

    const answer = await desk.send('PUT', '/api/settings', { ...(await read()), ...changed });

    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'proof_required' });
    expect(await read()).toMatchObject({ email, contactMail });
  });

  test('everything else is saved without it, beside the same provider and recipients', async () => {
    await desk.send('PUT', '/api/settings', { ...(await read()), footballData: provider, contactMail });
    letTenMinutesPass();
    const { contactMail: _, ...before } = await read();

    const answers = [
      await desk.send('PUT', '/api/settings', { ...(await read()), officeHours: 'dienstags' }),
      // An absent field is not changed.
      await desk.send('PUT', '/api/settings', { ...before, version: undefined, officeHours: 'mittwochs' }),
    ];

    expect(answers.map((answer) => answer.json<EditableSettings>())).toMatchObject([
      { officeHours: 'dienstags', footballData: provider, contactMail },
      { officeHours: 'mittwochs', footballData: provider, contactMail },
    ]);
  });
});
