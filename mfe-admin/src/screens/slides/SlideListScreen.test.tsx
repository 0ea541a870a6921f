import { screen, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableSlide } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/slides');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/sliders', {
    body: onePage(
      editableSlide(),
      editableSlide({ id: '2', title: 'Vereinsfest', state: 'ended', buttonText: 'Zum Programm' }),
    ),
  });
});

test('says of each slide whether it is seen and what its button says, and leads to it', async () => {
  const { user } = openScreen(screens, '/admin/slides');
  const row = within(await screen.findByRole('row', { name: /Vereinsfest/ }));
  for (const text of ['Abgelaufen', 'Zum Programm']) expect(row.getByText(text)).toBeTruthy();

  await user.click(row.getByRole('link', { name: 'Vereinsfest' }));

  expect(window.location.pathname).toBe('/admin/slides/2');
});

test('an empty list says what visitors see instead', async () => {
  api.answer('GET /api/admin/sliders', { body: onePage() });
  openScreen(screens, '/admin/slides');

  expect(await screen.findByText('Noch keine Titelbilder')).toBeTruthy();
  expect(screen.getByText(/Ohne sichtbares Titelbild zeigt sie drei eingebaute/)).toBeTruthy();
});

test('a trainer sees that it belongs to others, and nothing is asked for', () =>
  expectForbidden(api, screens, '/admin/slides', 'trainer'));
