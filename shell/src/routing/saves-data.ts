/** A browser's report of its connection; not all have one (https://wicg.github.io/netinfo/). */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether to prefetch nothing unasked: the visitor saves data, or the connection is as slow as 2g. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
