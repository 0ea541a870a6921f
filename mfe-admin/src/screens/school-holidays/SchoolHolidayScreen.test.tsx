import type { EditableSchoolHoliday } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SchoolHolidayScreen } from './SchoolHolidayScreen.tsx';

const screens = { '/admin/ferien/:id': <SchoolHolidayScreen /> };

const api = apiServer();
let stored: () => EditableSchoolHoliday;
beforeEach(() => {
  api.answer('GET /api/admin/school-holidays', { body: onePage() });
  stored = keepEntry(
    api,
    { read: '/api/admin/school-holidays/1', write: '/api/school-holidays/1' },
    {
      id: '1',
      name: 'Herbstferien',
      firstDay: '2026-10-05',
      lastDay: '2026-10-16',
      version: 1,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    },
  );
});

test('holidays that end later are saved with the version that was read', async () => {
  const { user } = openScreen(screens, '/admin/ferien/1');
  const lastDay = await screen.findByLabelText('Letzter Tag');
  await user.clear(lastDay);
  await user.type(lastDay, '2026-10-23');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/ferien'));
  expect(stored()).toMatchObject({ name: 'Herbstferien', lastDay: '2026-10-23', version: 2 });
});

test('what somebody else has changed meanwhile is not overwritten', async () => {
  const { user } = openScreen(screens, '/admin/ferien/1');
  const name = await screen.findByLabelText('Name');
  api.answer('PATCH /api/school-holidays/1', {
    status: 409,
    body: { statusCode: 409, code: 'stale_version', current: { ...stored(), name: 'Herbst', version: 2 } },
  });
  await user.type(name, ' in Hessen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  expect(await screen.findByText(/inzwischen/)).toBeTruthy();
  expect(window.location.pathname).toBe('/admin/ferien/1');
});
