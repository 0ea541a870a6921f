import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableSponsor } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/sponsoren');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/sponsors', {
    body: onePage(
      editableSponsor({ tier: 'main' }),
      editableSponsor({
        id: '2',
        name: 'Metzgerei',
        state: 'off',
        active: false,
        showInTicker: false,
        views: 0,
        clicks: 0,
      }),
    ),
  });
});

test('says of each sponsor what it gets and how often it was seen, and leads to it', async () => {
  const { user } = openScreen(screens, '/admin/sponsoren');
  const row = within(await screen.findByRole('row', { name: /Bäckerei Krume/ }));
  for (const text of ['Hauptsponsor', 'Sichtbar', 'Ja', '1.200 / 34']) expect(row.getByText(text)).toBeTruthy();
  const hidden = within(screen.getByRole('row', { name: /Metzgerei/ }));
  for (const text of ['Partner', 'Ausgeblendet', 'Nein', '0 / 0']) expect(hidden.getByText(text)).toBeTruthy();

  await user.click(hidden.getByRole('link', { name: 'Metzgerei' }));

  expect(window.location.pathname).toBe('/admin/sponsoren/2');
});

test('the tier that is asked for goes to the API', async () => {
  const { user } = openScreen(screens, '/admin/sponsoren');
  await screen.findByRole('link', { name: 'Metzgerei' });
  await user.selectOptions(screen.getByLabelText('Stufe'), 'Premium Partner');

  await waitFor(() => expect(api.asked.at(-1)?.request).toBe('GET /api/admin/sponsors?tier=premium'));
});

test('an empty list invites to begin', async () => {
  api.answer('GET /api/admin/sponsors', { body: onePage() });
  openScreen(screens, '/admin/sponsoren');

  expect(await screen.findByText('Noch keine Sponsoren')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Neuer Sponsor' }))
    expect(link.getAttribute('href')).toBe('/admin/sponsoren/neu');
});
