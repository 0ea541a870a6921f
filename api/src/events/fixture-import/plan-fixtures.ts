import type { DfbnetImport, ImportReport, ImportRow } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { notFound } from '../../errors.ts';
import { findKnownRows, type KnownRow } from '../../imports/import-runs.ts';
import { mergeThreeWays, toldFields, type Merged, type Values } from '../../imports/merge.ts';
import { reportOf, type PlannedRow } from '../../imports/report.ts';
import { presentMatches } from '../event-queries.ts';
import type { EventRow } from '../event-row.ts';
import { toClock } from './clock.ts';
import { findDerbies, NO_DERBIES } from './derbies.ts';
import { findEntered } from './entered-matches.ts';
import type { Fixture, OwnFixture, Problem, ReadFixtures } from './fixture.ts';
import { inWords } from './in-words.ts';
import { findKnownNames } from './known-names.ts';
import { leftOutOf } from './left-out.ts';
import { cancellationInWords, liftCancellation } from './lift-cancellation.ts';
import { findOwnTeams, learntNames, listNames, namedTeam, type OwnTeam, type WhoseName } from './own-teams.ts';

/** One match of the file, and what it would change here. */
export type PlannedFixture = {
  own: OwnFixture;
  team: OwnTeam;
  /** The existing row; undefined for a new match. */
  row: EventRow | undefined;
  known: KnownRow | undefined;
  merged: Merged;
  state: PlannedRow['state'];
};

type Plan = { report: ImportReport; fixtures: PlannedFixture[] };

type Asked = {
  kind: 'dfbnet' | 'ical';
  read: ReadFixtures;
  /** Whose calendar it is; all teams' without one. */
  teamId?: string;
  names?: DfbnetImport['names'];
};

const LABELS: Readonly<Record<string, string>> = {
  start: 'Anstoß',
  opponent: 'Gegner',
  home: 'Heimspiel',
  competition: 'Wettbewerb',
  location: 'Ort',
  result: 'Ergebnis',
  resultNote: 'Zusatz zum Ergebnis',
  cancelled: 'Abgesagt',
};

/** Fields of a new match to report besides its time and opponent: nobody would look for them in the calendar. */
const TOLD_OF_NEW = ['result', 'resultNote', 'cancelled'];

/** The changes that a file would make, against the existing rows and the last import. Writes nothing. */
export async function planFixtures(db: Database, { kind, read, teamId, names: said }: Asked): Promise<Plan> {
  const all = await findOwnTeams(db);
  const teams = teamId === undefined ? all : all.filter(({ id }) => id === teamId);
  if (teamId !== undefined && teams.length === 0) throw notFound('Diese Mannschaft gibt es nicht.');
  const learnt = await learntNames(db, said ?? []);
  const always = teamId === undefined ? undefined : alwaysThere(read);
  const known = await findKnownRows(db, kind);
  const told = findKnownNames({ read, teams, known });
  const whose = once((side) => {
    const id = learnt(side);
    if (id === null) return null;
    if (all.some((team) => team.id === id)) return teams.some((team) => team.id === id) ? id : undefined;
    return namedTeam(teams, side)?.id ?? told(side) ?? (side.name === always ? teamId : undefined);
  });
  const derbies =
    teamId === undefined
      ? NO_DERBIES
      : findDerbies({ read, teamId, teams: all, whose, learnt, said: said ?? [], known });
  const { own, problems } = ownFixtures(read, (fixture, name) => {
    const { ageClass } = fixture;
    return whose({ ageClass, name }) ?? derbies.of(fixture, name);
  });
  const planned = await compare(db, { own, teams: all, known });
  const names = await listNames(db, {
    fixtures: read.fixtures,
    teams,
    others: all,
    whose: (side) => derbies.whose(side) ?? whose(side),
  });
  const unclear = new Set(
    names.filter(({ isUnclear }) => isUnclear).map(({ ageClass, name }) => `${ageClass}\n${name}`),
  );
  const without = read.fixtures.filter(({ ageClass, host, guest }) =>
    [host, guest].every((name) => !whose({ ageClass, name })),
  );
  const foreign = without.filter(
    ({ ageClass, host, guest }) => ![host, guest].some((name) => unclear.has(`${ageClass}\n${name}`)),
  );
  const atHome = read.fixtures.filter(({ ageClass, host }) => whose({ ageClass, name: host }));
  const { warnings = [] } = read;
  const report = reportOf({
    rows: planned.map(toPlannedRow),
    problems,
    unclear: without.length - foreign.length,
    leftOut: leftOutOf({
      foreign,
      withoutMatch: read.withoutMatch ?? [],
      ownGrounds: new Set(atHome.flatMap(({ more: { location } }) => location ?? [])),
    }),
    names,
    ...(warnings.length > 0 && { warnings }),
  });
  return { report, fixtures: planned };
}

/** A name stands in a file hundreds of times. */
function once(whose: WhoseName): WhoseName {
  const known = new Map<string, ReturnType<WhoseName>>();
  return (side) => {
    const key = `${side.ageClass}\n${side.name}`;
    if (!known.has(key)) known.set(key, whose(side));
    return known.get(key);
  };
}

/** The one name that plays in every match of a team's calendar. */
function alwaysThere({ fixtures }: ReadFixtures): string | undefined {
  const [first, ...others] = fixtures;
  if (!first || others.length === 0) return undefined;
  const [name, ...more] = [first.host, first.guest].filter((side) =>
    others.every(({ host, guest }) => host === side || guest === side),
  );
  return more.length === 0 ? name : undefined;
}

type WhoseSide = (fixture: Fixture, name: string) => string | null;

function ownFixtures(read: ReadFixtures, whose: WhoseSide): { own: OwnFixture[]; problems: Problem[] } {
  const found = new Map<string, OwnFixture>();
  const problems = [...read.problems];
  for (const fixture of read.fixtures) {
    const { id, row, host, guest, start, movedFrom = null, more } = fixture;
    for (const [name, opponent, home] of [
      [host, guest, true],
      [guest, host, false],
    ] as const) {
      const teamId = whose(fixture, name);
      if (!teamId) continue;
      const { goalsHome, goalsAway, ...others } = more;
      const result = goalsHome === undefined ? {} : { result: `${goalsHome}:${goalsAway}` };
      const key = `${id}|${teamId}`;
      const values = { start, opponent, home, ...others, ...result };
      const above = found.get(key);
      if (!above) found.set(key, { key, teamId, row, movedFrom, values });
      // A match of two own teams is named once.
      else if (JSON.stringify(above.values) !== JSON.stringify(values) && problems.at(-1)?.row !== row)
        problems.push({ row, text: `Die Kennung „${id}“ steht schon weiter oben, mit anderen Angaben.` });
    }
  }
  return { own: [...found.values()], problems };
}

type Compared = { own: readonly OwnFixture[]; teams: readonly OwnTeam[]; known: ReadonlyMap<string, KnownRow> };

async function compare(db: Database, { own, teams, known }: Compared): Promise<PlannedFixture[]> {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const knownIds = own.flatMap(({ key }) => known.get(key)?.rowId ?? []);
  const rows = new Map((await presentMatches(db).whereIn('events.id', knownIds)).map((row) => [row.id, row]));
  const entered = await findEntered(db, {
    // A match that was deleted here may have been entered again by hand.
    own: own.filter(({ key }) => !rows.has(known.get(key)?.rowId ?? '')),
    teams: byId,
    taken: new Set(knownIds),
    brought: new Set([...known.values()].map(({ rowId }) => rowId)),
  });
  return own.flatMap((each) => {
    const team = byId.get(each.teamId);
    if (!team) return [];
    const last = known.get(each.key);
    const knownRow = last && rows.has(last.rowId) ? last : undefined;
    const row = knownRow ? rows.get(knownRow.rowId) : entered.get(each.key);
    // A file that does not speak of it has brought none that is cancelled, or has more than its result.
    const base = knownRow && { cancelled: false, resultNote: null, ...knownRow.taken };
    const { own: fixture, merged } = liftCancellation(row, {
      own: each,
      merged: row ? mergeThreeWays(base, valuesOf(row), each.values) : { take: [], keep: [], ask: [] },
    });
    const state = last && !row ? 'kept' : stateOf(row, merged);
    return [{ own: fixture, team, row, known: knownRow, merged, state }];
  });
}

/** An existing row, in the values of an import. */
function valuesOf(row: EventRow): Values {
  return {
    start: toClock(row.start_at, row.all_day),
    opponent: row.opponent,
    home: row.home,
    competition: row.competition,
    location: row.location,
    result: row.goals_home === null ? null : `${row.goals_home}:${row.goals_away}`,
    resultNote: row.result_note,
    cancelled: row.status === 'cancelled',
  };
}

function stateOf(row: EventRow | undefined, { take, keep, ask }: Merged): PlannedRow['state'] {
  if (!row) return 'new';
  if (ask.length > 0) return 'conflict';
  if (take.includes('start')) return 'moved';
  if (take.length > 0) return 'changed';
  return keep.length > 0 ? 'kept' : 'same';
}

function toPlannedRow({ own, team, row, merged, state }: PlannedFixture): PlannedRow {
  const { start, opponent, home } = own.values;
  const sides = home ? [team.match_name, opponent] : [opponent, team.match_name];
  const mine: Values = row ? valuesOf(row) : {};
  const told = state === 'new' ? TOLD_OF_NEW.filter((field) => own.values[field]) : toldFields(merged);
  const cancellation = row ? cancellationInWords(row, own.values, merged) : [];
  const others = cancellation.length > 0 ? told.filter((field) => field !== 'cancelled') : told;
  const changes: ImportRow['changes'] = others.map((field) => ({
    field: LABELS[field] ?? field,
    before: inWords(mine[field]),
    after: inWords(own.values[field]),
  }));
  const title = `${inWords(start)} · ${sides.join(' – ')}${state === 'kept' && !row ? ' (hier gelöscht)' : ''}`;
  return { key: own.key, state, title, changes: [...changes, ...cancellation], version: row?.version ?? null };
}
