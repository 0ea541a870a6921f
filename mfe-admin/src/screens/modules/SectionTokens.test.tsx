import type { SectionToken } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ModuleListScreen } from './ModuleListScreen.tsx';

const PATH = '/api/admin/modules/tombola/tokens';
const token: SectionToken = {
  id: '7f6d1350-0000-4000-8000-000000000001',
  section: 'tombola',
  name: 'CI',
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: 'Anna',
  expiresAt: '2027-11-20T10:00:00Z',
  endedAt: null,
  lastUsedAt: null,
};
const tombola = {
  name: 'tombola',
  title: null,
  icon: null,
  settings: 0,
  waiting: null,
  origins: { allowed: [], changes: [] },
  live: null,
  revision: 0,
  rollbackTo: null,
  pages: [],
  widgets: 0,
};

const api = apiServer();
let known: SectionToken[];
beforeEach(() => {
  known = [];
  api.answer('GET /api/admin/modules', {
    body: [{ ...tombola, releases: [], changes: [], trials: [], recentErrors: 0 }],
  });
  // A partly typed name is a valid name, too.
  api.answer('GET /api/admin/modules/', { body: [] });
  api.answer(`GET ${PATH}`, () => ({ body: known }));
  api.answer('GET /api/admin/errors', { body: { total: 0, items: [] } });
});

test('a token is made for a module that is not there yet, and shown this once', async () => {
  api.answer(`POST ${PATH}`, () => {
    known = [token];
    return { status: 201, body: { ...token, token: 'tombola.geheim' } };
  });
  const { user } = openScreen({ '/admin/module': <ModuleListScreen /> }, '/admin/module');
  const panel = within(await screen.findByRole('region', { name: 'Modul aus einem anderen Repository' }));
  await user.type(panel.getByRole('textbox', { name: /Name des neuen Moduls/ }), 'tombola');
  await user.type(await panel.findByRole('textbox', { name: 'Wofür ist das neue Token?' }), 'CI');
  await user.click(panel.getByRole('button', { name: 'Token anlegen' }));

  expect(await panel.findByRole('textbox', { name: 'Token „CI“' })).toHaveProperty('value', 'tombola.geheim');
  expect(await panel.findByText(/gilt bis 20\. November 2027, noch nie benutzt, von Anna/)).toBeTruthy();
});

test('a token is ended after a question', async () => {
  known = [token];
  api.answer(`DELETE ${PATH}/${token.id}`, () => {
    known = [{ ...token, endedAt: '2026-11-21T10:00:00Z' }];
    return { status: 204 };
  });
  const { user } = openScreen({ '/admin/module': <ModuleListScreen /> }, '/admin/module');
  await user.click(await screen.findByText('Token für Veröffentlichungen'));
  await user.click(await screen.findByRole('button', { name: 'Token CI beenden' }));
  await user.click(await screen.findByRole('button', { name: 'Beenden' }));

  await waitFor(() => expect(screen.getByText(/beendet am 21\. November 2026/)).toBeTruthy());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
