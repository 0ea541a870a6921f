import type { Cancellation, Notice } from '@portal/api/contract';
import { clockOf, dayOf } from '@portal/shared-ui/calendar-days';
import { shortDay } from '@portal/shared-ui/event-words';
import { teamPath } from '@portal/shared-ui/team-path';

/** More cancellations than this on one day for one reason are shown as a number. */
const MOST_NAMED = 4;

/** A line at the top of a page: a word for its urgency, and the text. */
export type NoticeLine = { key: string; level: Notice['level']; label: string; text: string };

/**
 * The input of the lines at the top of pages; `now` in ms is undefined while the time is unknown: then nothing is over.
 */
type Told = { notices: readonly Notice[]; cancellations: readonly Cancellation[]; now: number | undefined };

/** The lines of the page at a path: warnings, cancelled events, hints. */
export function noticesOfPage(pathname: string, { notices, cancellations, now = 0 }: Told): NoticeLine[] {
  const shown = notices.filter(({ pages, activeUntil }) => isMeant(pages, pathname) && Date.parse(activeUntil) > now);
  const linesOf = (level: Notice['level']) => shown.filter((notice) => notice.level === level).map(lineOfNotice);
  const today = dayOf(now);
  const gone = cancellations.filter((event) => isNamed(pagesOf(event), pathname) && event.lastDay >= today);
  return [...linesOf('warning'), ...linesOfCancellations(gone), ...linesOf('info')];
}

/** A notice without pages is meant for all. */
function isMeant(pages: readonly string[], pathname: string): boolean {
  return pages.length === 0 || isNamed(pages, pathname);
}

function isNamed(pages: readonly string[], pathname: string): boolean {
  return pages.some((page) => pathname === page || (page !== '/' && pathname.startsWith(`${page}/`)));
}

/** The pages on which people look for an event; a match of two own teams has its second row for its team's page. */
function pagesOf({ type, team, toldTwice }: Cancellation): string[] {
  return [
    ...(toldTwice ? [] : ['/', '/kalender', ...(type === 'match' ? ['/spielplan'] : [])]),
    ...(type === 'training' ? ['/trainingszeiten'] : []),
    ...(team ? [teamPath(team)] : []),
  ];
}

function lineOfNotice({ id, level, text }: Notice): NoticeLine {
  return { key: id, level, label: level === 'warning' ? 'Achtung:' : 'Hinweis:', text };
}

/** One line for all events cancelled for the same reason on the same day: „Do., 26.11. fällt aus: …“. */
function linesOfCancellations(cancellations: readonly Cancellation[]): NoticeLine[] {
  const keyOf = ({ day, reason }: Cancellation) => `${day} ${reason ?? ''}`;
  const keys = [...new Set(cancellations.map(keyOf))];
  return keys.map((key) => {
    const group = cancellations.filter((cancellation) => keyOf(cancellation) === key);
    const named = group.slice(0, MOST_NAMED).map(nameOf);
    const others = group.length - named.length;
    const [day, reason] = [key.slice(0, 10), key.slice(11)];
    return {
      key,
      level: 'warning',
      label: `${shortDay(day)} ${group.length === 1 ? 'fällt' : 'fallen'} aus:`,
      text: `${named.join(', ')}${others > 0 ? ` und ${others} weitere` : ''}${reason && ` – ${reason}`}`,
    };
  });
}

/** A match's title ends with the opponent, to whom the team's name would seem to belong. */
function nameOf({ type, title, teamName, allDay, startDate }: Cancellation): string {
  const apart = type === 'match' ? ' · ' : ' ';
  const name = teamName && !title.includes(teamName) ? title + apart + teamName : title;
  return allDay ? name : `${name} (${clockOf(startDate)} Uhr)`;
}
