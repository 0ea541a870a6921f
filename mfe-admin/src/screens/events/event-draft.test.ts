import { editableEvent, editableMatch, ownTeams } from '../../../test/events.ts';
import {
  changesBetween,
  complaintsOf,
  draftField,
  draftOf,
  endComplaint,
  leavesOutFirst,
  movedLastDay,
  movedSeries,
  newDraft,
  toNewEvent,
  type EventDraft,
} from './event-draft.ts';

const told = (draft: EventDraft) => toNewEvent(draft, ownTeams);
const change = (event: Parameters<typeof draftOf>[0], values: Partial<EventDraft>) => {
  const draft = draftOf(event, ownTeams);
  return changesBetween(told(draft), told({ ...draft, ...values }));
};

test('a stored Termin is told as it was', () => {
  const series = editableEvent({ repeat: { until: '2027-03-30', weekdays: ['tuesday', 'thursday'], interval: 2 } });
  expect(told(draftOf(series, ownTeams))).toMatchObject({
    startDate: series.startDate,
    endDate: series.endDate,
    title: 'Training 1. Mannschaft',
    opponent: null,
    repeat: { until: '2027-03-30', weekdays: ['tuesday', 'thursday'], interval: 2, exceptHolidays: false },
  });
  expect(change(series, {})).toEqual({});
});

test('a training is called after its team, and has the colour of its kind unless it has one of its own', () => {
  expect(told(newDraft('2026-11-24', 'training', '2-mannschaft'))).toMatchObject({
    title: 'Training 2. Mannschaft',
    color: '#15803d',
  });
  expect(told(newDraft('2026-11-24', 'training', ''))).toMatchObject({ title: 'Training' });
  expect(change(editableEvent(), { team: '2-mannschaft' })).toEqual({
    team: '2-mannschaft',
    title: 'Training 2. Mannschaft',
  });
  expect(told(draftOf(editableEvent({ color: '#facc15' }), ownTeams))).toMatchObject({ color: '#facc15' });
});

test('a series may go on without an end', () => {
  const series = editableEvent({ repeat: { until: null, weekdays: ['tuesday'], interval: 1 } });
  expect(draftOf(series, ownTeams).until).toBe('');
  expect(told(draftOf(series, ownTeams))).toMatchObject({ repeat: { until: null } });
});

test('what stands beside a result belongs to matches', () => {
  const awarded = editableMatch({ resultNote: 'Wertung' });
  expect(change(awarded, {})).toEqual({});
  expect(change(awarded, { resultNote: ' n. V. ' })).toEqual({ resultNote: 'n. V.' });
  expect(change(awarded, { resultNote: '' })).toEqual({ resultNote: null });
});

test('what is missing is left for the contract to complain about', () => {
  expect(told({ ...newDraft('2026-11-24', 'event', ''), start: '' })).toMatchObject({ startDate: '', title: '' });
  expect(told({ ...newDraft('2026-11-24', 'event', ''), day: '' })).toMatchObject({ startDate: '', endDate: null });
});

test('whole days end on the midnight after the last one', () => {
  const draft = { ...newDraft('2026-10-24', 'event', ''), title: 'Kerb', allDay: true, lastDay: '2026-10-25' };
  expect(told(draft)).toMatchObject({
    startDate: '2026-10-24T00:00:00+02:00',
    endDate: '2026-10-26T00:00:00+01:00',
    team: null,
  });
  const stored = editableEvent({
    type: 'event',
    allDay: true,
    startDate: '2026-10-24T00:00:00+02:00',
    endDate: '2026-10-26T00:00:00+01:00',
  });
  expect(draftOf(stored, ownTeams)).toMatchObject({ day: '2026-10-24', lastDay: '2026-10-25', end: '' });
});

const night = { ...newDraft('2026-12-24', 'event', ''), title: 'Kerb', start: '18:00', end: '01:00' };

test.each(['event', 'training', 'match'] as const)('an early end is that of the night after the day: %s', (type) => {
  expect(told({ ...night, type })).toMatchObject({ endDate: '2026-12-25T01:00:00+01:00' });
  expect(told({ ...night, type, end: '17:00' })).toMatchObject({ endDate: '2026-12-24T17:00:00+01:00' });
});

test('a last day that somebody has set is taken at its word, one that was cleared is the first', () => {
  expect(told({ ...night, lastDay: '' })).toMatchObject({ endDate: '2026-12-25T01:00:00+01:00' });
  const own = { ...night, hasOwnLastDay: true };
  expect(told(own)).toMatchObject({ endDate: '2026-12-24T01:00:00+01:00' });
  expect(told({ ...own, end: '00:00' })).toMatchObject({ endDate: '2026-12-25T00:00:00+01:00' });
  expect(told({ ...own, lastDay: '2026-12-25', end: '00:00' })).toMatchObject({ endDate: '2026-12-25T00:00:00+01:00' });
  expect(told({ ...own, lastDay: '2026-12-25' })).toMatchObject({ endDate: '2026-12-25T01:00:00+01:00' });
});

test.each([
  ['2026-12-25T00:00:00+01:00', '2026-12-24'],
  ['2026-12-25T01:00:00+01:00', '2026-12-24'],
  ['2026-12-25T10:00:00+01:00', '2026-12-25'],
  ['2026-12-26T00:00:00+01:00', '2026-12-26'],
])('what ends on %s keeps its length when its start moves, and shows %s as its last day', (endDate, lastDay) => {
  const stored = editableEvent({ type: 'event', startDate: '2026-12-24T18:00:00+01:00', endDate });
  expect(draftOf(stored, ownTeams)).toMatchObject({ lastDay });
  expect(change(stored, { start: '18:30' })).toEqual({ startDate: '2026-12-24T18:30:00+01:00', endDate });
});

test('a training that ends in the night keeps its end', () => {
  const endDate = '2026-11-25T00:30:00+01:00';
  expect(change(editableEvent({ endDate }), { start: '18:30' })).toMatchObject({ endDate });
});

test.each([
  ['2026-12-24', '2026-12-26', '2027-01-02', '2027-01-04'],
  ['2026-12-24', '2026-12-24', '2026-12-31', '2026-12-31'],
  ['2026-12-24', '2026-12-22', '2026-12-20', '2026-12-22'],
  ['2026-12-24', '', '2026-12-20', ''],
  ['2026-12-24', '2026-12-26', '0002-12-24', '2026-12-26'],
])('from %s to %s, moved to %s, lasts until %s', (day, lastDay, moved, expected) => {
  expect(movedLastDay({ day, lastDay }, moved)).toBe(expected);
});

test('a last day before the first one is sent to be refused, never taken for another', () => {
  for (const lastDay of ['2026-12-23', '0202-12-24', '20266-12-24'])
    for (const allDay of [true, false])
      for (const end of ['', '23:00'])
        expect(told({ ...night, lastDay, allDay, end })).toMatchObject({ endDate: '2026-12-23T00:00:00+01:00' });
  expect(endComplaint({ ...night, lastDay: '2026-12-23' })).toMatchObject({ field: 'lastDay' });
});

test('several days without an end are sent to be refused, never taken for one day', () => {
  const fair = { ...night, lastDay: '2026-12-26', hasOwnLastDay: true, end: '' };
  expect(told(fair)).toMatchObject({ endDate: '2026-12-23T00:00:00+01:00' });
  expect(endComplaint(fair)).toMatchObject({ field: 'end', message: expect.stringContaining('mehrere Tage') });
  expect(told({ ...fair, allDay: true })).toMatchObject({ endDate: '2026-12-27T00:00:00+01:00' });
  expect(told({ ...fair, type: 'training' })).toMatchObject({ endDate: null });
});

test('an hour that clocks leave out is refused at the start of a single Termin, and kept in a series', () => {
  const draft = { ...newDraft('2026-03-29', 'event', ''), title: 'Nachtlauf', start: '02:30' };
  expect(complaintsOf(draft)).toEqual({ start: expect.stringContaining('gibt es an dem Tag') });
  for (const fair of [{ start: '03:00' }, { day: '2026-03-30' }, { allDay: true }, { repeats: true }, { start: '' }])
    expect(complaintsOf({ ...draft, ...fair } as EventDraft)).toEqual({});
});

test('a series that nobody has chosen days for moves with its first day', () => {
  const draft = newDraft('2026-11-27', 'event', '');
  expect(draft).toMatchObject({ weekdays: ['friday'], until: '2027-02-19' });
  expect(movedSeries(draft, '2026-11-27', '2026-11-30')).toEqual({ weekdays: ['monday'], until: '2027-02-22' });

  const chosen = { weekdays: ['friday', 'tuesday'] as const, until: '2026-12-24' };
  expect(movedSeries({ ...chosen, weekdays: [...chosen.weekdays] }, '2026-11-27', '2026-11-30')).toEqual({});
});

test('a series that leaves out the day it is said to begin on is told from others', () => {
  expect(leavesOutFirst({ day: '2026-11-30', weekdays: ['friday'] })).toBe(true);
  expect(leavesOutFirst({ day: '2026-11-30', weekdays: ['monday', 'friday'] })).toBe(false);
  expect(leavesOutFirst({ day: '2026-11-30', weekdays: [] })).toBe(false);
  expect(leavesOutFirst({ day: '0002-11-30', weekdays: ['friday'] })).toBe(false);
});

test('the complaint about an end names the last day where the form has one', () => {
  const draft = { ...night, hasOwnLastDay: true };
  expect(endComplaint(draft)).toMatchObject({ field: 'end', message: expect.stringContaining('„Letzter Tag“') });
  expect(endComplaint({ ...draft, type: 'training' })).toBeUndefined();
  expect(endComplaint({ ...draft, lastDay: '2029-12-25' })).toBeUndefined();
});

test('a day whose year is still being typed is left for the contract to complain about', () => {
  for (const day of ['0002-12-24', '20266-12-24'])
    expect(told({ ...night, day })).toMatchObject({ startDate: '', endDate: null });
});

test('a match called after its sides is renamed with them, one with a name of its own is not', () => {
  expect(change(editableMatch(), { opponent: 'SV Altheide' })).toEqual({
    opponent: 'SV Altheide',
    title: 'SV Musterstadt – SV Altheide',
  });
  expect(change(editableMatch({ title: 'Das Derby' }), { opponent: 'SV Altheide' })).toEqual({
    opponent: 'SV Altheide',
  });
  expect(change(editableMatch({ title: 'Das Derby' }), { title: '', side: 'away' })).toEqual({
    home: false,
    title: 'TSV Bergheide – SV Musterstadt',
  });
});

test('a new start comes with its end', () => {
  expect(change(editableEvent(), { start: '18:30' })).toEqual({
    startDate: '2026-11-24T18:30:00+01:00',
    endDate: '2026-11-24T20:30:00+01:00',
  });
});

test('a training does not keep what belongs to a match', () => {
  expect(change(editableMatch(), { type: 'training', title: 'Training' })).toMatchObject({
    type: 'training',
    opponent: null,
    home: null,
    competition: null,
  });
});

test.each([
  ['startDate', 'day'],
  ['repeat.until', 'until'],
  ['repeat.weekdays', 'weekdays'],
  ['opponent', 'opponent'],
])('a complaint about %s stands at %s', (field, name) => {
  expect(draftField(field)).toBe(name);
});
