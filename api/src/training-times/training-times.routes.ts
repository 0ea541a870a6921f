import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { createTrainingTimesRepository } from './training-times.repository.ts';

const { EditableTrainingTime, EditableTrainingTimePage, ErrorAnswer, Id } = contract;
const { NewTrainingTime, TrainingTime, TrainingTimeChange, TrainingTimeQuery } = contract;
const ById = Type.Object({ id: Id });

/**
 * Training times (docs/specification.md#training-times-widget and #7-the-calls-it-makes), for visitors, and for the
 * trainers of their own teams.
 */
export const trainingTimesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const times = createTrainingTimesRepository(app.db);
  const onRequest = app.requireRole('trainer');
  const failure = { '4xx': ErrorAnswer };

  async function ownNames(user: contract.User): Promise<readonly string[] | null> {
    const own = await app.ownTeams(user);
    return own && own.map(({ name }) => name);
  }

  async function requireOwn(user: contract.User, ...teams: string[]): Promise<void> {
    const own = await ownNames(user);
    if (own && !teams.every((team) => own.includes(team.trim())))
      throw new AppError(403, 'forbidden', 'Das dürfen nur die eigenen Trainer der Mannschaft und die Redaktion.');
  }

  app.get(
    '/api/training-times',
    { schema: { response: { 200: Type.Array(TrainingTime) } }, config: { publicCache: ['media', 'training_times'] } },
    () => times.findActive(),
  );

  app.get(
    '/api/admin/training-times',
    { schema: { querystring: TrainingTimeQuery, response: { 200: EditableTrainingTimePage, ...failure } }, onRequest },
    async ({ query, user }) => times.findPage(query, await ownNames(user)),
  );

  app.get(
    '/api/admin/training-times/:id',
    { schema: { params: ById, response: { 200: EditableTrainingTime, ...failure } }, onRequest },
    async ({ params, user }) => {
      const time = await times.find(params.id);
      await requireOwn(user, time.team);
      return time;
    },
  );

  app.post(
    '/api/training-times',
    { schema: { body: NewTrainingTime, response: { 201: EditableTrainingTime, ...failure } }, onRequest },
    async ({ body, user }, reply) => {
      await requireOwn(user, body.team);
      return reply.code(201).send(await times.insert(body, user));
    },
  );

  app.patch(
    '/api/training-times/:id',
    {
      schema: { params: ById, body: TrainingTimeChange, response: { 200: EditableTrainingTime, ...failure } },
      onRequest,
    },
    async (request) => {
      const { params, body, user } = request;
      const { team } = await times.find(params.id);
      await requireOwn(user, team, body.team ?? team);
      return request.changed(times.update(params.id, body, user));
    },
  );

  app.delete(
    '/api/training-times/:id',
    { schema: { params: ById, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params, user }, reply) => {
      await requireOwn(user, (await times.find(params.id)).team);
      await times.delete(params.id, user);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/training-times/:id/restore',
    { schema: { params: ById, response: { 200: EditableTrainingTime, ...failure } }, onRequest },
    ({ params, user }) =>
      app.db.transaction(async (trx) => {
        const time = await createTrainingTimesRepository(trx).restore(params.id, user);
        await requireOwn(user, time.team);
        return time;
      }),
  );
};
