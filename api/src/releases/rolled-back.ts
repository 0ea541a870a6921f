/** One change of what is live, `fingerprint` of the build that went live; null where the section was withdrawn. */
type LiveChange = { fingerprint: string | null; isRollback: boolean };

/** The builds that a rollback has gone back over and that have not been live since; `changes` are a section's, oldest first. */
export function rolledBackBuilds(changes: readonly LiveChange[]): Set<string> {
  const rolledBack = new Set<string>();
  // By the last time that each was live.
  let shown: string[] = [];
  for (const { fingerprint, isRollback } of changes) {
    if (fingerprint === null) continue;
    const goal = shown.indexOf(fingerprint);
    // What has never been live has nothing after it but what is live.
    if (isRollback) for (const passed of shown.slice(goal < 0 ? -1 : goal + 1)) rolledBack.add(passed);
    rolledBack.delete(fingerprint);
    shown = [...shown.filter((build) => build !== fingerprint), fingerprint];
  }
  return rolledBack;
}
