import type { Knex } from 'knex';
import { isShell, type NamedOrigin } from '../contract/index.ts';
import { createReleasesRepository } from './releases.repository.ts';
import { createSectionOriginsRepository } from './section-origins.repository.ts';
import { isSameOrigin } from './same-origin.ts';
import { createTrialsRepository } from './trials.repository.ts';

/** Changes which origins a section is allowed; returns those that changed. */
type Work = (origins: ReturnType<typeof createSectionOriginsRepository>) => Promise<NamedOrigin[]>;

/**
 * Changes what a section may load from outside while nothing goes live. Where the live version needs a changed origin,
 * all instances read the registry again: the policy of its pages follows. So does that of its candidates on trial.
 */
export function changeOrigins(db: Knex, section: string, work: Work): Promise<void> {
  return db.transaction(async (trx) => {
    const releases = createReleasesRepository(trx);
    await releases.lock();
    const changed = await work(createSectionOriginsRepository(trx));
    const { version } = await releases.findLive(section);
    const live = version && (await releases.find(section, version));
    const needed = live && !isShell(live) ? (live.origins ?? []) : [];
    if (needed.some((one) => changed.some((other) => isSameOrigin(one, other)))) await releases.announce();
    const trials = createTrialsRepository(trx);
    if ((await trials.findRunning()).some((trial) => trial.section === section)) await trials.announce();
  });
}
