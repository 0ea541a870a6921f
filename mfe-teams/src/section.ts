import type { Section } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { eventRangeKey } from './berlin/event-range.ts';
import { monthDays, readCalendar } from './calendar/calendar-view.ts';
import { calendarNames } from './event/event-path.ts';
import { fixtureNames, readFixtureFilter } from './fixtures/fixture-filter.ts';
import { matchesKey, NEXT_MATCH, teamKey, TEAMS, TRAINING_TIMES } from './teams-api.ts';

const MENU_GROUP = 'Mannschaften';

const today = () => dayOf(Date.now());

/** The teams: their pages, training times, fixtures and calendar; on the home page the next match, what is on today and live. */
export const section: Section = {
  name: 'teams',
  title: 'Mannschaften und Termine',
  icon: 'shirt',
  pages: [
    {
      path: '/mannschaft',
      title: '1. Mannschaft',
      description: 'Unsere 1. Mannschaft: Trainer, Trainingszeiten, Tabelle, Spielplan und Kader.',
      prefetch: 'immediate',
      prefetchRank: 2,
      skeleton: 'columns',
      menu: { label: '1. Mannschaft', order: 11, group: MENU_GROUP },
      data: () => [teamKey('1-mannschaft'), TRAINING_TIMES],
      load: () => import('./team/FirstTeamPage.tsx'),
    },
    {
      path: '/2-mannschaft',
      title: '2. Mannschaft',
      description: 'Unsere 2. Mannschaft: Trainer, Trainingszeiten, Tabelle, Spielplan und Kader.',
      prefetch: 'soon',
      prefetchRank: 2,
      skeleton: 'columns',
      menu: { label: '2. Mannschaft', order: 12, group: MENU_GROUP },
      data: () => [teamKey('2-mannschaft'), TRAINING_TIMES],
      load: () => import('./team/SecondTeamPage.tsx'),
    },
    {
      path: '/trainingszeiten',
      title: 'Trainingszeiten',
      description: 'Wann und wo unsere Mannschaften trainieren.',
      prefetch: 'immediate',
      prefetchRank: 5,
      skeleton: 'cards',
      menu: { label: 'Trainingszeiten', order: 13, group: MENU_GROUP },
      data: () => [TRAINING_TIMES, TEAMS],
      load: () => import('./training-times/TrainingTimesPage.tsx'),
    },
    {
      path: '/spielplan',
      title: 'Spielplan',
      description: 'Spielplan und Ergebnisse unserer Mannschaften.',
      prefetch: 'immediate',
      prefetchRank: 3,
      skeleton: 'table',
      query: Object.values(fixtureNames),
      menu: { label: 'Spielplan', order: 30 },
      data: ({ query }) => [matchesKey(readFixtureFilter(query)), TEAMS],
      load: () => import('./fixtures/FixturesPage.tsx'),
    },
    {
      path: '/kalender',
      title: 'Kalender',
      description: 'Alle Termine des Vereins.',
      prefetch: 'soon',
      prefetchRank: 6,
      skeleton: 'table',
      query: Object.values(calendarNames).filter((name) => name !== calendarNames.event),
      menu: { label: 'Kalender', order: 52, group: 'Medien' },
      data: ({ query }) => {
        const { month } = readCalendar(query);
        const { first, last } = monthDays(month || today().slice(0, 7));
        // Today's range shows the browser which day the server used as today.
        return [...(month ? [] : [eventRangeKey(today(), today())]), eventRangeKey(first, last), TEAMS];
      },
      load: () => import('./calendar/CalendarPage.tsx'),
    },
  ],
  widgets: {
    'next-match': {
      skeleton: 'scoreboard',
      data: () => [NEXT_MATCH, TEAMS],
      load: () => import('./next-match/NextClubMatch.tsx'),
    },
    'todays-events': {
      skeleton: 'table',
      data: () => [eventRangeKey(today(), today())],
      load: () => import('./todays-events/TodaysEvents.tsx'),
    },
    live: { skeleton: 'text', load: () => import('./live/LiveMatches.tsx') },
  },
};
