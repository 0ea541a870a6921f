import type { Season, TeamSummary, UsualText } from '@portal/api/contract';
import { FOOTBALL_DATA_RESOURCE, type Section } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { TEAM_LIST_PATH } from '@portal/shared-ui/team-path';
import { eventRangeKey } from './berlin/event-range.ts';
import { monthDays, readCalendar } from './calendar/calendar-view.ts';
import { calendarNames } from './event/event-path.ts';
import { fixtureNames, readFixtureFilter } from './fixtures/fixture-filter.ts';
import { GROUP_PARAMETER } from './training-times/group-choice.ts';
import {
  DEPARTMENTS,
  matchesKey,
  SCOREBOARD,
  seasonKey,
  SEASONS,
  TEAM_NAMES,
  TEAM_SIDES,
  teamPageKeys,
  TEAMS,
  TRAINING_TIMES,
} from './teams-api.ts';

const MENU_GROUP = 'Mannschaften';

const today = () => dayOf(Date.now());

/**
 * The teams: their pages, training times, fixtures and calendar; on the home page the next match, today's events and
 * the live widget.
 */
export const section: Section = {
  name: 'teams',
  title: 'Mannschaften und Termine',
  icon: 'shirt',
  pages: [
    {
      path: '/mannschaft',
      title: '1. Mannschaft',
      description: 'Unsere 1. Mannschaft: wer dazugehört, wann sie trainiert und spielt.',
      prefetch: 'immediate',
      prefetchRank: 2,
      skeleton: 'columns',
      menu: { label: '1. Mannschaft', order: 11, group: MENU_GROUP },
      data: () => teamPageKeys('1-mannschaft'),
      load: () => import('./team/OwnTeamPage.tsx'),
    },
    {
      path: '/2-mannschaft',
      title: '2. Mannschaft',
      description: 'Unsere 2. Mannschaft: wer dazugehört, wann sie trainiert und spielt.',
      prefetch: 'soon',
      prefetchRank: 2,
      skeleton: 'columns',
      menu: { label: '2. Mannschaft', order: 12, group: MENU_GROUP },
      data: () => teamPageKeys('2-mannschaft'),
      load: () => import('./team/OwnTeamPage.tsx'),
    },
    {
      path: TEAM_LIST_PATH,
      title: 'Mannschaften',
      description: 'Alle Mannschaften des Vereins: Aktive, Jugend und alle anderen.',
      prefetch: 'idle',
      skeleton: 'cards',
      menu: { label: 'Alle Mannschaften', order: 13, group: MENU_GROUP },
      data: () => [TEAMS, DEPARTMENTS],
      load: () => import('./team-list/TeamListPage.tsx'),
    },
    {
      path: `${TEAM_LIST_PATH}/:slug`,
      title: 'Mannschaft',
      description: 'Eine Mannschaft des Vereins.',
      prefetch: 'idle',
      skeleton: 'columns',
      data: ({ params }) => teamPageKeys(params.slug ?? ''),
      entries: {
        resource: TEAMS,
        paths: (answer) => (answer as TeamSummary[]).map(({ slug }) => `${TEAM_LIST_PATH}/${slug}`),
      },
      load: () => import('./team/ListedTeamPage.tsx'),
    },
    {
      path: '/trainingszeiten',
      title: 'Trainingszeiten',
      description: 'Wann und wo unsere Mannschaften trainieren.',
      prefetch: 'immediate',
      prefetchRank: 5,
      skeleton: 'cards',
      query: [GROUP_PARAMETER],
      menu: { label: 'Trainingszeiten' satisfies UsualText<'menu-trainingszeiten'>, order: 14, group: MENU_GROUP },
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
      menu: { label: 'Spielplan' satisfies UsualText<'menu-spielplan'>, order: 30 },
      data: ({ query }) => [
        matchesKey(readFixtureFilter(query)),
        TEAM_SIDES,
        TEAM_NAMES,
        FOOTBALL_DATA_RESOURCE,
        SEASONS,
      ],
      load: () => import('./fixtures/FixturesPage.tsx'),
    },
    {
      path: '/archiv',
      title: 'Archiv',
      description: 'Frühere Saisons: Mannschaften, Kader und Ergebnisse.',
      prefetch: 'never',
      skeleton: 'text',
      listed: false,
      data: () => [SEASONS],
      load: () => import('./archive/ArchivePage.tsx'),
    },
    {
      path: '/archiv/:slug',
      title: 'Saison',
      description: 'Eine frühere Saison: Mannschaften, Kader und Ergebnisse.',
      prefetch: 'never',
      listed: true,
      skeleton: 'table',
      data: ({ params }) => [seasonKey(params.slug ?? '')],
      entries: {
        resource: SEASONS,
        paths: (answer) => (answer as Season[]).map(({ slug }) => `/archiv/${slug}`),
      },
      load: () => import('./archive/SeasonPage.tsx'),
    },
    {
      path: '/kalender',
      title: 'Kalender',
      description: 'Alle Termine des Vereins.',
      prefetch: 'soon',
      prefetchRank: 6,
      skeleton: 'table',
      query: Object.values(calendarNames).filter((name) => name !== calendarNames.event),
      menu: { label: 'Kalender' satisfies UsualText<'menu-kalender'>, order: 52, group: 'Medien' },
      data: ({ query }) => {
        const { month } = readCalendar(query);
        const { first, last } = monthDays(month || today().slice(0, 7));
        // Today's range shows the browser which day the server used as today.
        return [...(month ? [] : [eventRangeKey(today(), today())]), eventRangeKey(first, last), TEAM_NAMES];
      },
      load: () => import('./calendar/CalendarPage.tsx'),
    },
    {
      path: '/anbieter-test',
      title: 'Anbieter testen',
      description: 'Was der Anbieter von Tabellen und Spielständen zeigt.',
      prefetch: 'never',
      listed: false,
      query: ['team'],
      data: () => [TEAM_NAMES, FOOTBALL_DATA_RESOURCE],
      load: () => import('./provider-test/ProviderTestPage.tsx'),
    },
  ],
  widgets: {
    'next-match': {
      skeleton: 'scoreboard',
      data: () => [SCOREBOARD, TEAM_SIDES],
      load: () => import('./next-match/NextClubMatch.tsx'),
    },
    'todays-events': {
      skeleton: 'table',
      data: () => [eventRangeKey(today(), today()), TEAM_NAMES],
      load: () => import('./todays-events/TodaysEvents.tsx'),
    },
    live: {
      skeleton: 'text',
      data: () => [TEAM_NAMES, FOOTBALL_DATA_RESOURCE],
      load: () => import('./live/LiveMatches.tsx'),
    },
  },
};
