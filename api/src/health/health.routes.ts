import { access, constants } from 'node:fs/promises';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { tryLater } from '../errors.ts';

const Healthy = Type.Object({ status: Type.Literal('ok') });
const PATIENCE_MS = 2_000;

/** For the supervisor of the process: `/healthz` (it runs), `/readyz` (it can work). */
export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', { schema: { response: { 200: Healthy } } }, () => ({ status: 'ok' as const }));

  app.get('/readyz', { schema: { response: { 200: Healthy } } }, async () => {
    const obstacle = app.services.notReady?.();
    if (obstacle) unready(obstacle)();
    await app.db.raw('SELECT 1').timeout(PATIENCE_MS).catch(unready('Die Datenbank antwortet nicht.'));
    await access(app.config.dataDir, constants.W_OK).catch(unready('Das Datenverzeichnis ist nicht beschreibbar.'));
    return { status: 'ok' as const };
  });
};

function unready(message: string) {
  return (): never => {
    throw tryLater(503, 'not_ready', message, 5);
  };
}
