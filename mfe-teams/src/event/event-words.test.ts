import { clubEvent } from '../../test/factories.ts';
import { eventHours, eventNotice, teamLabel } from './event-words.ts';

test('says when a Termin is in the clock of Berlin', () => {
  const event = clubEvent({ startDate: '2026-07-01T17:00:00Z', endDate: '2026-07-01T18:30:00Z' });
  expect(eventHours(event)).toBe('19:00 – 20:30 Uhr');
  expect(eventHours({ ...event, endDate: null })).toBe('19:00 Uhr');
  expect(eventHours({ ...event, allDay: true })).toBe('Ganztägig');
});

test('says on which days a longer Termin begins and ends', () => {
  const market = clubEvent({ startDate: '2026-11-28T11:00:00+01:00', endDate: '2026-11-29T20:00:00+01:00' });
  expect(eventHours(market)).toBe('28.11., 11:00 – 29.11., 20:00 Uhr');
  const days = { allDay: true, startDate: '2026-11-28T00:00:00+01:00', endDate: '2026-11-30T00:00:00+01:00' };
  expect(eventHours(clubEvent(days))).toBe('28.11. – 29.11.');
  expect(eventHours(clubEvent({ ...days, endDate: '2026-11-29T00:00:00+01:00' }))).toBe('Ganztägig');
});

test('says what is not as planned, with the reason if there is one', () => {
  expect(eventNotice({ status: 'planned', reason: null })).toBe('');
  expect(eventNotice({ status: 'cancelled', reason: 'Platz gesperrt' })).toBe('Abgesagt: Platz gesperrt');
  expect(eventNotice({ status: 'moved', reason: null })).toBe('Verlegt');
});

test('says what is to be said beside a result, unless the match was cancelled', () => {
  const abandoned = { reason: null, resultNote: 'Abbruch' };
  expect(eventNotice({ status: 'planned', ...abandoned })).toBe('Abbruch');
  expect(eventNotice({ status: 'moved', ...abandoned })).toBe('Abbruch');
  expect(eventNotice({ status: 'cancelled', ...abandoned, reason: 'Nebel' })).toBe('Abgesagt: Nebel');
});

test.each([
  ['1-mannschaft', '1. Mannschaft'],
  ['a-jugend', 'A-Jugend'],
  ['alte-herren', 'Alte Herren'],
])('names the team %s', (slug, name) => {
  expect(teamLabel(slug)).toBe(name);
});
