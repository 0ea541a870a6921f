import type {
  EditableTrainingTime,
  NewTrainingTime,
  TrainingTimeChange,
  TrainingTimeQuery,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import type { Editor } from '../editing/versions.ts';
import { AppError } from '../errors.ts';

const MOST_SHOWN = 500;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const BY_WEEKDAY = `array_position(ARRAY[${WEEK.map((day) => `'${day}'`).join(', ')}], training_times.day_of_week)`;
// The first line of what is searched is the team's name, folded: sorted alike on every server.
const BY_TEAM = `split_part(training_times.search_text, chr(10), 1), ${BY_WEEKDAY}, training_times.start_time`;

/** Weekly training times, Monday first, then by start (docs/specification.md#5-validation-rules). */
export function createTrainingTimesRepository(db: Database) {
  const times = createContentRepository<EditableTrainingTime, NewTrainingTime, TrainingTimeChange>(db, {
    table: 'training_times',
    picture: 'NULL::text',
    searched: ['team', 'location', 'notes'],
    order: `${BY_WEEKDAY}, training_times.start_time, training_times.team, training_times.id`,
    list: {
      filters: {
        team: (rows, team) => void rows.where({ 'training_times.team': team }),
        dayOfWeek: (rows, day) => void rows.where({ 'training_times.day_of_week': day }),
        active: (rows, active) => void rows.where({ 'training_times.active': active }),
      },
      sorts: { team: `${BY_TEAM}, training_times.id` },
    },
    unknown: 'Diese Trainingszeit gibt es nicht.',
    stale: 'Die Trainingszeit wurde inzwischen von jemand anderem geändert.',
  });

  return {
    ...times,
    findActive: () => times.findAll((query) => void query.where('active', true), MOST_SHOWN),

    /** `teams`: names of those a trainer may see; null for all. */
    findPage: (query: TrainingTimeQuery, teams: readonly string[] | null) =>
      times.findPage(query, (rows) => void (teams && rows.whereIn('training_times.team', [...teams]))),

    /** Throws 400 for an end that is not after the start. */
    insert: (time: NewTrainingTime, editor: Editor) => times.insert(time, editor).catch(refuseEnd),
    update: (id: string, change: TrainingTimeChange, editor: Editor) =>
      times.update(id, change, editor).catch(refuseEnd),
  };
}

function refuseEnd(error: unknown): never {
  if (brokenRule(error) !== 'training_times_end') throw error;
  throw new AppError(400, 'invalid_period', 'Das Ende muss nach dem Beginn liegen.', { field: 'endTime' });
}
