import { access, constants } from 'node:fs/promises';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { AppError, notFound } from '../errors.ts';

const Healthy = Type.Object({ status: Type.Literal('ok') });
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PATIENCE_MS = 2_000;

/** For whoever supervises the process: `/healthz` (it runs), `/readyz` (it can work), `/metrics` (from this machine). */
export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/healthz', { schema: { response: { 200: Healthy } } }, () => ({ status: 'ok' as const }));

  app.get('/readyz', { schema: { response: { 200: Healthy } } }, async () => {
    const obstacle = app.services.notReady?.();
    if (obstacle) unready(obstacle)();
    await app.db.raw('SELECT 1').timeout(PATIENCE_MS).catch(unready('Die Datenbank antwortet nicht.'));
    await access(app.config.dataDir, constants.W_OK).catch(unready('Das Datenverzeichnis ist nicht beschreibbar.'));
    return { status: 'ok' as const };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw notFound('Unter GET /metrics gibt es nichts.');
    return reply.type('text/plain; version=0.0.4').send(app.metrics());
  });
};

function unready(message: string) {
  return (): never => {
    throw new AppError(503, 'not_ready', message, {}, { 'retry-after': '5' });
  };
}

// A proxy on this machine also comes from loopback, but names whom it speaks for.
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'] ?? headers['via'];
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}
