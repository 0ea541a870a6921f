/** The limit of characters; the portal ends a worker that sends more. */
export const LONGEST_THROWN = 20_000;

/** The text of a value that a section has thrown, its stack if it has one. Never throws, whatever the value. */
export function thrownText(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown).slice(0, LONGEST_THROWN);
  } catch {
    return 'Something was thrown that cannot be written';
  }
}
