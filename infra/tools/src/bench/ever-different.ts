import type { BenchPortal } from './bench-portal.ts';
import { measureHomeMeanwhile } from './home-meanwhile.ts';
import type { Chapter } from './report.ts';

const DAY_MS = 86_400_000;
/** The longest range visitors may ask for. */
const MOST_DAYS = 93;
/** How many ranges begin on the same day. */
const LENGTHS = 5;
/** Years that may be requested, and all their quarters. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const QUARTERS = (LAST_YEAR - FIRST_YEAR) * 4;
/**
 * No divisor in common with {@link QUARTERS}: each is requested once before any is repeated, and neighbours are far
 * apart.
 */
const STRIDE = 397;

/** The cached home page while other clients request event ranges that are not cached. */
export async function measureEverDifferent(portal: BenchPortal): Promise<Chapter> {
  const variants = [
    ['ever-different ranges', rangeAroundToday],
    ['ever-different quarters', quarterOfAnyYear],
  ] as const;
  const found = [];
  for (const [name, rangeOf] of variants)
    found.push(
      await measureHomeMeanwhile(portal.url, name, (round, count) =>
        Array.from({ length: count }, (_, index) => rangeOf(round * count + index)),
      ),
    );
  return {
    title: 'What others ask for',
    reference: 'same load on `/healthz`',
    measures: found.flatMap(({ measures }) => measures),
    notes: found.map(({ note }) => note),
  };
}

/**
 * Ranges of 88 to 92 days, each from another day: outwards from today, so that most contain events and share their
 * months.
 */
function rangeAroundToday(index: number): string {
  const step = Math.floor(index / LENGTHS);
  const offset = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return range(today + offset * DAY_MS, MOST_DAYS - 1 - (index % LENGTHS));
}

/**
 * Ranges of 88 to 92 days that share no month with those before, in all years there are: trainings without an end are
 * in half of them.
 */
function quarterOfAnyYear(index: number): string {
  const quarter = (index * STRIDE) % QUARTERS;
  const start = Date.UTC(FIRST_YEAR + Math.floor(quarter / 4), (quarter % 4) * 3, 1 + Math.floor(index / QUARTERS));
  return range(start, MOST_DAYS - 1 - (index % LENGTHS));
}

function range(start: number, days: number): string {
  const end = start + days * DAY_MS;
  return `/api/events/range?start=${new Date(start).toISOString()}&end=${new Date(end).toISOString()}`;
}
