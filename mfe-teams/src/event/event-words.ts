import type { ClubEvent, TeamName } from '@portal/api/contract';
import { clockOf, dayOf } from '@portal/shared-ui/calendar-days';
import { dayAndMonth, eventStates, hoursOfDay } from '@portal/shared-ui/event-words';
import { lastDayOf } from '@portal/shared-ui/events-by-day';

/**
 * `19:00 – 20:30 Uhr`, `19:00 Uhr` with an open end, `Ganztägig`; over several days
 * `28.11., 11:00 – 29.11., 20:00 Uhr`.
 */
export function eventHours({ allDay, startDate, endDate }: ClubEvent): string {
  const [first, last] = [dayOf(startDate), lastDayOf({ startDate, endDate })];
  if (endDate === null || last === first) return hoursOfDay({ allDay, startDate, endDate });
  const [from, to] = [dayAndMonth(first), dayAndMonth(last)];
  return allDay ? `${from} – ${to}` : `${from}, ${clockOf(startDate)} – ${to}, ${clockOf(endDate)} Uhr`;
}

type Noted = Pick<ClubEvent, 'status' | 'reason' | 'resultNote'>;

/** The notice beside an event that is not as planned: „Abgesagt: Platz gesperrt“, „Wertung“; '' for one that is. */
export function eventNotice({ status, reason, resultNote }: Noted): string {
  if (resultNote && status !== 'cancelled') return resultNote;
  if (status === 'planned') return '';
  return reason ? `${eventStates[status]}: ${reason}` : eventStates[status];
}

type Titled = Pick<ClubEvent, 'type' | 'title' | 'team' | 'opponent' | 'home'>;

/**
 * A title short enough for a day of the month: „1. bei TSV Bergheide“ for a match of the 1. Mannschaft, any other title
 * as it is.
 */
export function shortTitle(event: Titled, teams: readonly Pick<TeamName, 'slug' | 'name'>[]): string {
  const { type, title, team, opponent, home } = event;
  if (type !== 'match' || !opponent || home === null) return title;
  const name = team && teamName(team, teams);
  return [name?.replace(/ Mannschaft$/, ''), home ? 'gegen' : 'bei', opponent].filter(Boolean).join(' ');
}

/** A team's name; made from its slug if it is not among the teams, as after a deletion. */
export function teamName(slug: string, teams: readonly Pick<TeamName, 'slug' | 'name'>[]): string {
  return teams.find((team) => team.slug === slug)?.name ?? teamLabel(slug);
}

/** A team's name from its slug: '1-mannschaft' → '1. Mannschaft', 'a-jugend' → 'A-Jugend'. */
export function teamLabel(slug: string): string {
  const senior = /^(\d+)-mannschaft$/.exec(slug);
  if (senior) return `${senior[1]}. Mannschaft`;
  const words = slug.split('-').map((word) => word.charAt(0).toLocaleUpperCase('de-DE') + word.slice(1));
  return words.join(words[0]?.length === 1 ? '-' : ' ');
}
