import { isLower } from './live-order.ts';

/**
 * One change of what is live, `version` and `fingerprint` of the build that went live; both are null where the section
 * was withdrawn.
 */
type LiveChange = { version: string | null; fingerprint: string | null; isRollback: boolean };

/**
 * The builds that a rollback has gone back over and that have not been live since; `changes` are a section's, oldest
 * first.
 */
export function rolledBackBuilds(changes: readonly LiveChange[]): Set<string> {
  const rolledBack = new Set<string>();
  // The builds in the order in which each was last live.
  let shown: string[] = [];
  let last: string | null = null;
  for (const { version, fingerprint, isRollback } of changes) {
    if (version === null || fingerprint === null) continue;
    const goal = shown.indexOf(fingerprint);
    // A version that was never live has only the live one after it, and is a step back only if it is lower.
    const isBack = isRollback && (goal >= 0 || (last !== null && isLower(version, last)));
    if (isBack) for (const passed of shown.slice(goal < 0 ? -1 : goal + 1)) rolledBack.add(passed);
    rolledBack.delete(fingerprint);
    shown = [...shown.filter((build) => build !== fingerprint), fingerprint];
    last = version;
  }
  return rolledBack;
}
