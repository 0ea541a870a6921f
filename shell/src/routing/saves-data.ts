/** What a browser says about its connection; not all do (https://wicg.github.io/netinfo/). */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing is to be fetched ahead of its use: the visitor saves data, or the connection is as slow as 2g. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
