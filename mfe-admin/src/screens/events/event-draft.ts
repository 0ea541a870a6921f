import {
  NIGHT_ENDS,
  type ChangeScope,
  type EditableEvent,
  type EventChange,
  type EventType,
  type NewEvent,
  type OwnTeam,
  type Repetition,
} from '@portal/api/contract';
import { addDays, clockOf, type Day, dayOf, weekdayIndex, timeOf } from '@portal/shared-ui/calendar-days';
import { weekdays } from '@portal/shared-ui/calendar-words';
import { lastDayOf } from '@portal/shared-ui/events-by-day';
import { EVENT_COLOR } from '@portal/shared-ui/event-words';

/** The values of the form: days and clock times as people say them, texts without null. */
export type EventDraft = ReturnType<typeof newDraft>;

const WEEK = weekdays.map(([day]) => day);

/** Default length of a new series in weeks. */
const USUAL_WEEKS = 12;

const DAY_MS = 86_400_000;

/** The colour of each kind in the calendar. */
const COLORS: Readonly<Record<EventType, string>> = { training: '#15803d', match: EVENT_COLOR, event: '#1d4ed8' };

/** A blank event on a day. */
export function newDraft(day: Day, type: EventType, team: string) {
  const [start, end] = { training: ['19:00', '20:30'], match: ['15:00', ''], event: ['18:00', ''] }[type];
  return {
    type,
    /** Slug; '' for the whole club. */
    team,
    title: '',
    description: '',
    day,
    start: start ?? '',
    lastDay: day,
    /** Whether somebody has set `lastDay`: if not, an early end means the night after it. */
    hasOwnLastDay: false,
    /** '' for an open end. */
    end: end ?? '',
    allDay: false,
    location: '',
    /** '' for that of its kind. */
    color: '',
    opponent: '',
    side: 'home' as 'home' | 'away',
    competition: '',
    resultNote: '',
    repeats: false,
    weekdays: [WEEK[weekdayIndex(day)] ?? 'monday'],
    /** Weeks, as a choice list has them. */
    interval: '1',
    /** '' for no end. */
    until: usualEnd(day),
    exceptHolidays: false,
    exceptSchoolHolidays: false,
    /** The dates of a series that a change affects. */
    scope: 'this' as ChangeScope,
  };
}

/** A stored event as the form shows it; a match named after its sides has no title of its own. */
export function draftOf(event: EditableEvent, teams: readonly OwnTeam[]): EventDraft {
  const day = dayOf(event.startDate);
  const blank = newDraft(day, event.type, event.team ?? '');
  const draft: EventDraft = {
    ...blank,
    title: event.title,
    description: event.description ?? '',
    start: event.allDay ? blank.start : clockOf(event.startDate),
    lastDay: shownLastDay(event),
    end: event.allDay || !event.endDate ? '' : clockOf(event.endDate),
    allDay: event.allDay,
    location: event.location ?? '',
    color: event.color === COLORS[event.type] || event.color === EVENT_COLOR ? '' : event.color,
    opponent: event.opponent ?? '',
    side: event.home === false ? 'away' : 'home',
    competition: event.competition ?? '',
    resultNote: event.resultNote ?? '',
    repeats: event.repeat !== null,
    ...(event.repeat && {
      weekdays: event.repeat.weekdays,
      interval: String(event.repeat.interval),
      until: event.repeat.until ?? '',
      exceptHolidays: event.repeat.exceptHolidays ?? false,
      exceptSchoolHolidays: event.repeat.exceptSchoolHolidays ?? false,
    }),
  };
  const isUsual = [usualTitle(draft, teams), draft.type === 'training' && 'Training'].includes(draft.title);
  return { ...draft, title: isUsual ? '' : draft.title };
}

/** The request body; a match without a title is named after its sides, a training after its team. */
export function toNewEvent(draft: EventDraft, teams: readonly OwnTeam[]): NewEvent {
  const isMatch = draft.type === 'match';
  const title = draft.title.trim() || usualTitle(draft, teams);
  return {
    type: draft.type,
    ...(title || !isMatch ? { title } : {}),
    description: draft.description || null,
    team: draft.team || null,
    startDate: startOf(draft),
    endDate: endOf(draft),
    allDay: draft.allDay,
    color: draft.color || COLORS[draft.type],
    location: draft.location.trim() || null,
    opponent: isMatch ? draft.opponent.trim() || null : null,
    home: isMatch ? draft.side === 'home' : null,
    competition: isMatch ? draft.competition.trim() || null : null,
    resultNote: isMatch ? draft.resultNote.trim() || null : null,
    ...(draft.repeats && !isMatch && { repeat: repetitionOf(draft) }),
  };
}

/** Only the changed fields, so that the dates of a series keep their own values. */
export function changesBetween(before: NewEvent, after: NewEvent): EventChange {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof NewEvent]),
  );
  const change: Partial<NewEvent> = Object.fromEntries(changed);
  // A length belongs to both ends: a new start alone would move the end.
  if ('startDate' in change && after.endDate !== undefined) change.endDate = after.endDate;
  return change as EventChange;
}

/** The form's field for one of the contract's. */
export function draftField(field: string): keyof EventDraft {
  const [name = ''] = field.split('.');
  if (field === 'repeat.weekdays') return 'weekdays';
  const names: Readonly<Record<string, keyof EventDraft>> = {
    startDate: 'day',
    endDate: 'end',
    home: 'side',
    repeat: 'until',
  };
  return names[name] ?? (name as keyof EventDraft);
}

/** The default last day of a series. */
function usualEnd(day: Day): Day {
  return addDays(day, 7 * USUAL_WEEKS);
}

/** The values of a series that follow a moved first day, as long as nobody has chosen otherwise. */
export function movedSeries(
  { weekdays: chosen, until }: Pick<EventDraft, 'weekdays' | 'until'>,
  before: Day,
  day: Day,
): Partial<Pick<EventDraft, 'weekdays' | 'until'>> {
  const [own, next] = [before, day].map((each) => WEEK[weekdayIndex(each)]);
  const isOwn = next !== undefined && chosen.length === 1 && chosen[0] === own;
  return { ...(isOwn && { weekdays: [next] }), ...(until === usualEnd(before) && { until: usualEnd(day) }) };
}

/** Whether a series leaves out its own first day. */
export function leavesOutFirst({ day, weekdays: chosen }: Pick<EventDraft, 'day' | 'weekdays'>): boolean {
  const first = isWhole(day) ? WEEK[weekdayIndex(day)] : undefined;
  return first !== undefined && chosen.length > 0 && !chosen.includes(first);
}

/** The last day after the first one has moved: the event stays as long as it was. */
export function movedLastDay(before: Pick<EventDraft, 'day' | 'lastDay'>, day: Day): Day {
  const days = (Date.parse(before.lastDay) - Date.parse(before.day)) / DAY_MS;
  return days >= 0 && isWhole(day) && isWhole(before.lastDay) ? addDays(day, days) : before.lastDay;
}

/** False for a day whose year is still being typed („0202“). */
export function isWhole(day: Day): boolean {
  return /^[12]\d{3}-/.test(day);
}

/** Why an end is refused, in the words of the form: the contract knows no last day. Undefined where the API says it. */
export function endComplaint(draft: EventDraft): { field: keyof EventDraft; message: string } | undefined {
  const { type, allDay, day, start, lastDay, end } = draft;
  if (type !== 'event') return undefined;
  if (isTooEarly(draft)) return { field: 'lastDay', message: 'Bitte einen Tag eingeben, der nicht vor „Tag“ liegt.' };
  if (lacksEnd(draft)) return { field: 'end', message: 'Bitte ein Ende eingeben: Der Termin geht über mehrere Tage.' };
  if (allDay || (lastDay || day) !== day || end > start) return undefined;
  return {
    field: 'end',
    message:
      'Das Ende muss nach dem Beginn liegen. Endet der Termin nach Mitternacht, setze „Letzter Tag“ auf den nächsten Tag.',
  };
}

/**
 * Errors of an event that the contract cannot express, by field: the sides of a match, which no other event has, and an
 * hour that the day skips.
 */
export function complaintsOf(draft: EventDraft): Partial<Record<keyof EventDraft, string>> {
  const isMatch = draft.type === 'match';
  return {
    // In the words of the API.
    ...(isMatch && !draft.team && { team: 'Zu einem Spiel gehört die Mannschaft.' }),
    ...(isMatch && !draft.opponent.trim() && { opponent: 'Zu einem Spiel gehört der Gegner.' }),
    ...(isLeftOut(draft) && { start: LEFT_OUT }),
  };
}

const LEFT_OUT =
  'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhr wird von 2 auf 3 Uhr vorgestellt. Bitte eine andere eingeben.';

/** Whether clocks skip the start, in the hour before summer time. A series goes on, an hour later on that day. */
function isLeftOut({ allDay, day, start, repeats }: EventDraft): boolean {
  return !allDay && !repeats && start !== '' && isWhole(day) && clockOf(timeOf(day, start)) !== start;
}

// A missing or half typed value stays empty, so that the contract refuses it.
function startOf({ allDay, day, start }: EventDraft): string {
  if (!isWhole(day) || (!allDay && !start)) return '';
  return timeOf(day, allDay ? '00:00' : start);
}

function endOf(draft: EventDraft): string | null {
  const { allDay, day, end } = draft;
  if (!isWhole(day)) return null;
  // Refused in any case, see endComplaint.
  if (isTooEarly(draft) || lacksEnd(draft)) return timeOf(addDays(day, -1));
  const last = (draft.type === 'event' && draft.lastDay) || day;
  if (allDay) return timeOf(addDays(last, 1));
  return end ? timeOf(isNight(draft) ? addDays(last, 1) : last, end) : null;
}

function isTooEarly({ type, day, lastDay }: EventDraft): boolean {
  return type === 'event' && lastDay !== '' && (!isWhole(lastDay) || lastDay < day);
}

/** Whether the end lacks its time: without one its last day would be lost. */
function lacksEnd({ type, allDay, day, lastDay, end }: EventDraft): boolean {
  return type === 'event' && !allDay && !end && lastDay > day;
}

/** Whether it ends in the night after its only day; midnight can mean nothing else. */
function isNight({ type, day, lastDay, hasOwnLastDay, start, end }: EventDraft): boolean {
  const isOneDay = type !== 'event' || ((!hasOwnLastDay || end === '00:00') && (lastDay || day) === day);
  return isOneDay && end <= start && end < NIGHT_ENDS;
}

/** The last day as `toNewEvent` reads it: an event that ends in the night after its first day has no other. */
function shownLastDay(event: EditableEvent): Day {
  const { allDay, startDate, endDate } = event;
  if (allDay || !endDate) return lastDayOf(event);
  const [day, last, start, end] = [dayOf(startDate), dayOf(endDate), clockOf(startDate), clockOf(endDate)];
  return last === addDays(day, 1) && end <= start && end < NIGHT_ENDS ? day : last;
}

function repetitionOf({ until, weekdays, interval, exceptHolidays, exceptSchoolHolidays }: EventDraft): Repetition {
  return {
    until: until || null,
    weekdays: WEEK.filter((weekday) => weekdays.includes(weekday)),
    interval: Number(interval),
    exceptHolidays,
    exceptSchoolHolidays,
  };
}

/** Its name without a title of its own. */
function usualTitle(draft: EventDraft, teams: readonly OwnTeam[]): string {
  if (draft.type !== 'training') return matchTitle(draft, teams);
  return ['Training', teams.find(({ slug }) => slug === draft.team)?.name].filter(Boolean).join(' ');
}

function matchTitle({ type, team, opponent, side }: EventDraft, teams: readonly OwnTeam[]): string {
  const own = teams.find(({ slug }) => slug === team)?.matchName;
  if (type !== 'match' || !own || !opponent.trim()) return '';
  return (side === 'home' ? [own, opponent.trim()] : [opponent.trim(), own]).join(' – ');
}
