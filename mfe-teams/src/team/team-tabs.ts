import type { Matches } from '@portal/api/contract';
import type { TabName } from '@portal/shared-ui/football-provider';

/** The tabs of a team's page, the first one is open (docs/specification.md#4-states-and-transitions). */
export const teamTabs = [
  { id: 'table', label: 'Tabelle' },
  { id: 'matches', label: 'Spielplan' },
  { id: 'squad', label: 'Kader' },
  { id: 'stats', label: 'Statistik' },
  { id: 'liveticker', label: 'Liveticker' },
] as const satisfies readonly { id: TabName; label: string }[];

/** Whether a team has matches to come or to look back at. */
export function hasMatches(matches: Matches | undefined): boolean {
  return matches !== undefined && matches.fixtures.length + matches.results.length > 0;
}
