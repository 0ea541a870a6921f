import { clubEvent, match } from '../../test/factories.ts';
import { calendarPath, monthDays, readCalendar, shownEvents } from './calendar-view.ts';

test.each([
  '/kalender',
  '/kalender?ansicht=liste&monat=2026-12&team=1-mannschaft&art=spiel',
  '/kalender?monat=2026-11&tag=2026-11-21&termin=00000000-0000-4000-8000-000000000001_2026-11-21',
])('reads and writes the address %s', (address) => {
  expect(calendarPath(readCalendar(new URL(address, 'http://x').searchParams))).toBe(address);
});

test.each(['monat=2026-13', 'tag=2026-02-77', 'tag=x', 'art=party', 'team=alle', 'team=../x', 'termin=1', 'ansicht=x'])(
  'leaves out what makes no sense: %s',
  (query) => {
    expect(calendarPath(readCalendar(new URLSearchParams(query)))).toBe('/kalender');
  },
);

test('filters by team and type and sorts by start', () => {
  const late = match({ startDate: '2026-11-21T17:00:00+01:00' });
  const early = match({ startDate: '2026-11-21T13:00:00Z', team: '2-mannschaft' });
  const view = readCalendar(new URLSearchParams());
  const events = [late, clubEvent(), early];
  expect(shownEvents(events, { ...view, type: 'match' })).toEqual([early, late]);
  expect(shownEvents(events, { ...view, team: '2-mannschaft' })).toEqual([early]);
});

test('a match of two own teams stands once among those of all teams, and with each of the two', () => {
  const host = match();
  const guest = match({ team: '2-mannschaft', home: false, toldTwice: true });
  const view = readCalendar(new URLSearchParams());

  expect(shownEvents([host, guest], view)).toEqual([host]);
  expect(shownEvents([host, guest], { ...view, team: '2-mannschaft' })).toEqual([guest]);
});

test('knows the length of months', () => {
  expect(monthDays('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(monthDays('2026-12').last).toBe('2026-12-31');
});
