import type { FastifyInstance } from 'fastify';
import { tellMaintainers } from '../health/maintainer-news.ts';
import { createReleaseHealth } from '../health/release-health.ts';
import { comparedRates, isWorse } from '../health/return-rule.ts';
import { createTrialsRepository } from './trials.repository.ts';

/**
 * Ends previews whose time is over; canaries that fail much more often than the live version ({@link isWorse}), and those that
 * nobody has decided about until their time is over, with a line in the history and word to the maintainers.
 */
export async function endTrials(app: FastifyInstance): Promise<void> {
  const trials = createTrialsRepository(app.db);
  const health = createReleaseHealth(app.db);
  await trials.endOldPreviews();
  for (const { section, version, live, isOver } of await trials.findCanaries()) {
    const { now, before } = await health.compare(section, version, live);
    const isBad = isWorse(now, before);
    if (!isBad && !isOver) continue;
    const reason = isBad ? `von selbst beendet: ${comparedRates(now, before)}` : 'nach 7 Tagen nicht entschieden';
    if (!(await trials.end({ kind: 'canary', section, version, by: 'Portal' }, reason))) continue;
    app.log.warn({ section, version, live, reason }, 'a canary was ended by itself');
    await tellMaintainers(app, { what: 'canary', section, version, live, reason });
  }
}
