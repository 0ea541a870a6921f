import type { FootballData } from '@portal/api/contract';

type Team = FootballData['teams'][number];

/** The tabs of a team's page as visitors read them (docs/specification.md#1st-team-mannschaft). */
export const tabLabels = {
  table: 'Tabelle',
  matches: 'Spielplan',
  squad: 'Kader',
  stats: 'Statistik',
  liveticker: 'Liveticker',
} as const satisfies Record<keyof Team['tabs'], string>;

export const tabNames = Object.keys(tabLabels) as (keyof Team['tabs'])[];

/** Teams that the site shows the provider's tabs for. */
export const teamChoices = [
  ['1-mannschaft', '1. Mannschaft'],
  ['2-mannschaft', '2. Mannschaft'],
] as const;

/** A team without anything yet. */
export function blankTeam(team: string): Team {
  const none = { widgetId: null, url: null };
  return {
    team,
    url: '',
    frameUrl: null,
    tabs: { table: none, matches: none, squad: none, stats: none, liveticker: none },
  };
}

/** A provider without anything yet. */
export const blankProvider: FootballData = { name: '', clubUrl: '', scriptUrl: null, loadAtOnce: false, teams: [] };
