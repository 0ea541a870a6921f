import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableBoardMember } from '../../../test/entries.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/vorstand/:id');
const api = apiServer();
beforeEach(() => {
  keepEntry(api, { read: '/api/admin/board-members/1', write: '/api/board-members/1' }, editableBoardMember());
});

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('a member is saved with the version that was read; what is left empty is nothing', async () => {
  const { user } = openScreen(screens, '/admin/vorstand/1');
  await user.clear(await screen.findByLabelText('E-Mail'));
  await user.type(screen.getByLabelText('Telefon'), '01234 1234');
  await user.click(screen.getByLabelText('Kontakt für Sponsoren'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/vorstand'));
  const { name, position, imageUrl, version } = editableBoardMember();
  expect(bodies('PATCH')).toEqual([
    { name, position, imageUrl, version, email: null, phone: '01234 1234', topics: [], sponsoring: true },
  ]);
});

test('topics are words between commas, and one that is too long is told there', async () => {
  const { user } = openScreen(screens, '/admin/vorstand/1');
  const topics = await screen.findByLabelText<HTMLInputElement>('Anliegen');
  await user.type(topics, `Jugend, ${'x'.repeat(41)}`);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(topics.getAttribute('aria-invalid')).toBe('true'));
  expect(bodies('PATCH')).toEqual([]);

  await user.clear(topics);
  await user.type(topics, 'Jugend,, Mitglied werden , Jugend, ');
  expect(topics.value).toBe('Jugend,, Mitglied werden , Jugend, ');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ topics: ['Jugend', 'Mitglied werden'] }]));
});

test('a phone number that is none is told at its field', async () => {
  const { user } = openScreen(screens, '/admin/vorstand/1');
  const phone = await screen.findByLabelText('Telefon');
  await user.type(phone, 'abc');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Bitte eine Telefonnummer wie 01234 5678-0 eingeben, ohne Worte.')).toBeTruthy();
  expect(bodies('PATCH')).toEqual([]);
});

test('a new member needs a name and a task', async () => {
  api.answer('POST /api/board-members', { status: 201, body: editableBoardMember({ id: '2' }) });
  const { user } = openScreen(screens, '/admin/vorstand/neu');
  await user.type(await screen.findByLabelText('Name'), 'Bela Busch');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.getByLabelText('Aufgabe').getAttribute('aria-invalid')).toBe('true'));
  expect(bodies('POST')).toEqual([]);

  await user.type(screen.getByLabelText('Aufgabe'), 'Kasse');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/vorstand'));
  expect(bodies('POST')).toMatchObject([{ name: 'Bela Busch', position: 'Kasse', email: null }]);
});

test('a member that could not be read can be asked for again', async () => {
  api.answer('GET /api/admin/board-members/1', { status: 500 });
  const { user } = openScreen(screens, '/admin/vorstand/1');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.answer('GET /api/admin/board-members/1', { body: editableBoardMember() });
  await user.click(again);

  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Anna Berg');
});
