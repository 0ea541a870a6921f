import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const EVERY_MS = 60_000;
const MOST_SESSIONS = 5_000;

/** Notes when and in which area a session was used, at most once a minute. */
export function createUseNotes(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const noted = new LRUCache<string, true>({ max: MOST_SESSIONS, ttl: EVERY_MS });

  return async (request) => {
    const idHash = app.sessions.idHash(request);
    if (!idHash || noted.has(idHash)) return;
    noted.set(idHash, true);
    const use = { last_used_at: app.db.fn.now(), last_area: areaOf(request.routeOptions.url ?? '') };
    await app.db('sessions').where({ id_hash: idHash }).update(use);
  };
}

/** The first word of an address of the API: `/api/admin/news/:id` gives `news`. */
function areaOf(url: string): string {
  return url.replace(/^\/api\/(admin\/)?/, '').split('/', 1)[0] ?? '';
}
