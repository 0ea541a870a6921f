import type { Fixture, LeftOut } from './fixture.ts';
import { inWords } from './in-words.ts';

type Found = { foreign: readonly Fixture[]; withoutMatch: readonly LeftOut[]; ownGrounds: ReadonlySet<string> };

/**
 * What is not taken, and why: matches in which none of our teams plays, and rows without a match. An association's export lists what is
 * played on a ground: those of others on one of ours come first, because the club has to know of them
 * (docs/decisions/2026-11-23-fixtures-of-associations.md); those of others elsewhere, which are most, come last.
 */
export function leftOutOf({ foreign, withoutMatch, ownGrounds }: Found): LeftOut[] {
  const isOnOurs = ({ more: { location } }: Fixture) => location !== undefined && ownGrounds.has(location);
  const listed = (fixtures: readonly Fixture[], reason: (fixture: Fixture) => string) =>
    fixtures.map((fixture) => ({ row: fixture.row, title: titleOf(fixture), reason: reason(fixture) }));
  return [
    ...listed(
      foreign.filter(isOnOurs),
      ({ more }) =>
        `Auf eurem Platz („${more.location}“), aber ohne eine eurer Mannschaften: Wann andere ihn belegen, führt der Kalender nicht.`,
    ),
    ...withoutMatch,
    ...listed(
      foreign.filter((fixture) => !isOnOurs(fixture)),
      () => 'Keine eurer Mannschaften spielt mit.',
    ),
  ];
}

/** A row as people read it. */
export function titleOf({ start, host, guest }: Pick<Fixture, 'start' | 'host' | 'guest'>): string {
  return `${inWords(start)} · ${host} – ${guest}`;
}
