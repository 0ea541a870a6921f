import type { EditablePage } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { PageScreen } from './PageScreen.tsx';

const screens = { '/admin/seiten/:slug': <PageScreen /> };
const history: EditablePage = {
  slug: 'geschichte',
  title: 'Geschichte',
  lead: 'Seit 1921',
  description: '',
  content: '<p>Es begann im Gasthaus.</p>',
  imageUrl: null,
  image: null,
  timeline: [{ year: 1921, title: 'Gründung', text: 'Im Gasthaus.' }],
  groups: [],
  placeholders: [],
  missing: ['Bürozeiten'],
  version: 5,
  updatedAt: '2026-11-01T10:00:00Z',
};

let api: ApiServer;
let stored: () => EditablePage;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  stored = keepEntry(api, { read: '/api/admin/pages/geschichte', write: '/api/pages/geschichte' }, history);
});
afterAll(() => api.stop());

test('a page is saved with the version that was read, its text and its dates as they were', async () => {
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.type(await screen.findByLabelText('Einleitung'), ' am Ball');
  expect(screen.getByText('Noch ohne Angabe in den Einstellungen: Bürozeiten.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seite ansehen' }).getAttribute('href')).toBe('/geschichte');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/seiten'));
  expect(api.asked.find(({ request }) => request.startsWith('PATCH'))?.body).toMatchObject({ version: 5 });
  expect(stored()).toEqual({ ...history, lead: 'Seit 1921 am Ball', version: 6 });
});

test('when somebody else has saved meanwhile, one chooses, and nothing is lost', async () => {
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.type(await screen.findByLabelText('Einleitung'), ' am Ball');
  const theirs = { ...history, lead: 'Seit hundert Jahren', version: 6 };
  stored = keepEntry(api, { read: '/api/admin/pages/geschichte', write: '/api/pages/geschichte' }, theirs);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  expect((await screen.findByRole('dialog')).textContent).toContain('Seit hundert Jahren');
  expect(stored()).toEqual(theirs);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Einleitung').value).toBe('Seit 1921 am Ball');
});

test('an address that is no page leads back to the pages', async () => {
  api.answer('GET /api/admin/pages/anfahrt', { status: 404 });
  openScreen(screens, '/admin/seiten/anfahrt');

  expect(await screen.findByText('Diese Seite gibt es nicht')).toBeTruthy();
});
