import type { DfbnetImport } from '../../contract/index.ts';
import type { KnownRow } from '../../imports/import-runs.ts';
import type { NamedSide, ReadFixtures } from './fixture.ts';
import { nameKey, spelt, type OwnTeam, type WhoseName } from './own-teams.ts';

type Asked = { read: ReadFixtures; teams: readonly OwnTeam[]; known: ReadonlyMap<string, KnownRow> };
type Said = NonNullable<DfbnetImport['names']>;

/** Names of teams that known matches tell, and all of these that there are. */
export type KnownNames = { whose: WhoseName; all: readonly Said[number][] };

/**
 * Names of own teams in a file, as matches tell it that an earlier import has read: a team may be called another way
 * here since. A name that stands for two teams tells nothing.
 */
export function findKnownNames({ read, teams, known }: Asked): KnownNames {
  const ids = new Set(teams.map(({ id }) => id));
  const found = new Map<string, NamedSide & { teamIds: Set<string> }>();
  const ofMatch = groupByMatch(known);
  for (const { id, ageClass, host, guest } of read.fixtures)
    for (const { teamId, taken } of ofMatch.get(id) ?? []) {
      const [name, opponent] = taken['home'] ? [host, guest] : [guest, host];
      // The right to play at home may have changed since.
      if (!ids.has(teamId) || spelt(String(taken['opponent'])) !== spelt(opponent)) continue;
      const side = { ageClass, name };
      const { teamIds } = found.get(nameKey(side)) ?? { teamIds: new Set() };
      found.set(nameKey(side), { ...side, teamIds: teamIds.add(teamId) });
    }
  const all = [...found.values()].flatMap(({ teamIds, ...side }) => {
    const [teamId, ...others] = teamIds;
    return teamId === undefined || others.length > 0 ? [] : [{ ...side, teamId }];
  });
  const owners = new Map(all.map(({ teamId, ...side }) => [nameKey(side), teamId]));
  return { whose: (side) => owners.get(nameKey(side)), all };
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
