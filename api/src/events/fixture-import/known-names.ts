import type { KnownRow } from '../../imports/import-runs.ts';
import type { ReadFixtures } from './fixture.ts';
import { nameKey, spelt, type OwnTeam, type WhoseName } from './own-teams.ts';

type Asked = { read: ReadFixtures; teams: readonly OwnTeam[]; known: ReadonlyMap<string, KnownRow> };

/**
 * Names of own teams in a file, as matches tell it that an earlier import has read: a team may be called another way
 * here since. A name that stands for two teams tells nothing. It is not kept for later files: next season another team
 * may have the name.
 */
export function findKnownNames({ read, teams, known }: Asked): WhoseName {
  const ids = new Set(teams.map(({ id }) => id));
  const found = new Map<string, Set<string>>();
  const ofMatch = groupByMatch(known);
  for (const { id, ageClass, host, guest } of read.fixtures)
    for (const { teamId, taken } of ofMatch.get(id) ?? []) {
      const [name, opponent] = taken['home'] ? [host, guest] : [guest, host];
      // The right to play at home may have changed since.
      if (!ids.has(teamId) || spelt(String(taken['opponent'])) !== spelt(opponent)) continue;
      const key = nameKey({ ageClass, name });
      found.set(key, (found.get(key) ?? new Set()).add(teamId));
    }
  return (side) => {
    const [teamId, ...others] = found.get(nameKey(side)) ?? [];
    return others.length > 0 ? undefined : teamId;
  };
}

type OfMatch = { teamId: string; taken: KnownRow['taken'] };

/** The known rows of each match, one for each of our teams in it. */
function groupByMatch(known: ReadonlyMap<string, KnownRow>): Map<string, OfMatch[]> {
  const rows = new Map<string, OfMatch[]>();
  for (const [key, { taken }] of known) {
    const end = key.lastIndexOf('|');
    const id = key.slice(0, end);
    rows.set(id, [...(rows.get(id) ?? []), { teamId: key.slice(end + 1), taken }]);
  }
  return rows;
}
