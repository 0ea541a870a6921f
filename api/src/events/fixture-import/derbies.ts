import type { KnownRow } from '../../imports/import-runs.ts';
import type { Fixture, NamedSide, ReadFixtures } from './fixture.ts';
import type { OwnTeam, WhoseName } from './own-teams.ts';

type Asked = {
  read: ReadFixtures;
  /** Whose calendar it is. */
  teamId: string;
  teams: readonly OwnTeam[];
  /** The owner of a name in this calendar. */
  whose: WhoseName;
  /** The owner of a name as somebody has said, for this or another calendar. */
  learnt: WhoseName;
  said: readonly NamedSide[];
  known: ReadonlyMap<string, KnownRow>;
};

/** The other own team of a match, and of a name that needs no question. */
export type Derbies = { of: (fixture: Fixture, name: string) => string | null; whose: WhoseName };

export const NO_DERBIES: Derbies = { of: () => null, whose: () => undefined };

/**
 * Matches of a team's calendar against another team of ours, which stand for both as those from DFBnet do. A calendar
 * names no age group, „SV Musterstadt II“ is another team in each: answers for one do not hold for the next, so each is
 * asked once.
 */
export function findDerbies({ read, teamId, teams, whose, learnt, said, known }: Asked): Derbies {
  const ids = new Set(teams.map(({ id }) => id));
  const saidNow = new Set(said.map(({ name }) => name));
  const found = new Map<string, string>();
  const open = new Set<string>();
  for (const { id, ageClass, host, guest } of read.fixtures)
    for (const [own, name] of [
      [host, guest],
      [guest, host],
    ] as const) {
      const other = learnt({ ageClass, name });
      if (!other || other === teamId || !ids.has(other) || whose({ ageClass, name: own }) !== teamId) continue;
      if (saidNow.has(name) || known.has(`${id}|${other}`)) found.set(`${id}\n${name}`, other);
      else open.add(name);
    }
  const named = new Map([...found].map(([key, other]) => [key.slice(key.indexOf('\n') + 1), other]));
  return {
    of: ({ id }, name) => found.get(`${id}\n${name}`) ?? null,
    whose: ({ name }) => (open.has(name) ? undefined : named.get(name)),
  };
}
