import type { FastifyInstance } from 'fastify';
import { tellMaintainers } from './maintainer-news.ts';
import { createReleaseHealth } from './release-health.ts';
import { reasonAgainst } from './return-rule.ts';
import { createTrialsRepository } from '../trials.repository.ts';

/**
 * Ends previews whose time is over; canaries that fare much worse than the live version ({@link reasonAgainst}), and those that
 * nobody has decided about until their time is over, with a line in the history and word to the maintainers.
 */
export async function endTrials(app: FastifyInstance): Promise<void> {
  const trials = createTrialsRepository(app.db);
  const health = createReleaseHealth(app.db);
  await trials.endOldPreviews();
  for (const { section, version, live, begunAt, isOver } of await trials.findCanaries()) {
    const { now, before } = await health.compare({ section, version, since: begunAt }, live);
    const found = reasonAgainst(now, before);
    if (found === undefined && !isOver) continue;
    const reason = found === undefined ? 'nach 7 Tagen nicht entschieden' : `von selbst beendet: ${found}`;
    if (!(await trials.end({ kind: 'canary', section, version, by: 'Portal' }, reason))) continue;
    app.log.warn({ section, version, live, reason }, 'a canary was ended by itself');
    await tellMaintainers(app, { what: 'canary', section, version, live, reason });
  }
}
