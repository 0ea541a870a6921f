import type { NamedOrigin, OriginChange, PortalModule, PublishedRelease } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ModuleListScreen } from './ModuleListScreen.tsx';

const lots: NamedOrigin = { kind: 'connect', origin: 'https://lose.example' };
const live: PublishedRelease = {
  section: 'tombola',
  version: '1.0.0',
  build: '',
  fingerprint: '',
  source: { origin: null, commit: null, dirty: false },
  publishedAt: '2026-11-20T10:00:00Z',
  publishedBy: 'Anna',
  active: true,
  activatedAt: null,
  available: true,
  rolledBack: false,
  pinned: false,
  removed: false,
  bom: true,
  signedWith: 'CI',
};
const tombola: PortalModule = {
  name: 'tombola',
  title: 'Tombola',
  icon: null,
  settings: 0,
  waiting: null,
  origins: { allowed: [lots], changes: [] },
  trials: [],
  live: '1.0.0',
  revision: 3,
  rollbackTo: null,
  pages: ['/tombola'],
  widgets: 0,
  releases: [live],
  changes: [],
  recentErrors: 0,
};

const api = apiServer();
let shown: PortalModule;
beforeEach(() => {
  shown = tombola;
  api.answer('GET /api/admin/modules', () => ({ body: [shown] }));
  api.answer('GET /api/releases/health', { body: { section: 'tombola', versions: [], errors: [] } });
  api.answer('GET /api/admin/errors', { body: { total: 0, items: [] } });
});

test('an origin is taken back after a question; the live version says so, and the history, too', async () => {
  api.answer('DELETE /api/admin/modules/tombola/origins', () => {
    const taken: OriginChange = { ...lots, isAllowed: false, at: '2026-11-21T10:00:00Z', by: 'Berta' };
    const notAllowed = [{ ...lots, why: 'Zählt die Lose.' }];
    shown = { ...tombola, origins: { allowed: [], changes: [taken] }, releases: [{ ...live, notAllowed }] };
    return { status: 204 };
  });
  const { user } = openScreen({ '/admin/module': <ModuleListScreen /> }, '/admin/module');
  await user.click(await screen.findByText('Erlaubte fremde Adressen (1)'));
  await user.click(screen.getByRole('button', { name: 'https://lose.example entziehen (Daten austauschen)' }));
  expect(api.asked.filter(({ request }) => request.startsWith('DELETE'))).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Entziehen' }));

  await waitFor(() => expect(screen.getByText('Herkunft entzogen.')).toBeTruthy());
  expect(screen.getByText(/https:\/\/lose\.example entzogen, Berta/)).toBeTruthy();
  expect(screen.queryByText(/Erlaubte fremde Adressen/)).toBeNull();
  expect(api.asked.find(({ request }) => request.startsWith('DELETE'))?.request).toBe(
    'DELETE /api/admin/modules/tombola/origins?kind=connect&origin=https%3A%2F%2Flose.example',
  );
});

test('a version leads to the packages that it holds, and names the key that it is signed with', async () => {
  const { user } = openScreen({ '/admin/module': <ModuleListScreen /> }, '/admin/module');
  await user.click(await screen.findByText('Alle Versionen (1)'));

  const links = screen.getAllByRole('link', { name: 'Stückliste von Version 1.0.0' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/releases/tombola/1.0.0/bom',
    '/api/releases/tombola/1.0.0/bom',
  ]);
  expect(screen.getByText(/unterschrieben mit „CI“/)).toBeTruthy();
});
