import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableBoardMember } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/vorstand');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/board-members', { body: onePage(editableBoardMember()) });
});

test('says of each member what they do and how they are reached, and leads to them', async () => {
  const { user } = openScreen(screens, '/admin/vorstand');
  const row = within(await screen.findByRole('row', { name: /Anna Berg/ }));
  for (const text of ['1. Vorsitz', 'anna@verein.example', '–']) expect(row.getByText(text)).toBeTruthy();

  await user.click(row.getByRole('link', { name: 'Anna Berg' }));

  expect(window.location.pathname).toBe('/admin/vorstand/1');
});

test('a member is searched for on the server', async () => {
  const { user } = openScreen(screens, '/admin/vorstand');
  await screen.findByRole('link', { name: 'Anna Berg' });
  await user.type(screen.getByLabelText('Name, Aufgabe oder E-Mail suchen'), 'Kasse');

  await waitFor(() => expect(api.asked.at(-1)?.request).toBe('GET /api/admin/board-members?search=Kasse'));
});

test('an empty list invites to begin', async () => {
  api.answer('GET /api/admin/board-members', { body: onePage() });
  openScreen(screens, '/admin/vorstand');

  expect(await screen.findByText('Noch niemand im Vorstand')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Neues Mitglied' }))
    expect(link.getAttribute('href')).toBe('/admin/vorstand/neu');
});
