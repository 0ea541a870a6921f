import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { editingRoutes, TRAINERS } from '../editing/editing-routes.ts';
import type { Admit } from '../editing/own-teams.ts';
import { AppError } from '../errors.ts';
import { editTrainingTimes } from './edit-training-times.ts';
import { readTrainingTimes } from './read-training-times.ts';
import { trainingDoubts } from './training-doubts.ts';

/**
 * Training times (docs/specification.md#training-times-widget and #7-the-calls-it-makes), for visitors, and for the
 * trainers of their own teams.
 */
export const trainingTimesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const times = { ...readTrainingTimes(app.db), ...editTrainingTimes(app.db) };

  async function ownNames(user: contract.User): Promise<readonly string[] | null> {
    const own = await app.ownTeams(user);
    return own && own.map(({ name }) => name);
  }

  /** Throws 403 for times of other teams; the check does not query the database, so that a transaction may call it. */
  async function admitTo(user: contract.User): Promise<Admit<{ team: string }>> {
    const own = await ownNames(user);
    return ({ team }) => {
      if (own && !own.includes(team.trim()))
        throw new AppError(403, 'forbidden', 'Das dürfen nur die eigenen Trainer der Mannschaft und die Redaktion.');
    };
  }

  app.get(
    '/api/training-times',
    {
      schema: {
        querystring: contract.ShownTrainingTimeQuery,
        response: { 200: Type.Array(contract.TrainingTime) },
      },
      config: { publicCache: ['events', 'school_holidays', 'settings', 'teams'] },
    },
    ({ query }) => times.findActive(query.team),
  );

  const doubts = trainingDoubts(app.db);
  app.get(
    '/api/admin/training-doubts',
    { schema: { response: { 200: Type.Array(contract.TrainingDoubt) } }, onRequest: app.requireRole('editor') },
    () => doubts.find(),
  );

  app.post(
    '/api/training-times/:id/doubt',
    {
      schema: { params: contract.ById, body: contract.TrainingDoubtAnswer, response: { 204: Type.Null() } },
      onRequest: app.requireRole('editor'),
    },
    async ({ params, body, user }, reply) => {
      await doubts.settle(params.id, body, user);
      return reply.code(204).send(null);
    },
  );

  const schemas = {
    item: contract.EditableTrainingTime,
    page: contract.EditableTrainingTimePage,
    query: contract.TrainingTimeQuery,
    new: contract.NewTrainingTime,
    change: contract.TrainingTimeChange,
  };
  const ofTrainers = {
    async find(id: string, user: contract.User) {
      const time = await times.find(id);
      (await admitTo(user))(time);
      return time;
    },
    findPage: async (query: contract.TrainingTimeQuery, user: contract.User) =>
      times.findPage(query, await ownNames(user)),
    async insert(time: contract.NewTrainingTime, user: contract.User) {
      (await admitTo(user))(time);
      return times.insert(time, user);
    },
    update: async (id: string, change: contract.TrainingTimeChange, user: contract.User) =>
      times.update(id, change, user, await admitTo(user)),
    delete: async (id: string, user: contract.User) => times.delete(id, user, await admitTo(user)),
    restore: async (id: string, user: contract.User) => times.restore(id, user, await admitTo(user)),
  };
  editingRoutes(app, { resource: 'training-times', roles: TRAINERS }, schemas, ofTrainers);
};
