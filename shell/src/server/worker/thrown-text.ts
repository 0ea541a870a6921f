/** Characters that are told; the portal ends a worker that tells more. */
export const LONGEST_THROWN = 20_000;

/** What code of a section has thrown, its stack where it has one. Never throws, whatever that is. */
export function thrownText(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown).slice(0, LONGEST_THROWN);
  } catch {
    return 'Something was thrown that cannot be written';
  }
}
