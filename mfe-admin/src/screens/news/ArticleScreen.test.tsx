import type { EditableArticle } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { editableArticle } from '../../../test/articles.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';

const screens = { '/admin/neuigkeiten/:id': <ArticleScreen /> };
const article = editableArticle({ id: '1', version: 3 });

let api: ApiServer;
let stored: () => EditableArticle;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  localStorage.clear();
  stored = keepEntry(api, { read: '/api/admin/news/1', write: '/api/news/1' }, article);
});
afterAll(() => api.stop());

const writes = () => api.asked.filter(({ request }) => !request.startsWith('GET'));

test('an article is published as it is written, with the version that was read', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten/1');
  await user.type(await screen.findByLabelText('Titel'), ' in letzter Minute');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

  expect(await screen.findByRole('button', { name: 'Änderungen veröffentlichen' })).toBeTruthy();
  expect(stored()).toMatchObject({ title: 'Derbysieg in letzter Minute', status: 'published' });
  expect(writes()[0]?.body).toMatchObject({ version: 3 });
});

test('a new article is not published without a title', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten/neu');
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));

  await waitFor(() => expect(screen.getByLabelText('Titel').getAttribute('aria-invalid')).toBe('true'));
  expect(writes()).toEqual([]);
});

test('an article that was deleted leads to the bin', async () => {
  api.answer('GET /api/admin/news/2', { status: 404 });
  openScreen(screens, '/admin/neuigkeiten/2');

  const link = await screen.findByRole('link', { name: 'Zum Papierkorb' });
  expect(link.getAttribute('href')).toBe('/admin/neuigkeiten?deleted=true');
});
