import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { AppError } from '../errors.ts';
import { createTrainingTimesRepository } from './training-times.repository.ts';

/**
 * Training times (docs/specification.md#training-times-widget and #7-the-calls-it-makes), for visitors, and for the
 * trainers of their own teams.
 */
export const trainingTimesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const times = createTrainingTimesRepository(app.db);

  async function ownNames(user: contract.User): Promise<readonly string[] | null> {
    const own = await app.ownTeams(user);
    return own && own.map(({ name }) => name);
  }

  async function requireOwn(user: contract.User, ...teams: string[]): Promise<void> {
    const own = await ownNames(user);
    if (own && !teams.every((team) => own.includes(team.trim())))
      throw new AppError(403, 'forbidden', 'Das dürfen nur die eigenen Trainer der Mannschaft und die Redaktion.');
  }

  async function findOwn(id: string, user: contract.User): Promise<contract.EditableTrainingTime> {
    const time = await times.find(id);
    await requireOwn(user, time.team);
    return time;
  }

  app.get(
    '/api/training-times',
    {
      schema: { response: { 200: Type.Array(contract.TrainingTime) } },
      config: { publicCache: ['media', 'training_times'] },
    },
    () => times.findActive(),
  );

  const schemas = {
    item: contract.EditableTrainingTime,
    page: contract.EditableTrainingTimePage,
    query: contract.TrainingTimeQuery,
    new: contract.NewTrainingTime,
    change: contract.TrainingTimeChange,
  };
  const ofTrainers = {
    find: findOwn,
    findPage: async (query: contract.TrainingTimeQuery, user: contract.User) =>
      times.findPage(query, await ownNames(user)),
    async insert(time: contract.NewTrainingTime, user: contract.User) {
      await requireOwn(user, time.team);
      return times.insert(time, user);
    },
    async update(id: string, change: contract.TrainingTimeChange, user: contract.User) {
      const { team } = await times.find(id);
      await requireOwn(user, team, change.team ?? team);
      return times.update(id, change, user);
    },
    async delete(id: string, user: contract.User) {
      await findOwn(id, user);
      await times.delete(id, user);
    },
    restore: (id: string, user: contract.User) =>
      app.db.transaction(async (trx) => {
        const time = await createTrainingTimesRepository(trx).restore(id, user);
        await requireOwn(user, time.team);
        return time;
      }),
  };
  editingRoutes(app, 'training-times', schemas, ofTrainers, 'trainer');
};
