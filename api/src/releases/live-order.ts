import type { Ancestry, ReleaseConsent, ReleaseSource } from '../contract/index.ts';
import { repositoryText } from '../contract/release-names.ts';
import { AppError } from '../errors.ts';

/** How a commit relates to the live one; `overtaken`: it was compared with another version than the live one. */
export type Standing = Ancestry | 'overtaken';

type Candidate = {
  section: string;
  version: string;
  isRolledBack: boolean;
  /** The same build under the same version. */
  hasBeenLive: boolean;
  /** Missing where a version comes back that has been live: then its number alone says what is older. */
  origin?: { name: string | null; ancestry: Standing };
  /** The origins for which `newOrigin` was given once: a shallow clone can never be compared. */
  knownOrigins: readonly string[];
};
type Live = { version: string; source: ReleaseSource };

/** Why something may not go live yet. */
type Refusal = { code: string; message: string };

/** Nothing goes back unasked: the missing consent, undefined where none is missing. `live` is null for nothing. */
export function orderRefusal(
  { section, version, isRolledBack, hasBeenLive, origin, knownOrigins }: Candidate,
  live: Live | null,
  said: ReleaseConsent,
): Refusal | undefined {
  if (isRolledBack && !said.again)
    return { code: 'rolled_back', message: `${section} ${version} wurde zurückgenommen.` };
  if (!live) return undefined;
  const now = `${section} ${live.version}`;
  if (origin?.ancestry === 'overtaken' && !said.older)
    return { code: 'older_release', message: `Inzwischen ist ${now} live gegangen; bitte noch einmal bauen.` };
  // A commit that reverts a change follows, and is the earlier build with its version.
  const isReverted = hasBeenLive && origin?.ancestry === 'follows';
  if (isLower(version, live.version) && !isReverted && !said.older)
    return { code: 'older_release', message: `Live ist ${now}; ${version} ist eine niedrigere Version.` };
  if (origin?.ancestry === 'diverged' && !said.older)
    return { code: 'older_release', message: `Live ist ${now}${commitOf(live)}; dieser Stand baut nicht darauf auf.` };
  if (origin?.ancestry !== 'unknown' || said.newOrigin) return undefined;
  const isElsewhere = origin.name !== live.source.origin;
  // Where no commit is known of the live one, there is none to build on.
  const isKnown = !live.source.commit || (origin.name !== null && knownOrigins.includes(origin.name));
  if (!isElsewhere && isKnown) return undefined;
  return {
    code: isElsewhere ? 'new_origin' : 'unknown_ancestry',
    message: `Live ist ${now} aus ${originText(live.source)}${commitOf(live)}; ob dieser Stand darauf aufbaut, lässt sich nicht feststellen.`,
  };
}

/** Throws {@link orderRefusal} as an {@link AppError}. */
export function requireOrder(candidate: Candidate, live: Live | null, said: ReleaseConsent): void {
  const refusal = orderRefusal(candidate, live, said);
  if (refusal) throw new AppError(409, refusal.code, refusal.message);
}

/** Whether a version X.Y.Z is lower; the shell's are beginnings of builds, and none is lower. */
export function isLower(version: string, other: string): boolean {
  const [parts, others] = [version, other].map((text) => (text.includes('.') ? text.split('.').map(Number) : []));
  const index = parts?.findIndex((part, place) => part !== others?.[place]) ?? -1;
  return (parts?.[index] ?? 0) < (others?.[index] ?? 0);
}

function originText({ origin }: ReleaseSource): string {
  if (origin === 'portal') return 'dem Ordner des Portals';
  return origin === null ? 'unbekannter Herkunft' : repositoryText(origin);
}

function commitOf({ source: { commit } }: Live): string {
  return commit ? ` (Commit ${commit.slice(0, 7)})` : '';
}
