import type { EventChange, NewEvent } from '../contract/index.ts';
import { invalidEvent } from './event-errors.ts';
import { fieldsOf, type EventFields } from './event-row.ts';
import { changeTimes, readTime } from './event-times.ts';

/** Names of teams on a scoreboard, by slug. */
export type TeamNames = ReadonlyMap<string, string>;

type Change = Omit<EventChange, 'repeat' | 'scope' | 'version'>;

const NO_MATCH = {
  opponent: null,
  home: null,
  competition: null,
  goals_home: null,
  goals_away: null,
  result_note: null,
} as const;

/** An event with nothing but its type and start. */
export function emptyFields({ type, startDate }: NewEvent): EventFields {
  return {
    type,
    title: '',
    description: null,
    team: null,
    group_name: null,
    start_at: readTime(startDate, 'startDate'),
    end_at: null,
    all_day: false,
    color: '#dc2626',
    location: null,
    status: 'planned',
    reason: null,
    moved_from: null,
    active: true,
    except_holidays: false,
    except_school_holidays: false,
    ...NO_MATCH,
  };
}

/** The event after a change, normalised. Throws 400 for fields that contradict each other. */
export function changeFields(before: EventFields, change: Change, names: TeamNames): EventFields {
  const after = {
    ...fieldsOf(before),
    type: change.type ?? before.type,
    description: text(change.description, before.description),
    team: text(change.team, before.team),
    color: change.color ?? before.color,
    location: text(change.location, before.location),
    ...changeTimes(before, change),
  };
  if (after.team !== null) after.group_name = null;
  // Events of a deleted team can still be cancelled, moved and given to another one.
  if (after.team !== null && after.team !== before.team && !names.has(after.team))
    throw invalidEvent('team', 'Diese Mannschaft gibt es nicht.');
  Object.assign(after, changeStatus(before, change, after.start_at), changeMatch(before, change, after));
  after.title = change.title?.trim() ?? (hasOwnTitle(before, names) ? before.title : matchTitle(after, names));
  if (!after.title) throw invalidEvent('title', 'Das Feld „title“ in der Anfrage fehlt.');
  return after;
}

function text(change: string | null | undefined, before: string | null): string | null {
  return change === undefined ? before : change?.trim() || null;
}

function changeStatus(before: EventFields, change: Change, start: Date) {
  const status = change.status ?? before.status;
  const reason = text(change.reason, status === 'planned' ? null : before.reason);
  if (status === 'planned' && reason)
    throw invalidEvent('reason', 'Einen Grund haben nur abgesagte und verlegte Termine.');
  if (status === 'cancelled' && !reason) throw invalidEvent('reason', 'Zur Absage fehlt der Grund.');
  return { status, reason, moved_from: status === 'planned' ? null : movedFrom(before, status, start) };
}

function movedFrom(before: EventFields, status: EventFields['status'], start: Date): Date | null {
  const from = before.moved_from ?? (status === 'moved' ? before.start_at : null);
  return from?.getTime() === start.getTime() ? null : from;
}

function changeMatch(before: EventFields, change: Change, { type, team }: EventFields) {
  const match = {
    opponent: text(change.opponent, before.opponent),
    home: change.home === undefined ? before.home : change.home,
    competition: text(change.competition, before.competition),
    goals_home: change.goalsHome === undefined ? before.goals_home : change.goalsHome,
    goals_away: change.goalsAway === undefined ? before.goals_away : change.goalsAway,
    result_note: text(change.resultNote, before.result_note),
  };
  if (type !== 'match') return withoutMatch(change);
  if (team === null) throw invalidEvent('team', 'Zu einem Spiel gehört die Mannschaft.');
  if (match.opponent === null) throw invalidEvent('opponent', 'Zu einem Spiel gehört der Gegner.');
  if (match.home === null) throw invalidEvent('home', 'Zu einem Spiel gehört, ob es ein Heimspiel ist.');
  if ((match.goals_home === null) !== (match.goals_away === null))
    throw invalidEvent('goalsHome', 'Zu einem Ergebnis gehören die Tore beider Seiten.');
  return match;
}

function withoutMatch({ opponent, home, competition, goalsHome, goalsAway, resultNote }: Change) {
  const given = Object.entries({ opponent, home, competition, goalsHome, goalsAway, resultNote });
  const [field] = given.find(([, value]) => value !== undefined && value !== null) ?? [];
  if (field) throw invalidEvent(field, `Das Feld „${field}“ haben nur Spiele.`);
  return NO_MATCH;
}

function hasOwnTitle(before: EventFields, names: TeamNames): boolean {
  return before.title !== '' && before.title !== matchTitle(before, names);
}

/** The two sides, the host first; empty when it is no match. */
function matchTitle({ type, team, opponent, home, title }: EventFields, names: TeamNames): string {
  if (type !== 'match') return title;
  const own = names.get(team ?? '') ?? '';
  return (home ? [own, opponent] : [opponent, own]).join(' – ');
}
