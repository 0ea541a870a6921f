import type { FastifyInstance } from 'fastify';
import { tellMaintainers } from './maintainer-news.ts';
import { createReleaseHealth } from './release-health.ts';
import { reasonAgainst } from './return-rule.ts';
import { createTrialsRepository, type OpenCanary } from '../trials.repository.ts';

/**
 * Ends previews whose time is over; canaries that fare much worse than the live version ({@link reasonAgainst}), and
 * those that nobody has decided about until their time is over, with a line in the history and word to the maintainers.
 */
export async function endTrials(app: FastifyInstance): Promise<void> {
  const trials = createTrialsRepository(app.db);
  const health = createReleaseHealth(app.db);
  await trials.endOldPreviews();
  const decide = async ({ section, version, live, begunAt, isOver }: OpenCanary) => {
    const { now, before } = await health.compare({ section, version, since: begunAt }, live);
    const found = reasonAgainst(now, before);
    if (found === undefined && !isOver) return;
    const reason = found === undefined ? 'nach 7 Tagen nicht entschieden' : `von selbst beendet: ${found}`;
    if (!(await trials.end({ kind: 'canary', section, version, by: 'Portal' }, reason))) return;
    app.log.warn({ section, version, live, reason }, 'a canary was ended by itself');
    await tellMaintainers(app, { what: 'canary', section, version, live, reason });
  };
  for (const canary of await trials.findCanaries())
    await decide(canary).catch((error: unknown) => {
      app.log.warn(
        { err: error, section: canary.section },
        'canary not compared with what is live, will be tried again',
      );
    });
}
