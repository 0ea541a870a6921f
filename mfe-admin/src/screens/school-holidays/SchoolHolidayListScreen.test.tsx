import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SchoolHolidayListScreen } from './SchoolHolidayListScreen.tsx';
import { SchoolHolidayScreen } from './SchoolHolidayScreen.tsx';

const screens = { '/admin/ferien': <SchoolHolidayListScreen />, '/admin/ferien/:id': <SchoolHolidayScreen /> };
const autumn = {
  id: '1',
  name: 'Herbstferien',
  firstDay: '2026-10-05',
  lastDay: '2026-10-16',
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/school-holidays', { body: onePage(autumn) });
});

test('a calendar is sent as it is in the file', async () => {
  api.answer('POST /api/school-holidays/import', { body: { added: 3, changed: 0, known: 1, leftOut: 0 } });
  const { user } = openScreen(screens, '/admin/ferien');
  await user.upload(
    await screen.findByLabelText('Datei im iCal-Format (.ics)'),
    new File(['BEGIN:VCALENDAR'], 'ferien.ics', { type: 'text/calendar' }),
  );

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('3 neu, 1 schon da.'));
  expect(api.asked.find(({ request }) => request.startsWith('POST'))).toMatchObject({
    body: { calendar: 'BEGIN:VCALENDAR' },
  });
});

test('the report names what was corrected and what stays deleted', async () => {
  api.answer('POST /api/school-holidays/import', { body: { added: 0, changed: 2, known: 3, leftOut: 1 } });
  const { user } = openScreen(screens, '/admin/ferien');
  await user.upload(await calendarField(), new File(['BEGIN:VCALENDAR'], 'ferien.ics', { type: 'text/calendar' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('0 neu, 2 geändert, 3 schon da.'));
  expect(described()).toBe('1 gelöschte kommt nicht wieder. Wenn Du sie brauchst, trage sie ein.');
});

const calendarField = () => screen.findByLabelText('Datei im iCal-Format (.ics)');
const described = () => useToasts.getState().toasts[0]?.description;

test('a file that is too large for a calendar is refused with the reason', async () => {
  const { user } = openScreen(screens, '/admin/ferien');
  await user.upload(await calendarField(), new File(['x'.repeat(200_001)], 'ferien.ics', { type: 'text/calendar' }));

  await waitFor(() => expect(described()).toBe('Diese Datei ist zu groß für einen Ferienkalender.'));
  expect(api.asked.filter(({ request }) => request.startsWith('POST'))).toEqual([]);
});

test('a file that cannot be read is refused with the reason, and another one can be chosen', async () => {
  api.answer('POST /api/school-holidays/import', { body: { added: 3, changed: 0, known: 1, leftOut: 0 } });
  const reading = jest.spyOn(FileReader.prototype, 'readAsText').mockImplementationOnce(function (this: FileReader) {
    this.dispatchEvent(new Event('error'));
  });
  const { user } = openScreen(screens, '/admin/ferien');
  const file = new File(['BEGIN:VCALENDAR'], 'ferien.ics', { type: 'text/calendar' });
  await user.upload(await calendarField(), file);
  await waitFor(() => expect(described()).toBe('Die Datei lässt sich nicht lesen.'));

  await user.upload(await calendarField(), file);

  await waitFor(() => expect(useToasts.getState().toasts.at(0)?.title).toBe('3 neu, 1 schon da.'));
  reading.mockRestore();
});

test('school holidays are entered with their first and last day', async () => {
  api.answer('POST /api/school-holidays', { status: 201, body: autumn });
  const { user } = openScreen(screens, '/admin/ferien/neu');
  await user.type(await screen.findByLabelText('Name'), 'Herbstferien');
  await user.type(screen.getByLabelText('Erster Tag'), '2026-10-05');
  await user.type(screen.getByLabelText('Letzter Tag'), '2026-10-16');
  await user.click(screen.getByRole('button', { name: 'Ferien anlegen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/ferien'));
  const { name, firstDay, lastDay } = autumn;
  expect(api.asked.find(({ request }) => request.startsWith('POST'))).toMatchObject({
    body: { name, firstDay, lastDay },
  });
});
