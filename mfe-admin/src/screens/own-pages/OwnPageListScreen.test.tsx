import { screen, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableOwnPage } from '../../../test/entries.ts';

const screens = loadedScreens('/admin/eigene-seiten');
const api = apiServer();

test('the list says of every page where the menu names it, its address, and whether visitors see it', async () => {
  api.answer('GET /api/admin/own-pages', {
    body: onePage(
      editableOwnPage(),
      editableOwnPage({ id: '2', title: 'Anfahrt', slug: 'anfahrt', menu: '/', published: true }),
      editableOwnPage({ id: '3', title: 'Turnen', slug: 'turnen', menu: null, publishAt: '2027-01-02T08:00:00Z' }),
    ),
  });
  openScreen(screens, '/admin/eigene-seiten');

  const table = await screen.findByRole('table', { name: 'Eigene Seiten' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Vereinsheim mieten.*Verein.*\/seiten\/vereinsheim.*Entwurf/),
    expect.stringMatching(/Anfahrt.*In der Leiste.*\/seiten\/anfahrt.*Zu sehen/),
    expect.stringMatching(/Turnen.*Nicht im Menü.*\/seiten\/turnen.*Ab .*2\. Januar/),
  ]);
});

test('without pages the list says what belongs there, and begins one', async () => {
  api.answer('GET /api/admin/own-pages', { body: onePage() });
  openScreen(screens, '/admin/eigene-seiten');

  expect(await screen.findByText('Noch keine eigenen Seiten')).toBeTruthy();
  const [begin] = screen.getAllByRole('link', { name: 'Neue Seite' });
  expect(begin?.getAttribute('href')).toBe('/admin/eigene-seiten/neu');
});
