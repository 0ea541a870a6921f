import type { EditableEvent, OwnTeam } from '@portal/api/contract';

/** The two sides of a match as a scoreboard calls them, the host first. */
export function matchSides({ team, opponent, home }: EditableEvent, teams: readonly OwnTeam[]): [string, string] {
  const own = teams.find(({ slug }) => slug === team)?.matchName ?? 'Unsere Mannschaft';
  const other = opponent ?? 'Gegner';
  return home === false ? [other, own] : [own, other];
}
