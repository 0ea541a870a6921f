import type { ImportReport } from '../../contract/index.ts';
import type { Values } from '../../imports/merge.ts';

/** A match as a file has it, seen from neither side. */
export type Fixture = {
  /** What the association, or the calendar, calls it for good. */
  id: string;
  /** Row of the file, for people. */
  row: number;
  ageClass: string;
  host: string;
  guest: string;
  start: string;
  /** Where it was moved from, when the file says so. */
  movedFrom?: string;
  /** What the file says besides; absent is what it does not speak of. */
  more: {
    competition?: string;
    location?: string;
    goalsHome?: number;
    goalsAway?: number;
    cancelled?: boolean;
    resultNote?: string | null;
  };
};

/**
 * What was read of a file, what was not understood, rows that are understood and have no match in them, and what a
 * person should know.
 */
export type ReadFixtures = { fixtures: Fixture[]; problems: Problem[]; withoutMatch?: LeftOut[]; warnings?: string[] };

/** A row that is not taken, and why. */
export type LeftOut = NonNullable<ImportReport['leftOut']>[number];

/** A row that nobody can take. */
export type Problem = { row: number; text: string };

/** A side of a match as files of an association name it. */
export type NamedSide = { ageClass: string; name: string };

/** A match of one of our teams. */
export type OwnFixture = {
  /** Id and team: a match between two of our teams is one for each. */
  key: string;
  teamId: string;
  row: number;
  movedFrom: string | null;
  values: Values & { start: string; opponent: string; home: boolean };
};
