import type { Finding } from './finding.ts';
import type { PageLook, PlainFrame } from './page-look.ts';
import type { PageSource } from './page-source.ts';

/** An address without a page: what is seen there is the frame. */
const NOWHERE = '/gibt-es-nicht';
/** Pages looked at at the same time. */
export const AT_ONCE = 2;

export type Inspection = {
  /** Opens a page; `plainFrame` waits for the frame of a page without sections, to compare with. */
  look: (source: PageSource, path: string, plainFrame?: PlainFrame) => Promise<PageLook>;
  /** The portal with the candidate in it, and as it is; undefined while nothing of the section is live. */
  candidate: PageSource;
  live: PageSource | undefined;
  /** The frame itself is the candidate: what is seen of it alone is not left out, and styles of sections are not looked for. */
  isFrame?: boolean;
  paths: readonly string[];
  /** How much more than it may a page loads of the candidate, in German; undefined when that is within the budget. */
  sizeOf: (files: readonly string[], path: string) => string | undefined;
};

/**
 * Looks at pages of a candidate in a browser. Returns the reasons against it as German sentences, without those that the
 * live version or the frame alone has, too.
 */
export async function inspectPages(inspection: Inspection): Promise<string[]> {
  const { look, candidate, live, isFrame = false, paths, sizeOf } = inspection;
  let seen: Promise<PageLook> | undefined;
  const control = () => (seen ??= look(candidate, NOWHERE));
  const plainFrame = async () => (await control()).frame;
  const faultsAt = async (source: PageSource, path: string): Promise<Finding[]> => {
    const { findings, files } = await look(source, path, isFrame ? undefined : plainFrame);
    const excess = sizeOf(files, path);
    return excess ? [...findings, { fault: 'size', text: excess }] : findings;
  };
  const inspect = async (path: string): Promise<string[]> => {
    const found = await faultsAt(candidate, path);
    const own = found.length > 0 && !isFrame ? without(found, (await control()).findings) : found;
    const before = own.length > 0 && live ? await faultsAt(live, path) : [];
    return without(own, before).map(({ text }) => `${path} ${text}`);
  };
  const waiting = [...paths.entries()];
  const reasons: string[][] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) reasons[next[0]] = await inspect(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return reasons.flat();
}

function without(findings: readonly Finding[], known: readonly Finding[]): Finding[] {
  const faults = new Set(known.map(({ fault }) => fault));
  return findings.filter(({ fault }) => !faults.has(fault));
}
