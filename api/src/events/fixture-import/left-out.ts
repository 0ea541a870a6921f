import type { Fixture, LeftOut } from './fixture.ts';
import { inWords } from './in-words.ts';

type Found = { foreign: readonly Fixture[]; withoutMatch: readonly LeftOut[]; ownGrounds: ReadonlySet<string> };

/**
 * Rows that are not taken, and why: matches in which none of our teams plays, and rows without a match. An
 * association's export lists all matches on a ground: those of others on one of ours come first, because the club has
 * to know of them (docs/decisions/2026-11-23-fixtures-of-associations.md); those of others elsewhere, which are most,
 * come last.
 */
export function leftOutOf({ foreign, withoutMatch, ownGrounds }: Found): LeftOut[] {
  const isOnOurs = ({ more: { location } }: Fixture) => location !== undefined && ownGrounds.has(location);
  const onOurs = foreign.filter(isOnOurs).map((fixture): LeftOut => {
    const reason = `Auf eurem Platz („${fixture.more.location}“), aber ohne eine eurer Mannschaften.`;
    return { row: fixture.row, title: titleOf(fixture), reason, onOwnGround: true };
  });
  const elsewhere = foreign
    .filter((fixture) => !isOnOurs(fixture))
    .map((fixture): LeftOut => {
      return { row: fixture.row, title: titleOf(fixture), reason: 'Keine eurer Mannschaften spielt mit.' };
    });
  return [...onOurs, ...withoutMatch, ...elsewhere];
}

/** A row as people read it. */
export function titleOf({ start, host, guest }: Pick<Fixture, 'start' | 'host' | 'guest'>): string {
  return `${inWords(start)} · ${host} – ${guest}`;
}
