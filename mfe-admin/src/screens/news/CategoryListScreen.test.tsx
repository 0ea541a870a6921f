import { screen, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableCategory } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/kategorien');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/news-categories', {
    body: onePage(editableCategory({ articles: 12 }), editableCategory({ id: '2', name: 'Turnen', hidden: true })),
  });
});

test('the list leads back to the news, which lead to it', async () => {
  openScreen(screens, '/admin/kategorien');

  const title = await screen.findByRole('heading', { level: 1, name: 'Kategorien' });
  const back = within(title.parentElement ?? title).getByRole('link', { name: 'Neuigkeiten' });
  expect(back.getAttribute('href')).toBe('/admin/neuigkeiten');
});

test('the list says how many articles a category has, and whether authors may choose it', async () => {
  openScreen(screens, '/admin/kategorien');

  const table = await screen.findByRole('table', { name: 'Kategorien' });
  const [sport, gym] = within(table).getAllByRole('row').slice(1);
  expect(sport?.textContent).toMatch(/12 Artikel.*zur Auswahl$/);
  expect(gym?.textContent).toMatch(/0 Artikel.*nicht zur Auswahl$/);
});
