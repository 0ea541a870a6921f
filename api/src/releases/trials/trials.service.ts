import type { Knex } from 'knex';
import { SHELL, type ReleaseTrial, type TrialEnd } from '../../contract/index.ts';
import { AppError, notFound } from '../../errors.ts';
import { createReleasesRepository } from '../releases.repository.ts';
import { previewPath } from './preview-token.ts';
import type { RunningTrials } from './running-trials.ts';
import { createTrialsRepository, type NewTrial, type RecordedTrial } from './trials.repository.ts';

type Parts = {
  db: Knex;
  running: Pick<RunningTrials, 'refresh'>;
  /** Checks what is published as before it goes live; throws what speaks against it. */
  admit: (section: string, version: string) => Promise<unknown>;
  secret: string;
  /** The site's own address, where the portal knows it. */
  publicUrl: string | null;
};

type Candidate = { section: string; version: string; by: string };

export type TrialService = ReturnType<typeof createTrialService>;

/** Begins and ends trials of candidates that are published and not live. */
export function createTrialService({ db, running, admit, secret, publicUrl }: Parts) {
  const trials = createTrialsRepository(db);

  const describe = (trial: RecordedTrial): ReleaseTrial => {
    const isOpen = trial.kind === 'preview' && trial.endedAt === null;
    return { ...trial, address: isOpen ? `${publicUrl ?? ''}${previewPath(secret, trial)}` : null };
  };

  /** Decided under the lock: the candidate may go live, or begin elsewhere, meanwhile. */
  const begin = async (trial: NewTrial): Promise<ReleaseTrial> => {
    const begun = await db.transaction(async (trx) => {
      const releases = createReleasesRepository(trx);
      const inside = createTrialsRepository(trx);
      await releases.lock();
      await requireCandidate(releases, trial);
      await inside.endOldPreviews();
      if (!(await inside.findOpen(trial))) await inside.begin(trial);
      return inside.findOpen(trial);
    });
    if (!begun) throw new Error('The trial was not stored');
    await running.refresh();
    return describe(begun);
  };

  return {
    /** What is shown of a section's trials. */
    find: async (section: string) => (await trials.findShown(section)).map(describe),

    /** For seven days; what runs already stays as it is. */
    async beginPreview({ section, version, by }: Candidate): Promise<ReleaseTrial> {
      await requireCandidate(createReleasesRepository(db), { section, version });
      await admit(section, version);
      return begin({ kind: 'preview', section, version, by });
    },

    async end(section: string, { kind, version }: TrialEnd, by: string): Promise<void> {
      if (!(await trials.end({ kind, section, version, by })))
        throw notFound(`Für ${section} ${version} läuft weder Vorschau noch Probelauf dieser Art.`);
      await running.refresh();
    },
  };
}

/** Only a section has candidates, and what is live is none. */
async function requireCandidate(
  releases: Pick<ReturnType<typeof createReleasesRepository>, 'findLive'>,
  { section, version }: Pick<Candidate, 'section' | 'version'>,
): Promise<void> {
  if (section === SHELL) throw new AppError(400, 'shell_whole', 'Den Rahmen gibt es nur für alle.');
  if ((await releases.findLive(section)).version === version)
    throw new AppError(409, 'already_live', `${section} ${version} ist schon live.`);
}
