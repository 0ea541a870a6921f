import type { Ancestry, ReleaseSource } from '../contract/index.ts';
import { AppError } from '../errors.ts';

/** What a maintainer has said expressly: what was rolled back may go live again, what is older, what comes from elsewhere. */
export type Consent = { again?: boolean; older?: boolean; newOrigin?: boolean };

type Candidate = {
  section: string;
  version: string;
  isRolledBack: boolean;
  /** Missing where a version comes back that has been live: then its number alone says what is older. */
  origin?: { name: string | null; ancestry: Ancestry };
};
type Live = { version: string; source: ReleaseSource };

/** Nothing goes back unasked: throws an {@link AppError} that names what somebody has to say first. `live` is null for nothing. */
export function requireOrder({ section, version, isRolledBack, origin }: Candidate, live: Live | null, said: Consent) {
  if (isRolledBack && !said.again) throw refusal('rolled_back', `${section} ${version} wurde zurückgenommen.`);
  if (!live) return;
  const now = `${section} ${live.version}`;
  // What builds on the live commit is newer, whatever its number: a reverted change is the build from before.
  if (isLower(version, live.version) && origin?.ancestry !== 'follows' && !said.older)
    throw refusal('older_release', `Live ist ${now}; ${version} ist eine niedrigere Version.`);
  if (origin?.ancestry === 'diverged' && !said.older)
    throw refusal('older_release', `Live ist ${now}${commitOf(live)}; dieser Stand baut nicht darauf auf.`);
  if (origin?.ancestry !== 'unknown' || said.newOrigin) return;
  const isElsewhere = origin.name !== live.source.origin;
  // Where no commit is known of the live one, there is none to build on.
  if (isElsewhere || live.source.commit)
    throw refusal(
      isElsewhere ? 'new_origin' : 'unknown_ancestry',
      `Live ist ${now} aus ${originText(live.source)}${commitOf(live)}; ob dieser Stand darauf aufbaut, lässt sich nicht feststellen.`,
    );
}

/** Both are X.Y.Z. */
export function isLower(version: string, other: string): boolean {
  const [parts, others] = [version, other].map((text) => text.split('.').map(Number));
  const index = parts?.findIndex((part, place) => part !== others?.[place]) ?? -1;
  return (parts?.[index] ?? 0) < (others?.[index] ?? 0);
}

function originText({ origin }: ReleaseSource): string {
  if (origin === 'portal') return 'dem Ordner des Portals';
  return origin ?? 'unbekannter Herkunft';
}

function commitOf({ source: { commit } }: Live): string {
  return commit ? ` (Commit ${commit.slice(0, 7)})` : '';
}

function refusal(code: string, message: string): AppError {
  return new AppError(409, code, message);
}
