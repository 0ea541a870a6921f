import type { BenchPortal } from './bench-portal.ts';
import { measureHomeMeanwhile } from './home-meanwhile.ts';
import type { Chapter } from './report.ts';

const DAY_MS = 86_400_000;
/** The longest range visitors may ask for. */
const MOST_DAYS = 93;
/** How many ranges begin on the same day. */
const LENGTHS = 5;

/** The cached home page while other clients request event ranges that are not cached. */
export async function measureEverDifferent(portal: BenchPortal): Promise<Chapter> {
  const name = 'ever-different ranges';
  const { measures, note } = await measureHomeMeanwhile(portal.url, name, (round, count) =>
    Array.from({ length: count }, (_, index) => rangeOf(round * count + index)),
  );
  return { title: 'What others ask for', reference: 'same load on `/healthz`', measures, notes: [note] };
}

/** Ranges of 88 to 92 days, each from another day: outwards from today, so that most contain events. */
function rangeOf(index: number): string {
  const step = Math.floor(index / LENGTHS);
  const offset = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const start = today + offset * DAY_MS;
  const end = start + (MOST_DAYS - 1 - (index % LENGTHS)) * DAY_MS;
  return `/api/events/range?start=${new Date(start).toISOString()}&end=${new Date(end).toISOString()}`;
}
