import { BERLIN_TODAY } from '../time/berlin-time.ts';
import type { TrainingDoubt, TrainingDoubtAnswer } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Editor } from '../editing/versions.ts';
import { notFound } from '../errors.ts';
import { changeTime, takeApart } from './edit-training-times.ts';
import { readTrainingTimes } from './read-training-times.ts';
import { describeRule, NO_END, writeRule } from './recurrence.ts';
import { withinSeriesLimit } from './series-limit.ts';

const MOST_SHOWN = 500;
const german = new Intl.Collator('de');

type Pair = { time_id: string; other_id: string };

/** Training times that are perhaps the same as a running series; an editor decides whether they are. */
export function trainingDoubts(db: Database) {
  const pairs = (connection: Database) =>
    connection('weekly_trainings AS waiting')
      .joinRaw(
        `JOIN weekly_trainings AS other ON other.series_id = waiting.perhaps_same
          AND other.deleted_at IS NULL AND other.active AND other.last_day >= ${BERLIN_TODAY}`,
      )
      .whereNull('waiting.deleted_at')
      // One weekday of the other: the same, unless somebody has moved it since.
      .distinctOn('waiting.id')
      .orderByRaw('waiting.id, other.day_of_week = waiting.day_of_week DESC, other.id')
      .limit(MOST_SHOWN)
      .select<Pair[]>('waiting.id AS time_id', 'other.id AS other_id');

  return {
    async find(): Promise<TrainingDoubt[]> {
      const times = readTrainingTimes(db);
      const found = await pairs(db);
      const doubts = await Promise.all(
        found.map(async (pair) => ({ time: await times.find(pair.time_id), other: await times.find(pair.other_id) })),
      );
      return doubts.toSorted((a, b) => german.compare(a.time.team, b.time.team));
    },

    /** Throws 404 where there is no doubt. */
    settle: (id: string, { keep }: TrainingDoubtAnswer, author: Editor): Promise<void> =>
      withinSeriesLimit(db, async (trx) => {
        const pair = (await pairs(trx)).find(({ time_id: timeId }) => timeId === id);
        if (!pair) throw notFound('Hier ist nichts mehr zu entscheiden.');
        const settled = { perhaps_same: null, updated_at: new Date(), updated_by: author?.id ?? null };
        if (keep === 'both') await trx('events').where({ id }).update(settled).increment('version', 1);
        else await merge(trx, pair, keep, author);
      }),
  };
}

/** The series stays, with its dates; it goes on without an end, under the id of the time as well. */
async function merge(trx: Database, pair: Pair, keep: 'time' | 'other', author: Editor): Promise<void> {
  const times = readTrainingTimes(trx);
  const [time, other] = [await times.find(pair.time_id), await times.find(pair.other_id)];
  const notes = [...new Set([time.notes, other.notes])].filter(Boolean).join('\n') || null;
  const { dayOfWeek, startTime, endTime } = keep === 'time' ? time : other;
  const location = keep === 'time' ? (time.location ?? other.location) : (other.location ?? time.location);
  await changeTime(trx, other, { dayOfWeek, startTime, endTime, location, notes }, author);
  const series = await takeApart(trx, await times.find(pair.other_id));
  await trx('events').where({ id: time.seriesId }).delete();
  await trx('events')
    .where({ id: series.id })
    .update({ last_day: NO_END, rrule: writeRule(describeRule(series.rrule), NO_END, series.all_day) });
  await trx('training_time_ids').insert({ id: time.id, series_id: series.id }).onConflict('series_id').ignore();
}
