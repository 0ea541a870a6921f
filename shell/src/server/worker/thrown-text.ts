/** Characters that are told; a longer message would not fit into what a worker may say, and end it. */
const LONGEST = 20_000;

/** What code of a section has thrown, its stack where it has one. Never throws, whatever that is. */
export function thrownText(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown).slice(0, LONGEST);
  } catch {
    return 'Something was thrown that cannot be written';
  }
}
