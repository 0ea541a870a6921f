import type { DfbnetImport, ImportReport } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { fold } from '../../rich-text/fold.ts';
import type { Fixture, NamedSide } from './fixture.ts';

/** A team of ours, as far as files of an association speak of it. */
export type OwnTeam = { id: string; slug: string; name: string; match_name: string; group: string | null };

type Said = NonNullable<DfbnetImport['names']>;

/** Finds the team of a name: its id, null for none of ours, undefined when nobody has said. */
export type WhoseName = (side: NamedSide) => string | null | undefined;

const CLUB_WORDS =
  'sport verein sportverein fussball fussballverein fussballclub club turn turnverein turnundsportverein spvgg spielvereinigung jugend mannschaft herren damen frauen mein'.split(
    ' ',
  );
const MOST_NAMES = 200;

/** Teams that are not deleted. */
export function findOwnTeams(db: Database): Promise<OwnTeam[]> {
  return db('teams')
    .whereNull('deleted_at')
    .orderBy('sort_order')
    .select<OwnTeam[]>('id', 'slug', 'name', 'match_name', 'group');
}

/**
 * Names as earlier imports have learnt them, and as an editor says now. Only whole names count: half of one is another
 * club's.
 */
export async function learntNames(db: Database, said: Said = []): Promise<WhoseName> {
  const stored = await db('team_names').select<{ age_class: string; name: string; team_id: string | null }[]>();
  const known = new Map<string, string | null>([
    ...stored.map(({ age_class, name, team_id }) => [nameKey({ ageClass: age_class, name }), team_id] as const),
    ...said.map(({ teamId, ...side }) => [nameKey(side), teamId] as const),
  ]);
  return (side) => known.get(nameKey(side));
}

/** Keeps what an editor has said. */
export async function learnNames(trx: Database, said: Said = []): Promise<void> {
  const ids = new Set((await findOwnTeams(trx)).map(({ id }) => id));
  const meant = said.filter(({ teamId }) => teamId === null || ids.has(teamId));
  const rows = new Map(
    meant.map(({ ageClass, name, teamId }) => [
      nameKey({ ageClass, name }),
      { age_class: spelt(ageClass), name: spelt(name), team_id: teamId },
    ]),
  );
  if (rows.size > 0)
    await trx('team_names')
      .insert([...rows.values()])
      .onConflict(['age_class', 'name'])
      .merge();
}

/** The team of exactly this name, if there is one of this age group. */
export function namedTeam(teams: readonly OwnTeam[], { ageClass, name }: NamedSide): OwnTeam | undefined {
  return onlyOfAge(
    teams.filter(({ match_name }) => spelt(match_name) === spelt(name)),
    ageClass,
  );
}

function onlyOfAge(teams: readonly OwnTeam[], ageClass: string): OwnTeam | undefined {
  const [team, ...others] = teams.filter((each) => isOfAge(each, ageClass));
  return others.length === 0 ? team : undefined;
}

/** The names of a file, those that look like ours first; only names that somebody should assign are unclear. */
export async function listNames(
  db: Database,
  {
    fixtures,
    teams,
    others,
    whose,
  }: { fixtures: readonly Fixture[]; teams: readonly OwnTeam[]; others: readonly OwnTeam[]; whose: WhoseName },
): Promise<NonNullable<ImportReport['names']>> {
  const club = await findClub(db);
  const isOurs = looksLikeOurs(club, teams);
  // Files of associations have one name for teams of several ages.
  const ownNames = new Set([club?.short_name ?? '', ...others.map(({ match_name }) => match_name)].map(spelt));
  const sides = new Map(
    fixtures.flatMap(({ ageClass, host, guest }) =>
      [host, guest].map((name) => [nameKey({ ageClass, name }), { ageClass, name }] as const),
    ),
  );
  const names = [...sides.values()].map((side) => {
    const teamId = whose(side);
    const hasOwnName = ownNames.has(spelt(side.name));
    const guess = hasOwnName
      ? (namedTeam(teams, side) ?? namedTeam(others, side) ?? onlyOfAge(others, side.ageClass))
      : undefined;
    return {
      ...side,
      ...(teamId !== undefined && { teamId }),
      guess: guess?.id ?? null,
      isUnclear: teamId === undefined && (hasOwnName || isOurs(side.name)),
    };
  });
  return names
    .toSorted((a, b) => Number(b.isUnclear) - Number(a.isUnclear) || Number(!a.teamId) - Number(!b.teamId))
    .slice(0, MOST_NAMES);
}

type Club = { name: string; short_name: string; town: string } | undefined;

function findClub(db: Database): Promise<Club> {
  return db('settings').first<Club>('name', 'short_name', 'town');
}

function looksLikeOurs(club: Club, teams: readonly OwnTeam[]): (name: string) => boolean {
  const texts = [club?.name, club?.short_name, club?.town, ...teams.map(({ match_name }) => match_name)];
  const words = new Set(texts.flatMap((text) => wordsOf(text ?? '')));
  return (name) => wordsOf(name).some((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z]/)
    .filter((word) => word.length >= 4 && !CLUB_WORDS.includes(word));
}

/**
 * Whether a team may be of the age group that DFBnet calls so, „A-Junioren“ or „Herren Ü32“; when in doubt it is not.
 */
function isOfAge({ name, group }: OwnTeam, ageClass: string): boolean {
  if (ageClass === '') return true;
  const [wanted, own] = [fold(ageClass), fold(name)];
  const has = (pattern: RegExp) => pattern.test(wanted) === pattern.test(own);
  const isYoung = /jun|jugend|bambini|kinder/.test(wanted);
  if (isYoung !== (group === 'youth') || !has(/frauen|damen|maedchen|juniorinnen/) || !has(/alt|ue ?[0-9]/))
    return false;
  return !isYoung || (/^[a-g]/.test(wanted) && wanted.charAt(0) === /^([a-g])[0-9]?[- ]/.exec(own)?.[1]);
}

/** A name of an age group, to compare by. */
export function nameKey({ ageClass, name }: NamedSide): string {
  return `${spelt(ageClass)}\n${spelt(name)}`;
}

/** Ignores case and the number of blanks. */
export function spelt(text: string): string {
  return text.toLocaleLowerCase('de-DE').split(/\s+/).filter(Boolean).join(' ');
}
