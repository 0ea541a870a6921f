/** Milliseconds a section that hung or killed the worker is left to the browser. */
const QUARANTINE_TIME = 30_000;

/** Releases that are not rendered on the server for a while, so that one bad section does not slow every request. */
export function createQuarantine(now = () => performance.now()) {
  const until = new Map<string, number>();
  return {
    /** False when it was in already. */
    add(section: string, version: string): boolean {
      const isNew = !this.has(section, version);
      until.set(`${section} ${version}`, now() + QUARANTINE_TIME);
      return isNew;
    },
    has(section: string, version: string): boolean {
      return (until.get(`${section} ${version}`) ?? 0) > now();
    },
    /** Whether it is in, or was before. */
    hasHad(section: string, version: string): boolean {
      return until.has(`${section} ${version}`);
    },
  };
}
