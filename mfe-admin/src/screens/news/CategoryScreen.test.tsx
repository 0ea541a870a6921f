import type { EditableArticleCategory } from '@portal/api/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const sport = '00000000-0000-4000-8000-000000000001';
const turnen = '00000000-0000-4000-8000-000000000002';
const category = (values: Partial<EditableArticleCategory>): EditableArticleCategory => ({
  id: sport,
  slug: 'sport',
  name: 'Sport',
  color: '#1d4ed8',
  hidden: false,
  articles: 0,
  sortOrder: 1,
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  ...values,
});

const screens = loadedScreens('/admin/kategorien', '/admin/kategorien/:id');
const api = apiServer();
beforeEach(() => {
  const gym = category({ id: turnen, slug: 'turnen', name: 'Turnen', color: '#facc15', articles: 12 });
  api.answer('GET /api/admin/news-categories', { body: onePage(category({}), gym) });
  api.answer(`GET /api/admin/news-categories/${turnen}`, { body: gym });
});

test('the list leads back to the news, which lead to it', async () => {
  openScreen(screens, '/admin/kategorien');

  const title = await screen.findByRole('heading', { level: 1, name: 'Kategorien' });
  const back = within(title.parentElement ?? title).getByRole('link', { name: 'Neuigkeiten' });
  expect(back.getAttribute('href')).toBe('/admin/neuigkeiten');
});

test('a category shows its badge, with text that can be read, as it is chosen', async () => {
  openScreen(screens, '/admin/kategorien/neu');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Tanz' } });
  fireEvent.change(screen.getByLabelText('Farbe'), { target: { value: '#facc15' } });

  const badge = await screen.findByText('Tanz');
  expect(badge.parentElement?.style.getPropertyValue('--ink')).toBe('#14191f');
});

test('a category is deleted and its articles moved in one step, after a question', async () => {
  api.answer(`DELETE /api/news-categories/${turnen}`, { status: 204 });
  const { user } = openScreen(screens, `/admin/kategorien/${turnen}`);
  await user.selectOptions(await screen.findByRole('combobox', { name: '12 Artikel verschieben nach' }), 'Sport');
  await user.click(screen.getByRole('button', { name: 'Löschen und verschieben' }));
  const dialog = await screen.findByRole('dialog', { name: 'Löschen und verschieben?' });
  expect(dialog.textContent).toContain('12 Artikel aus „Turnen“ kommen zu „Sport“');
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));

  await waitFor(() =>
    expect(api.asked.map(({ request }) => request)).toContain(`DELETE /api/news-categories/${turnen}?moveTo=${sport}`),
  );
});
