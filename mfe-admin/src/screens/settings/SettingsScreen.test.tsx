import type { EditableSettings } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const screens = { '/admin/einstellungen/:group': <SettingsScreen /> };
const settings: EditableSettings = {
  name: 'SV Musterstadt',
  shortName: 'SV',
  founded: 1921,
  stadium: 'Waldstadion',
  street: 'Am Wald 1',
  postcode: '67595',
  town: 'Musterstadt',
  email: 'post@verein.example',
  phone: '06242 1234',
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

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  api.answer('GET /api/admin/settings', { body: settings });
  api.answer('PUT /api/settings', ({ body }) => ({ body: { ...settings, ...body, version: 8 } }));
});
afterAll(() => api.stop());

const saved = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);

test('the fields of a group are saved over all the others, as they were read', async () => {
  const { user } = openScreen(screens, '/admin/einstellungen/kontakt');
  const town = await screen.findByLabelText('Ort');
  await user.clear(town);
  await user.type(town, 'Bechtheim');
  await user.type(screen.getByLabelText('Bürozeiten'), 'Mittwochs');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/einstellungen'));
  const { updatedAt: _updatedAt, ...read } = settings;
  expect(saved()).toEqual([{ ...read, town: 'Bechtheim', officeHours: 'Mittwochs' }]);
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

test('a group that does not exist leads to those that do', () => {
  openScreen(screens, '/admin/einstellungen/wetter');

  expect(screen.getByRole('link', { name: 'Zu den Einstellungen' }).getAttribute('href')).toBe('/admin/einstellungen');
});

test('editors see no settings, and none are asked for', () =>
  expectForbidden(api, screens, '/admin/einstellungen/kontakt', 'editor'));

test('what the law wants named is saved and the site shown with one press', async () => {
  api.answer('POST /api/settings/opening', ({ body }) => ({ body: { ...settings, ...body, version: 8 } }));
  const { user } = openScreen({ ...screens, '/admin': <p>Übersicht</p> }, '/admin/einstellungen/veroeffentlichen');
  await user.type(await screen.findByLabelText('Verantwortlich für den Inhalt'), 'Anna Berg');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

  expect(await screen.findByText('Übersicht')).toBeTruthy();
  const opened = api.asked.find(({ request }) => request === 'POST /api/settings/opening');
  expect(opened?.body).toMatchObject({ name: settings.name, imprint: { contentResponsible: 'Anna Berg' }, version: 7 });
  expect(saved()).toEqual([]);
});
