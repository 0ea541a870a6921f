import type {
  ChangeScope,
  EditableEvent,
  EventChange,
  EventType,
  NewEvent,
  OwnTeam,
  Repetition,
  Weekday,
} from '@portal/api/contract';
import { addDays, clockOf, type Day, dayOf, weekdayIndex, timeOf, type Clock } from '@portal/shared-ui/calendar-days';
import { weekdays } from '@portal/shared-ui/calendar-words';
import { lastDayOf } from '@portal/shared-ui/events-by-day';
import { EVENT_COLOR } from '@portal/shared-ui/event-words';

/** What the form holds: days and clock times as people say them, texts without null. */
export type EventDraft = {
  type: EventType;
  /** Slug; '' for the whole club. */
  team: string;
  title: string;
  description: string;
  day: Day;
  start: Clock;
  lastDay: Day;
  /** '' for an open end. */
  end: Clock;
  allDay: boolean;
  location: string;
  /** '' for that of its kind. */
  color: string;
  opponent: string;
  side: 'home' | 'away';
  competition: string;
  repeats: boolean;
  weekdays: Weekday[];
  /** Weeks, as a choice list has them. */
  interval: string;
  /** '' for no end. */
  until: Day;
  exceptHolidays: boolean;
  exceptSchoolHolidays: boolean;
  /** What a change of one date of a series reaches. */
  scope: ChangeScope;
};

const WEEK = weekdays.map(([day]) => day);

/** Default length of a new series in weeks. */
const USUAL_WEEKS = 12;

/** The colour of each kind in the calendar. */
const COLORS: Readonly<Record<EventType, string>> = { training: '#15803d', match: EVENT_COLOR, event: '#1d4ed8' };

/** A blank event on a day. */
export function newDraft(day: Day, type: EventType, team: string): EventDraft {
  const [start, end] = { training: ['19:00', '20:30'], match: ['15:00', ''], event: ['18:00', ''] }[type];
  return {
    type,
    team,
    title: '',
    description: '',
    day,
    start: start ?? '',
    lastDay: day,
    end: end ?? '',
    allDay: false,
    location: '',
    color: '',
    opponent: '',
    side: 'home',
    competition: '',
    repeats: false,
    weekdays: [WEEK[weekdayIndex(day)] ?? 'monday'],
    interval: '1',
    until: addDays(day, 7 * USUAL_WEEKS),
    exceptHolidays: false,
    exceptSchoolHolidays: false,
    scope: 'this',
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
    lastDay: lastDayOf(event),
    end: event.allDay || !event.endDate ? '' : clockOf(event.endDate),
    allDay: event.allDay,
    location: event.location ?? '',
    color: event.color === COLORS[event.type] || event.color === EVENT_COLOR ? '' : event.color,
    opponent: event.opponent ?? '',
    side: event.home === false ? 'away' : 'home',
    competition: event.competition ?? '',
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
    ...(draft.repeats && !isMatch && { repeat: repetitionOf(draft) }),
  };
}

/** Only what somebody has changed, so that the dates of a series keep what is their own. */
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

// Missing values stay empty, so that the contract refuses them.
function startOf({ allDay, day, start }: EventDraft): string {
  if (!day || (!allDay && !start)) return '';
  return timeOf(day, allDay ? '00:00' : start);
}

function endOf({ allDay, day, lastDay, end, type }: EventDraft): string | null {
  if (!day) return null;
  const last = type === 'event' && lastDay > day ? lastDay : day;
  if (allDay) return timeOf(addDays(last, 1));
  return end ? timeOf(last, end) : null;
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

/** What it is called without a title of its own. */
function usualTitle(draft: EventDraft, teams: readonly OwnTeam[]): string {
  if (draft.type !== 'training') return matchTitle(draft, teams);
  return ['Training', teams.find(({ slug }) => slug === draft.team)?.name].filter(Boolean).join(' ');
}

function matchTitle({ type, team, opponent, side }: EventDraft, teams: readonly OwnTeam[]): string {
  const own = teams.find(({ slug }) => slug === team)?.matchName;
  if (type !== 'match' || !own || !opponent.trim()) return '';
  return (side === 'home' ? [own, opponent.trim()] : [opponent.trim(), own]).join(' – ');
}
