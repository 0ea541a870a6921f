import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableCategory } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const sport = editableCategory().id;
const turnen = '00000000-0000-4000-8000-000000000002';

const screens = loadedScreens('/admin/kategorien/:id');
const api = apiServer();
beforeEach(() => {
  const gym = editableCategory({ id: turnen, slug: 'turnen', name: 'Turnen', color: '#facc15', articles: 12 });
  api.answer('GET /api/admin/news-categories', { body: onePage(editableCategory(), gym) });
  api.answer(`GET /api/admin/news-categories/${turnen}`, { body: gym });
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
