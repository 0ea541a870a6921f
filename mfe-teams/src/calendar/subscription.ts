import type { TeamName } from '@portal/api/contract';
import { eventTypes } from '@portal/shared-ui/event-words';
import { teamName } from '../event/event-words.ts';
import type { CalendarView } from './calendar-view.ts';

/** The content of a subscription: a team or the whole club, all of it or one type of events. */
export type Subscription = {
  view: Pick<CalendarView, 'team' | 'type'>;
  /** All teams, to name the view's team. */
  teams: readonly Pick<TeamName, 'slug' | 'name'>[];
};

/** „1. Mannschaft, nur Spiel“. */
export function subjectOf({ view: { team, type }, teams }: Subscription): string {
  return [team ? teamName(team, teams) : 'Ganzer Verein', type ? `nur ${eventTypes[type]}` : 'alle Termine'].join(', ');
}

/** One way to subscribe, by the calendar that people use. */
type Way = { label: string; href: string; isFile?: boolean };

/** The addresses of the feed for calendars; `address` is for pasting elsewhere. */
export function waysTo(subscription: Subscription, origin: string): { address: string; ways: readonly Way[] } {
  const { team, type } = subscription.view;
  const path = `/api/calendar/${team || 'alle'}.ics${type && `?type=${type}`}`;
  const address = origin + path;
  const feed = address.replace(/^https?:/, 'webcal:');
  const named = encodeURIComponent(subjectOf(subscription));
  return {
    address,
    ways: [
      { label: 'iPhone, iPad, Mac', href: feed },
      { label: 'Google Kalender', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}` },
      {
        label: 'Outlook',
        href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${named}`,
      },
      { label: 'Als Datei laden, einmalig (.ics)', href: path, isFile: true },
    ],
  };
}
