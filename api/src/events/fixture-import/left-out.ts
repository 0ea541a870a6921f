import type { ImportReport } from '../../contract/index.ts';
import type { Fixture } from './fixture.ts';
import { inWords } from './in-words.ts';

type LeftOut = NonNullable<ImportReport['leftOut']>;

/**
 * Matches in which none of our teams plays, and why they are not taken. An association's export lists what is played on a ground:
 * those of others on one of ours come first, because the club has to know of them
 * (docs/decisions/2026-11-23-fixtures-of-associations.md).
 */
export function leftOutOf(foreign: readonly Fixture[], ownGrounds: ReadonlySet<string>): LeftOut {
  const isOnOurs = ({ more: { location } }: Fixture) => location !== undefined && ownGrounds.has(location);
  return foreign
    .toSorted((a, b) => Number(isOnOurs(b)) - Number(isOnOurs(a)))
    .map((fixture) => ({
      row: fixture.row,
      title: `${inWords(fixture.start)} · ${fixture.host} – ${fixture.guest}`,
      reason: isOnOurs(fixture)
        ? `Auf eurem Platz („${fixture.more.location}“), aber ohne eine eurer Mannschaften: Wann andere ihn belegen, führt der Kalender nicht.`
        : 'Keine eurer Mannschaften spielt mit.',
    }));
}
