import type { ImportReport } from '../../contract/index.ts';
import type { Values } from '../../imports/merge.ts';

/** A match as a file has it, seen from neither side. */
export type Fixture = {
  /** Its permanent id at the association or in the calendar. */
  id: string;
  /** Row of the file, for people. */
  row: number;
  ageClass: string;
  host: string;
  guest: string;
  start: string;
  /** Where it was moved from, when the file says so. */
  movedFrom?: string;
  /** Further details; absent where the file does not mention them. */
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
 * The matches of a file, rows that were not understood, rows that are understood but hold no match, and warnings for
 * people.
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
