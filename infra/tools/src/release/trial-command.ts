import type { ReleaseTrial, ReleaseConsent } from '@portal/api/contract';
import {
  activateVersion,
  beginCanary,
  beginPreview,
  endTrial,
  fetchHistory,
  fetchTrials,
  PortalError,
  publishSection,
  type Access,
  type Publication,
} from '@portal/server/portal-client';
import { shownTime } from '@portal/server/shown-time';
import { UsageError } from '@portal/server/usage-error';
import { releasesCommand } from '../webpack/place.ts';
import { goLiveAsked, type Ask } from './terminal-question.ts';

/** The audience of a version on trial: visitors with a link, or a share (percent) of documents. */
export type TrialWish = { kind: 'preview' } | { kind: 'canary'; share: number; insteadOf?: string };

type Say = (line: string) => void;

const MOST_SHARE = 50;

/** The wish that `--preview`, `--canary` and `--instead-of` express. Throws {@link UsageError}. */
export function wishOf(preview: boolean, canary: string | undefined, insteadOf?: string): TrialWish | undefined {
  if (insteadOf !== undefined && canary === undefined) throw new UsageError('--instead-of gehört zu --canary.');
  if (preview && canary !== undefined) throw new UsageError('Entweder --preview oder --canary.');
  if (canary === undefined) return preview ? { kind: 'preview' } : undefined;
  const share = Number(canary);
  if (Number.isInteger(share) && share >= 1 && share <= MOST_SHARE)
    return { kind: 'canary', share, ...(insteadOf !== undefined && { insteadOf }) };
  throw new UsageError(`--canary nennt ganze Prozent, von 1 bis ${MOST_SHARE}.`);
}

/**
 * Asks, before any slow step, whether a canary takes the place of another version's that runs; the portal has the last
 * word. Returns the wish with that. Throws {@link PortalError} with the portal's refusal.
 */
export async function settleCanary<Wish extends TrialWish | undefined>(
  wish: Wish,
  { access, section, version, ask }: { access: Access; section: string; version: string; ask: Ask },
): Promise<Wish> {
  if (wish?.kind !== 'canary') return wish;
  const running = await findCanary(access, section);
  if (!running || running.version === version || running.version === wish.insteadOf) return wish;
  const message = `Von ${section} läuft schon der Probelauf von ${running.version}, begonnen von ${running.begunBy}.`;
  if (!(await ask?.(`${message} Soll ${version} an seine Stelle treten?`)))
    throw new PortalError(message, 'canary_running');
  return { ...wish, insteadOf: running.version };
}

/** Uploads a version and puts it on trial; the live version stays live. Throws the portal's refusal. */
export async function publishOnTrial(publication: Publication, wish: TrialWish, say: Say): Promise<void> {
  const { portalUrl, descriptor, expected, said } = publication;
  const { name: section, version } = descriptor;
  await publishSection({ ...publication, activate: false });
  if (wish.kind === 'preview') {
    const { address, endsAt } = await beginPreview(publication, section, version);
    say(`${section} ${version} ist geprüft und nicht live. Wer diesen Link hat, sieht es bis ${shownTime(endsAt)}:`);
    say(`  ${new URL(address ?? '/', portalUrl)}`);
    say(`Für alle wird es mit: ${releasesCommand(section)} --live ${version}`);
    return;
  }
  const { kind: _kind, ...canary } = wish;
  const { share } = canary;
  const { endsAt } = await beginCanary(publication, section, { version, ...canary, expected, ...said });
  say(`${section} ${version} bekommen ab jetzt ${share} % der Aufrufe, bis ${shownTime(endsAt)}.`);
  say(`Wie es ihr geht: ${releasesCommand(section)} --health`);
  const command = releasesCommand(section);
  say(`Für alle: ${command} --promote ${version}; für niemanden mehr: ${command} --end-canary ${version}`);
}

/** A published version, with the consents given or to be asked for now. */
type Candidate = { version: string; said?: ReleaseConsent; ask?: Ask };

/** Makes a published version live as it is, whatever the sources are by now. Throws the portal's refusal. */
export async function makeLive(
  access: Access,
  section: string,
  { version, said, ask }: Candidate,
  say: Say,
): Promise<void> {
  const { revision: expected } = await fetchHistory(access, section);
  const { previous } = await goLiveAsked(said, ask, (consent) =>
    activateVersion(access, section, { version, expected, ...consent }),
  );
  if (previous === version) return say(`${section} ${version} war schon live; es hat sich nichts geändert.`);
  say(`${section} ${version} ist live (vorher ${previous ?? 'keine Version'}).`);
}

/**
 * A decision about a canary: live for all, with the consents given or to be asked for, or ended; of this version, or of
 * whichever runs.
 */
type Decision = { isForAll: boolean; version?: string | undefined; said?: ReleaseConsent; ask?: Ask };

/** A section's canary that runs. Throws {@link PortalError}. */
export async function findCanary(access: Access, section: string): Promise<ReleaseTrial | undefined> {
  return (await fetchTrials(access, section)).find(({ kind, endedAt }) => kind === 'canary' && !endedAt);
}

/** Makes a section's canary live for all, or ends it. Throws if there is none, or another than was meant. */
export async function decideCanary(access: Access, section: string, decision: Decision, say: Say): Promise<void> {
  const canary = await findCanary(access, section);
  // It may have ended by itself meanwhile.
  if (!canary) throw new PortalError(`Von ${section} läuft kein Probelauf.`, 'no_canary');
  const { version } = canary;
  if (version !== (decision.version ?? version))
    throw new PortalError(`Auf Probe läuft ${section} ${version}, nicht ${decision.version}.`, 'other_canary');
  if (decision.isForAll) return makeLive(access, section, { ...decision, version }, say);
  await endTrial(access, section, { kind: 'canary', version });
  say(`Der Probelauf von ${section} ${version} ist zu Ende; live bleibt, was live war.`);
}

/** The trials of a section, and the results of earlier canaries, one line each. */
export function describeTrials(trials: readonly ReleaseTrial[]): string[] {
  return trials.map(({ kind, version, share, begunBy, endsAt, endedAt, endedBy, reason }) => {
    const what = kind === 'preview' ? 'Vorschau' : `Probelauf für ${share} %`;
    const end = endedAt ? `beendet ${shownTime(endedAt)}, ${endedBy}` : `läuft bis ${shownTime(endsAt)}, ${begunBy}`;
    return `${what}: ${version}, ${end}${reason ? ` (${reason})` : ''}`;
  });
}
