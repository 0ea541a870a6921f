import { editorDesk } from './editor-desk.ts';
import { createTwoTeams } from './sport.ts';

const START = '2026-11-28T18:00:00+01:00';
/** What an editor sends for an event of the club. */
export const EVENT = { type: 'event', title: 'Jahreshauptversammlung', startDate: START };
/** What an editor sends for a match of the first team. */
export const MATCH = { type: 'match', team: '1-mannschaft', opponent: 'TSV Bergheide', home: true, startDate: START };

/** Two teams, whose dates an editor enters. */
export function eventDesk() {
  const desk = editorDesk({ emptied: ['events'], prepare: createTwoTeams });
  return Object.assign(desk, { stored: () => desk.app.db('events').whereNull('deleted_at') });
}
