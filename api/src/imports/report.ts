import type { ImportReport, ImportRow } from '../contract/index.ts';
import { sha256Of } from '../crypto/sha256.ts';

/** A row of a report; `same` is not listed. `version` is that of what is here. */
export type PlannedRow = Omit<ImportRow, 'state'> & { state: ImportRow['state'] | 'same'; version: number | null };

type Found = {
  rows: readonly PlannedRow[];
  problems: ImportReport['problems'];
  unclear?: number;
  leftOut?: NonNullable<ImportReport['leftOut']>;
} & Pick<ImportReport, 'warnings' | 'names' | 'columns' | 'chosen'>;

const MOST_ROWS = 500;
const MOST_PROBLEMS = 200;
const MOST_LEFT_OUT = 200;

/**
 * The report of what an import would write; its digest covers all of it, and the state of the rows that it would write
 * to.
 */
export function reportOf({ rows, problems, unclear = 0, leftOut = [], ...more }: Found): ImportReport {
  const toList = rows.flatMap((row) => (row.state === 'same' ? [] : [listed(row, row.state)]));
  // Somebody has to answer them, so they stay when the list is cut.
  const conflictsFirst = toList.toSorted((a, b) => Number(b.state === 'conflict') - Number(a.state === 'conflict'));
  const count = (state: PlannedRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    digest: sha256Of(JSON.stringify({ rows, problems, ...more })),
    counts: {
      new: count('new'),
      moved: count('moved'),
      changed: count('changed'),
      conflicts: count('conflict'),
      kept: count('kept'),
      same: count('same'),
      unclear,
      foreign: leftOut.length,
      problems: problems.length,
    },
    rows: conflictsFirst.slice(0, MOST_ROWS),
    problems: problems.slice(0, MOST_PROBLEMS),
    ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, MOST_LEFT_OUT) }),
    ...more,
  };
}

function listed({ key, title, changes }: PlannedRow, state: ImportRow['state']): ImportRow {
  return { key, state, title, changes };
}
