import type { ImportRow } from '../../contract/index.ts';
import type { Merged, Values } from '../../imports/merge.ts';
import type { EventRow } from '../event-row.ts';
import { toClock } from './clock.ts';
import type { OwnFixture } from './fixture.ts';

type Compared = { own: OwnFixture; merged: Merged };

/**
 * Lifts the cancellation of an existing match when the file brings another day or a result: the match was cancelled for
 * the former day, and a result says that it took place. A file that cancels the match itself lifts nothing.
 */
export function liftCancellation(row: EventRow | undefined, { own, merged }: Compared): Compared {
  if (row?.status !== 'cancelled' || own.values['cancelled'] === true) return { own, merged };
  const others = withoutCancelled(merged);
  const lifted = { ...own, values: { ...own.values, cancelled: false } };
  if (lifts(row, own.values, others.take))
    return { own: lifted, merged: { ...others, take: [...others.take, 'cancelled'] } };
  if (lifts(row, own.values, others.ask))
    return { own: lifted, merged: { ...others, ask: [...others.ask, 'cancelled'] } };
  return { own, merged };
}

function withoutCancelled({ take, keep, ask }: Merged): Merged {
  const others = (fields: readonly string[]) => fields.filter((field) => field !== 'cancelled');
  return { take: others(take), keep: others(keep), ask: others(ask) };
}

/** Another time of the same day lifts nothing: the ground stays closed. */
function lifts(row: EventRow, values: OwnFixture['values'], fields: readonly string[]): boolean {
  const day = toClock(row.start_at, true);
  const isOtherDay = fields.includes('start') && !values.start.startsWith(day);
  return isOtherDay || fields.includes('result');
}

/** What a report says about the cancellation of an existing match that changes; nothing where the file cancels it. */
export function cancellationInWords(row: EventRow, values: Values, { take, ask }: Merged): ImportRow['changes'] {
  if (row.status !== 'cancelled' || values['cancelled'] === true || take.length + ask.length === 0) return [];
  const isLifted = take.includes('cancelled') || ask.includes('cancelled');
  return [{ field: 'Absage', before: row.reason ?? 'ja', after: isLifted ? 'aufgehoben' : 'bleibt' }];
}
