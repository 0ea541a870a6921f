import type { ActivityEntry } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ActivityScreen } from './ActivityScreen.tsx';

const screens = { '/admin/verlauf': <ActivityScreen /> };
const renamed: ActivityEntry = {
  id: '1',
  at: '2026-11-21T09:00:00Z',
  userId: '2',
  userName: 'Bela',
  action: 'changed',
  resource: 'sponsors',
  subjectId: '1',
  subject: 'Bäckerei Krume',
  fields: ['name', 'tier'],
  times: 2,
};
const restored: ActivityEntry = {
  ...renamed,
  id: '2',
  action: 'restore',
  resource: 'backup',
  subjectId: null,
  subject: null,
  fields: [],
  times: 1,
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/activity', { body: onePage(renamed, restored) });
});

test('says in words who changed what, also where nothing has a title', async () => {
  openScreen(screens, '/admin/verlauf');

  const row = within(await screen.findByRole('row', { name: /Bäckerei Krume/ }));
  for (const text of ['Sponsoren', 'geändert, 2-mal', 'Name, Stufe', 'Bela']) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Sicherung wiederhergestellt/ })).toBeTruthy();
});

test('fields are called as in the form in which they were changed', async () => {
  api.answer('GET /api/admin/activity', {
    body: onePage({ ...renamed, resource: 'board-members', subject: 'Kai Kasse', fields: ['position', 'active'] }),
  });
  openScreen(screens, '/admin/verlauf');

  const row = within(await screen.findByRole('row', { name: /Kai Kasse/ }));
  expect(await row.findByText('Aktiv, Aufgabe')).toBeTruthy();
});

test('a period and an area are asked for together', async () => {
  const { user } = openScreen(screens, '/admin/verlauf');
  await screen.findByRole('row', { name: /Bäckerei Krume/ });
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-11-01' } });
  await user.selectOptions(screen.getByLabelText('Bereich'), 'Sponsoren');

  await waitFor(() =>
    expect(api.asked.at(-1)?.request).toBe('GET /api/admin/activity?from=2026-11-01&resource=sponsors'),
  );
});

test('a deletion is taken back from its entry, as long as it can be', async () => {
  const deletion: ActivityEntry = { ...renamed, id: '3', action: 'deleted', fields: [], times: 1 };
  const restorePath = '/api/events/1_2026-11-03/restore?scope=following';
  api.answer('GET /api/admin/activity', {
    body: onePage({ ...deletion, subject: 'Stammtisch', restorePath }, renamed),
  });
  api.answer('POST /api/events', () => {
    api.answer('GET /api/admin/activity', { body: onePage({ ...deletion, subject: 'Stammtisch' }, renamed) });
    return { body: {} };
  });
  const { user } = openScreen(screens, '/admin/verlauf');

  await user.click(await screen.findByRole('button', { name: 'Stammtisch wiederherstellen' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: /wiederherstellen/ })).toBeNull());
  expect(api.asked.map(({ request }) => request)).toContain(`POST ${restorePath}`);
  expect(useToasts.getState().toasts[0]?.title).toBe('Wiederhergestellt.');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('editors do not see who changed what, and nothing is asked for', () =>
  expectForbidden(api, screens, '/admin/verlauf', 'editor'));
