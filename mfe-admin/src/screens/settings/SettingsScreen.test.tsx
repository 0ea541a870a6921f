import type { EditableSettings } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const screens = { '/admin/einstellungen/:group': <SettingsScreen /> };
const settings: EditableSettings = {
  name: 'SV Musterstadt',
  shortName: 'SV',
  founded: 1921,
  federalState: null,
  stadium: 'Waldstadion',
  street: 'Am Wald 1',
  postcode: '67595',
  town: 'Musterstadt',
  email: 'post@verein.example',
  phone: '01234 1234',
  league: 'A-Klasse',
  season: '2026/27',
  latitude: 49.7,
  longitude: 8.3,
  color: '#dc2626',
  colorDark: '#7f1d1d',
  fanShopUrl: null,
  officeHours: null,
  socialLinks: [],
  footballData: null,
  crestUrl: null,
  showWeather: true,
  advertisingImageUrl: null,
  imprint: {
    representatives: 'Anna Berg',
    registerCourt: '',
    registerNumber: '',
    vatId: '',
    contentResponsible: '',
    hostingProvider: '',
    dataProtectionOfficer: '',
  },
  messageRetentionDays: 180,
  version: 7,
  updatedAt: '2026-11-01T12:00:00Z',
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/settings', { body: settings });
  api.answer('POST /api/admin/map-links', { status: 422 });
  api.answer('PUT /api/settings', ({ body }) => ({ body: { ...settings, ...body, version: 8 } }));
});

const saved = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);

test('the fields of a group are saved over all the others, as they were read', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
  const town = await screen.findByLabelText('Ort');
  await user.clear(town);
  await user.type(town, 'Bergheide');
  await user.type(screen.getByLabelText('Bürozeiten'), 'Mittwochs');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/einstellungen'));
  const { updatedAt: _updatedAt, ...read } = settings;
  expect(saved()).toEqual([{ ...read, town: 'Bergheide', officeHours: 'Mittwochs' }]);
});

test('a club that does not know when it was founded, or has no league, leaves that out', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/verein');
  await user.clear(await screen.findByLabelText('Gründungsjahr'));
  await user.clear(screen.getByLabelText('Liga der 1. Mannschaft'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(saved()).toMatchObject([{ founded: null, league: '' }]));
});

test('what the contract does not allow is told at its field and not sent', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/nachrichten');
  const days = await screen.findByLabelText('Nachrichten löschen nach Tagen');
  await user.clear(days);
  await user.type(days, '3');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'));
  expect(saved()).toEqual([]);
});

test('what only the server refuses is told at its field, too', async () => {
  const message = 'Das Gründungsjahr liegt in der Zukunft. Bitte höchstens 2026 eingeben.';
  const refusal = { statusCode: 400, code: 'invalid_input', message, field: 'founded' };
  api.answer('PUT /api/settings', { status: 400, body: refusal });
  const { user } = openScreen(screens, '/admin/einstellungen/verein');
  const founded = await screen.findByLabelText('Gründungsjahr');
  await user.clear(founded);
  await user.type(founded, '2062');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(founded.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(message)).toBeTruthy();
});

describe('in a session that is older than ten minutes', () => {
  const proofRequired = {
    statusCode: 403,
    code: 'proof_required',
    message: 'Dafür bitte noch einmal das eigene Passwort.',
  };
  let isProved: boolean;
  beforeEach(() => {
    isProved = false;
    api.answer('PUT /api/settings', ({ body }) =>
      isProved ? { body: { ...settings, ...body, version: 8 } } : { status: 403, body: proofRequired },
    );
    api.answer('POST /api/account/proof', () => {
      isProved = true;
      return { status: 204 };
    });
  });

  test('a new address for messages asks for the password, and what was typed stays when nobody gives it', async () => {
    const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
    const email = await screen.findByLabelText<HTMLInputElement>('E-Mail');
    await user.clear(email);
    await user.type(email, 'neu@verein.example');
    await user.type(screen.getByLabelText('Bürozeiten'), 'Mittwochs');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));

    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.description).toBe(proofRequired.message));
    expect([email.value, screen.getByLabelText<HTMLInputElement>('Bürozeiten').value]).toEqual([
      'neu@verein.example',
      'Mittwochs',
    ]);

    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/einstellungen'));
    expect(saved().at(-1)).toMatchObject({ email: 'neu@verein.example', officeHours: 'Mittwochs' });
  });

  test('a new recipient of messages is saved once the password is given', async () => {
    api.answer('GET /api/admin/settings', { body: { ...settings, contactMail: { withText: false, recipients: [] } } });
    const { user } = openScreen(screens, '/admin/einstellungen/nachrichten-per-mail');
    await user.click(await screen.findByRole('button', { name: 'Wort und Adresse hinzufügen' }));
    await user.type(screen.getByLabelText('1. Wort im Betreff'), 'Jugend');
    await user.type(screen.getByLabelText('E-Mail zum 1. Wort'), 'jugend@verein.example');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');

    await waitFor(() => expect(window.location.pathname).toBe('/admin/einstellungen'));
    expect(saved().at(-1)).toMatchObject({
      contactMail: { recipients: [{ subject: 'Jugend', email: 'jugend@verein.example' }] },
    });
  });
});

test('a group that does not exist leads to those that do', () => {
  openScreen(screens, '/admin/einstellungen/wetter');

  expect(screen.getByRole('link', { name: 'Zu den Einstellungen' }).getAttribute('href')).toBe('/admin/einstellungen');
});

test('editors see no settings, and none are asked for', () =>
  expectForbidden(api, screens, '/admin/einstellungen/kontakt', 'editor'));

test('the imprint asks what the legal form wants, and says while typing what the law still wants', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/impressum');
  const form = await screen.findByLabelText('Rechtsform');
  const check = within(screen.getByRole('region', { name: 'Was das Gesetz verlangt' }));
  expect(check.getByText(/Die Rechtsform/)).toBeTruthy();

  await user.selectOptions(form, 'Abteilung eines eingetragenen Vereins');
  expect(check.getByText(/Der Verein, zu dem die Abteilung gehört/)).toBeTruthy();
  await user.type(screen.getByLabelText('Verein, zu dem die Abteilung gehört'), 'TSV Musterstadt e. V.');
  expect(check.queryByText(/Der Verein, zu dem/)).toBeNull();
  expect(check.getByText(/Registergericht/)).toBeTruthy();

  await user.selectOptions(form, 'Verein ohne Eintragung');
  expect(screen.queryByLabelText('Registergericht')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Bundesland'), 'Hessen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() =>
    expect(saved()).toMatchObject([{ imprint: { legalForm: 'nicht-eingetragen' }, federalState: 'HE' }]),
  );
});

test('who is responsible is offered from what was said before', async () => {
  api.answer('GET /api/club', { body: settings });
  const { user } = openScreen(screens, '/admin/einstellungen/impressum');
  await user.click(await screen.findByRole('button', { name: /^Übernehmen: Anna Berg, Am Wald 1, 67595 Musterstadt/ }));

  const field = screen.getByLabelText<HTMLTextAreaElement>('Verantwortlich für den Inhalt');
  expect(field.value).toMatch(/^Anna Berg, Am Wald/);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: /^Übernehmen/ })).toBeNull();
});

test('a pasted link without a place is not saved past, until it is taken out', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
  const link = await screen.findByLabelText('Link zur Karte');
  await user.click(link);
  await user.paste('https://maps.app.goo.gl/AbCdEf');
  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Noch nicht gespeichert'));
  expect(saved()).toEqual([]);

  await user.clear(link);
  expect(link.getAttribute('aria-invalid')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(saved()).toHaveLength(1));
});

test('what a pasted link says is scrolled out from behind the save button', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
  await user.click(await screen.findByLabelText('Link zur Karte'));
  expect(scrolled).not.toHaveBeenCalled();
  await user.paste('https://maps.app.goo.gl/AbCdEf');
  await screen.findByText(/In diesem kurzen Link/);

  const shown = scrolled.mock.contexts.map(({ textContent }) => textContent);
  expect(shown.at(-1)).toContain('In diesem kurzen Link');
  scrolled.mockRestore();
});

test('where a short link leads is asked for, and of two pasted ones the newer counts', async () => {
  const long = (place: string) => ({ address: `https://www.google.com/maps/place/Platz/@${place},17z` });
  let answerFirst: (() => void) | undefined;
  api.answer('POST /api/admin/map-links', async ({ body }) => {
    if (body['address'] === 'https://maps.app.goo.gl/Neu') return { body: long('52.5163,13.3777') };
    await new Promise<void>((resolve) => (answerFirst = resolve));
    return { body: long('10.5,10.5') };
  });
  const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
  const link = await screen.findByLabelText('Link zur Karte');
  await user.click(link);
  await user.paste('https://maps.app.goo.gl/Alt');
  await screen.findByText('Die Lage wird gesucht …');
  await user.clear(link);
  await user.paste('https://maps.app.goo.gl/Neu');

  expect(await screen.findByText('Lage gefunden: 52,5163 / 13,3777')).toBeTruthy();
  answerFirst?.();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved()).toMatchObject([{ latitude: 52.5163, longitude: 13.3777 }]));
});

test('the place is read out of a pasted link', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
  const link = await screen.findByLabelText('Link zur Karte');
  await user.click(link);
  await user.paste('https://maps.app.goo.gl/AbCdEf');
  // A phone opens such a link in its app, where there is no address to copy.
  expect(
    await screen.findByText(/In diesem kurzen Link ist die Lage nicht zu finden.*auf dem Handy .* die zwei Zahlen/),
  ).toBeTruthy();
  await user.clear(link);
  await user.paste('https://www.openstreetmap.org/#map=19/52.5163/13.3777');
  expect(screen.getByText('Lage gefunden: 52,5163 / 13,3777')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lage entfernen' }));
  expect(screen.queryByText(/^Lage:|^Lage gefunden/)).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.clear(link);
  await user.paste('https://www.openstreetmap.org/#map=19/52.5163/13.3777');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(saved()).toMatchObject([{ latitude: 52.5163, longitude: 13.3777 }]));
});
