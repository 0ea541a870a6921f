import { editableEvent, editableMatch, ownTeams } from '../../../test/events.ts';
import { changesBetween, draftField, draftOf, newDraft, toNewEvent, type EventDraft } from './event-draft.ts';

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

test('a match called after its sides is renamed with them, one with a name of its own is not', () => {
  expect(change(editableMatch(), { opponent: 'SV Alsheim' })).toEqual({
    opponent: 'SV Alsheim',
    title: 'SV Musterstadt – SV Alsheim',
  });
  expect(change(editableMatch({ title: 'Das Derby' }), { opponent: 'SV Alsheim' })).toEqual({ opponent: 'SV Alsheim' });
  expect(change(editableMatch({ title: 'Das Derby' }), { title: '', side: 'away' })).toEqual({
    home: false,
    title: 'TSV Bechtheim – SV Musterstadt',
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
