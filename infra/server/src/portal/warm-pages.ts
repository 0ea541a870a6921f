import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds the pages may take, together; a page that fails is tried again after the pause. */
const LIMIT = 20_000;
const PAUSE = 1_000;

/**
 * Renders the pages of the menu, so that an instance counts as ready only when it has answers: a cold one on a busy
 * machine takes longer than a visitor, or a proxy, waits.
 */
export async function warmPages(app: FastifyInstance): Promise<void> {
  const { sections } = app.releases.registry();
  const inMenu = sections.flatMap(({ pages }) => pages.flatMap(({ path, menu }) => (menu ? [path] : [])));
  const end = performance.now() + LIMIT;
  for (let cold = ['/', ...inMenu]; cold.length > 0 && performance.now() < end;) {
    const failed: string[] = [];
    for (const path of cold) if ((await app.loopback(path)).statusCode >= 500) failed.push(path);
    cold = failed;
    if (cold.length > 0) await delay(PAUSE);
  }
}
