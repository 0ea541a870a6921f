import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import {
  SHELL,
  type NewCanary,
  type ReleaseTrial,
  type SectionDescriptor,
  type TrialEnd,
  type TrialKind,
} from '../../contract/index.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Checked } from '../check-release.ts';
import { FilesMissingError } from '../release-errors.ts';
import { requireStillFitting, type Activation } from '../release.service.ts';
import { createReleasesRepository, type ReleasesRepository } from '../releases.repository.ts';
import { previewPath } from './preview-token.ts';
import type { RunningTrials } from './running-trials.ts';
import {
  createTrialsRepository,
  type NewTrial,
  type OpenCanary,
  type RecordedTrial,
  type RunningTrial,
} from '../trials.repository.ts';

type Parts = {
  db: Knex;
  running: Pick<RunningTrials, 'refresh'>;
  /** Checks a published version as before it goes live; throws the reasons against it. */
  admit: (section: string, version: string) => Promise<Checked>;
  /** Throws if a version needs more consent to go live, or something else has gone live; `inside` a transaction. */
  requireOrder: (activation: Activation, inside?: ReleasesRepository) => Promise<unknown>;
  /** Reasons against a version on trial beside what is live. */
  misfits: (descriptor: SectionDescriptor) => Promise<string[]>;
  /** Tells a section's maintainers. */
  tell: (news: EndedTrial) => Promise<void>;
  log: FastifyBaseLogger;
  secret: string;
  /** The site's own address, where the portal knows it. */
  publicUrl: string | null;
};

/** Percent of documents that canaries get together: at least as many stay with the live versions. */
const MOST_SHARED = 50;

/** A trial that the portal has ended, or another canary has replaced; `live` is what is live then, null for nothing. */
type EndedTrial = {
  what: TrialKind | 'replaced';
  section: string;
  version: string;
  live: string | null;
  reason: string;
  isMisfit?: boolean;
};

type TrialsRepository = ReturnType<typeof createTrialsRepository>;

type Candidate = { section: string; version: string; by: string };

export type TrialService = ReturnType<typeof createTrialService>;

/** Begins and ends trials of candidates that are published and not live. */
export function createTrialService({ db, running, admit, requireOrder, misfits, tell, log, secret, publicUrl }: Parts) {
  const trials = createTrialsRepository(db);

  const describe = (trial: RecordedTrial): ReleaseTrial => {
    const isOpen = trial.kind === 'preview' && trial.endedAt === null;
    return { ...trial, address: isOpen ? `${publicUrl ?? ''}${previewPath(secret, trial)}` : null };
  };

  /**
   * Decided under the lock: the candidate, others or another shell may go live while it is checked, the section may be
   * withdrawn, and the candidate's files may be removed. `requireBeside` asks about what is live beside a canary.
   */
  const begin = async (
    trial: NewTrial,
    { live }: Checked,
    requireBeside?: (inside: ReleasesRepository, canaries: TrialsRepository) => Promise<void>,
  ): Promise<ReleaseTrial> => {
    const replaced: OpenCanary[] = [];
    const begun = await db.transaction(async (trx) => {
      const releases = createReleasesRepository(trx);
      const inside = createTrialsRepository(trx);
      await releases.lock();
      await requireCandidate(releases, trial);
      await requireBeside?.(releases, inside);
      const descriptor = await releases.findWithFiles(trial.section, trial.version);
      if (!descriptor) throw new FilesMissingError(trial.section, trial.version);
      await requireStillFitting(releases, descriptor, live);
      if (trial.share === undefined) await inside.endOldPreviews();
      else {
        replaced.push(...(await findReplaced(inside, trial.section, trial.version)));
        await makeRoom(inside, trial.section, trial.share, trial.by);
      }
      if (!(await inside.findOpen(trial))) await inside.begin(trial);
      return inside.findOpen(trial);
    });
    if (!begun) throw new Error('The trial was not stored');
    await running.refresh();
    for (const { section, version, live } of replaced)
      void tell({
        what: 'replaced',
        section,
        version,
        live,
        reason: `an seiner Stelle läuft ${trial.version} (${trial.by})`,
      });
    return describe(begun);
  };

  /** Ends a trial that does not fit what is live; returns whether it has. */
  const endMisfit = async ({ kind, section, version, descriptor }: RunningTrial): Promise<boolean> => {
    const reasons = await misfits(descriptor);
    if (reasons.length === 0) return false;
    const { version: live } = await createReleasesRepository(db).findLive(section);
    const sentences = reasons.map((sentence) => sentence.replace(/\.$/, ''));
    const reason = `passt nicht mehr zu dem, was live ist: ${sentences.join('; ')}`;
    if (!(await trials.end({ kind, section, version, by: 'Portal' }, reason))) return false;
    void tell({ what: kind, section, version, live, reason, isMisfit: true });
    return true;
  };

  return {
    /** A section's trials as they are shown. */
    find: async (section: string) => (await trials.findShown(section)).map(describe),

    /** Begins a preview of seven days; a running one stays as it is. */
    async beginPreview({ section, version, by }: Candidate): Promise<ReleaseTrial> {
      await requireCandidate(createReleasesRepository(db), { section, version });
      const checked = await admit(section, version);
      return begin({ kind: 'preview', section, version, by }, checked);
    },

    /** Begins a canary of seven days, in place of an earlier one of this version, or of the one that is named. */
    async beginCanary(
      section: string,
      { version, share, expected, insteadOf, ...said }: NewCanary,
      by: string,
    ): Promise<ReleaseTrial> {
      const releases = createReleasesRepository(db);
      const requireBeside = async (inside: ReleasesRepository, canaries = trials) => {
        const others = await findReplaced(canaries, section, version);
        for (const other of others) if (other.version !== insteadOf) throw canaryRunning(other);
        await requireOrder({ section, version, expected, said, by }, inside);
        if (!(await inside.findLive(section)).version)
          throw new AppError(409, 'nothing_live', `Von ${section} ist nichts live, neben dem ein Probelauf liefe.`);
      };
      await requireCandidate(releases, { section, version });
      await requireBeside(releases);
      const checked = await admit(section, version);
      return begin({ kind: 'canary', section, version, share, by }, checked, requireBeside);
    },

    /**
     * Ends trials that what is live by now leaves no room: no candidate blocks a release, but an address has one owner,
     * and shell and API may lack what only a candidate uses. Its maintainers hear of it. One that cannot be compared
     * keeps no other, and is compared again in a minute.
     */
    async endMisfits(): Promise<void> {
      let hasEnded = false;
      for (const trial of await trials.findRunning()) {
        const { section, version } = trial;
        await endMisfit(trial).then(
          (isOver) => (hasEnded ||= isOver),
          (error: unknown) => log.warn({ err: error, section, version }, 'trial not compared with what is live'),
        );
      }
      if (hasEnded) await running.refresh();
    },

    async end(section: string, { kind, version }: TrialEnd, by: string): Promise<void> {
      if (!(await trials.end({ kind, section, version, by })))
        throw notFound(`Für ${section} ${version} läuft weder Vorschau noch Probelauf dieser Art.`);
      await running.refresh();
    },
  };
}

/** Running canaries of other versions of the section: there is one at most. */
async function findReplaced(trials: TrialsRepository, section: string, version: string): Promise<OpenCanary[]> {
  const canaries = await trials.findCanaries();
  return canaries.filter((other) => other.section === section && other.version !== version && !other.isOver);
}

function canaryRunning({ section, version, begunBy }: OpenCanary): AppError {
  const message = `Von ${section} läuft schon der Probelauf von ${version}, begonnen von ${begunBy}.`;
  return new AppError(409, 'canary_running', message, { running: version });
}

/** The others keep their share; the section's own canary is over. */
async function makeRoom(trials: TrialsRepository, section: string, share: number, by: string): Promise<void> {
  const others = (await trials.findCanaries()).filter((canary) => canary.section !== section);
  const taken = others.reduce((sum, canary) => sum + canary.share, 0);
  if (taken + share > MOST_SHARED)
    throw new AppError(
      409,
      'share_taken',
      `Probeläufe anderer Module haben schon ${taken} %; alle zusammen bekommen höchstens ${MOST_SHARED} % der Aufrufe.`,
    );
  await trials.endReplaced(section, null, by);
}

/** Only sections have candidates, and a live version cannot be one. */
async function requireCandidate(
  releases: Pick<ReturnType<typeof createReleasesRepository>, 'findLive'>,
  { section, version }: Pick<Candidate, 'section' | 'version'>,
): Promise<void> {
  if (section === SHELL) throw new AppError(400, 'shell_whole', 'Den Rahmen gibt es nur für alle.');
  if ((await releases.findLive(section)).version === version)
    throw new AppError(409, 'already_live', `${section} ${version} ist schon live.`);
}
