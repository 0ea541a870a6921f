import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ById, ImportRun, ImportUndone } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { findRun, findRuns, forgetOldRows, undoRun } from './import-runs.ts';

/** Imports that only administrators carry out and undo. */
const ADMINISTRATORS_ONLY = ['season'];

/** Imports that were carried out, and the way back; each kind is read and written by the feature it fills. */
export const importRunRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = app.requireRole('editor');
  repeatWork(app, { trouble: 'old imports not forgotten', work: () => forgetOldRows(app.db) });

  app.get('/api/admin/imports', { schema: { response: { 200: Type.Array(ImportRun) } }, onRequest }, () =>
    findRuns(app.db),
  );

  app.post(
    '/api/imports/:id/undo',
    { schema: { params: ById, response: { 200: ImportUndone } }, onRequest },
    async ({ params: { id }, user }) => {
      const { kind } = await findRun(app.db, id);
      if (ADMINISTRATORS_ONLY.includes(kind) && user.role !== 'admin')
        throw new AppError(403, 'forbidden', 'Das darf nur die Verwaltung.');
      return undoRun(app.db, id, user);
    },
  );
};
