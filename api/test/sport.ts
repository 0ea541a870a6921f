import type { FastifyInstance } from 'fastify';
import type { EditableEvent, EditableTeam, NewEvent, NewTeam } from '../src/contract/index.ts';
import { editEvents } from '../src/events/edit-events.ts';
import { createTeamsRepository } from '../src/teams/teams.repository.ts';

/** A team in the database: the first one unless the values say otherwise. */
export function createTeam(app: FastifyInstance, values: Partial<NewTeam> = {}): Promise<EditableTeam> {
  const team = { name: '1. Mannschaft', matchName: 'SV Musterstadt', ...values };
  return createTeamsRepository(app.db).insert(team, null);
}

/** The first and the second team, in the database. */
export async function createTwoTeams(app: FastifyInstance): Promise<void> {
  await createTeam(app);
  await createTeam(app, { name: '2. Mannschaft', matchName: 'SV Musterstadt II' });
}

/** An event in the database: a club event of two hours unless the values say otherwise. */
export function createEvent(app: FastifyInstance, values: Partial<NewEvent> = {}): Promise<EditableEvent> {
  const event = { type: 'event' as const, title: 'Sommerfest', startDate: '2026-07-04T16:00:00+02:00', ...values };
  return insertEvent(app, event);
}

/** A match of the first team in the database, at home, on a Sunday in the past. */
export function createMatch(app: FastifyInstance, values: Partial<NewEvent> = {}): Promise<EditableEvent> {
  const match = { type: 'match' as const, team: '1-mannschaft', opponent: 'TSV Bergheide', home: true };
  return insertEvent(app, { startDate: '2026-09-06T15:00:00+02:00', ...match, ...values });
}

function insertEvent(app: FastifyInstance, event: NewEvent): Promise<EditableEvent> {
  return editEvents(app.db).insert(event, { author: null, teams: null });
}
