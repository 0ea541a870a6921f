import { subjectOf, waysTo } from './subscription.ts';

test('each calendar finds the feed of one team and type', () => {
  const { address, ways } = waysTo(
    { view: { team: '1-mannschaft', type: 'match' }, teams: [] },
    'https://verein.example',
  );

  expect(address).toBe('https://verein.example/api/calendar/1-mannschaft.ics?type=match');
  expect(ways.map(({ href }) => href)).toEqual([
    'webcal://verein.example/api/calendar/1-mannschaft.ics?type=match',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fverein.example%2Fapi%2Fcalendar%2F1-mannschaft.ics%3Ftype%3Dmatch',
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fverein.example%2Fapi%2Fcalendar%2F1-mannschaft.ics%3Ftype%3Dmatch&name=1.%20Mannschaft%2C%20nur%20Spiel',
    '/api/calendar/1-mannschaft.ics?type=match',
  ]);
});

test('the whole club is all of it', () => {
  expect(subjectOf({ view: { team: '', type: '' }, teams: [] })).toBe('Ganzer Verein, alle Termine');
  expect(subjectOf({ view: { team: '', type: 'event' }, teams: [] })).toBe('Ganzer Verein, nur Veranstaltung');
});

test('a team is called as the club calls it', () => {
  const teams = [{ slug: 'herren-ii', name: 'Herren II' }];

  expect(subjectOf({ view: { team: 'herren-ii', type: 'match' }, teams })).toBe('Herren II, nur Spiel');
});
