import type { Finding } from './finding.ts';
import type { FrameLook, Reach } from './frame-styles.ts';
import { ENDS, strayStyle, type PageLook, type PlainFrame } from './page-look.ts';
import type { PageSource } from './page-source.ts';

/** An address without a page: only the frame is visible there. */
const NOWHERE = '/gibt-es-nicht';
/** Pages checked at the same time. */
export const AT_ONCE = 2;

/**
 * Bytes that a page may load in all, unpacked; a page that loads more may load this much more than with the live
 * version.
 */
const PAGE_BYTES = 2 * 1024 * 1024;
const MORE_THAN_BEFORE = 1.25;
/** Style rules of a page that are worth listing. */
const MOST_RULES = 5;
/** Sentences about one page, and characters of each; a section can make its pages complain without end. */
const MOST_SENTENCES = 50;
const LONGEST_SENTENCE = 2000;

type Known = { version: string; hint: (sentence: string) => void };

export type Inspection = {
  /** Opens a page; `plainFrame` waits for the frame of a page without sections, to compare with. */
  look: (source: PageSource, path: string, plainFrame?: PlainFrame) => Promise<PageLook>;
  /** The portal with the candidate in it, and as it is. */
  candidate: PageSource;
  live: PageSource | undefined;
  /** Gets, in German, faults that the live version has, too; undefined if nothing is live. */
  known?: Known | undefined;
  /**
   * The frame itself is the candidate: faults of the frame alone are not left out, and styles of sections are not
   * checked.
   */
  isFrame?: boolean;
  paths: readonly string[];
  /** How much more than it may a page loads of the candidate, in German; undefined when that is within the budget. */
  sizeOf: (files: readonly string[], path: string) => string | undefined;
};

/**
 * Looks at pages of a candidate in a browser. Returns the reasons against it as German sentences, without those that
 * the live version or the frame alone has, too.
 */
export async function inspectPages(inspection: Inspection): Promise<string[]> {
  const { look, candidate, live, known, isFrame = false, paths, sizeOf } = inspection;
  // The live version may be sent again; then there is nothing to compare it with.
  const alsoWithLive = known && candidate.section.url !== live?.section.url ? `; auch mit ${known.version}` : '';
  let seen: Promise<PageLook> | undefined;
  const control = async () => {
    const plain = await (seen ??= look(candidate, NOWHERE));
    // Whatever ends it would end any page, and no fault of the candidate would be its own.
    if (plain.findings.some(({ fault }) => fault === ENDS.fault))
      throw new Error('The page without sections cannot be opened');
    return plain;
  };
  const plainFrame = async () => (await control()).frame;
  const lookAt = async (source: PageSource, path: string): Promise<Omit<PageLook, 'files'>> => {
    const { findings, files, ...seenThere } = await look(source, path, isFrame ? undefined : plainFrame);
    const excess = sizeOf(files, path);
    return { ...seenThere, findings: excess ? [...findings, { fault: 'size', text: excess }] : findings };
  };
  const inspect = async (path: string): Promise<string[]> => {
    const { findings: found, frame, bytes } = await lookAt(candidate, path);
    const own = found.length > 0 && !isFrame ? without(found, (await control()).findings) : found;
    const reaches = frame?.reaches ?? [];
    const isCompared = own.length > 0 || bytes > PAGE_BYTES || reaches.length > 0;
    const before = isCompared && live ? await lookAt(live, path) : undefined;
    const weight = tooHeavy(bytes, before?.bytes);
    const added = without(own, before?.findings ?? []);
    for (const text of textsOf(without(own, added))) known?.hint(`${path} ${text}${alsoWithLive}`);
    const all = [...added, ...stylesInOthers(reaches, before?.frame)];
    return [...textsOf(all), ...(weight ? [weight] : [])].map((text) => `${path} ${text}`);
  };
  const waiting = [...paths.entries()];
  const reasons: string[][] = [];
  const work = async () => {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) reasons[next[0]] = await inspect(next[1]);
    } finally {
      // After a failure no other page is opened.
      waiting.length = 0;
    }
  };
  for (const end of await Promise.allSettled(Array.from({ length: AT_ONCE }, work)))
    if (end.status === 'rejected') throw end.reason;
  return reasons.flat();
}

/**
 * Whose a style rule is cannot be read from a page, and other sections may show something else a moment later. So a
 * rule counts where their elements had its classes with the live version, too, and the page did not have the rule.
 */
function stylesInOthers(reaches: readonly Reach[], before: FrameLook | undefined): Finding[] {
  if (!before) return [];
  const [rules, classes] = [new Set(before.rules), new Set(before.classesOfOthers)];
  const isAdded = (reach: Reach) => !rules.has(reach.rule) && reach.classes.every((name) => classes.has(name));
  return reaches.filter(isAdded).map(({ rule }) => strayStyle(rule));
}

/** A style sheet may have hundreds of rules. */
function textsOf(findings: readonly Finding[]): string[] {
  const isStyle = ({ fault }: Finding) => fault.startsWith('style ');
  const listed = new Set(findings.filter(isStyle).slice(0, MOST_RULES));
  const worthIt = findings.filter((finding) => !isStyle(finding) || listed.has(finding));
  const texts = [...new Set(worthIt.map(({ text }) => text.slice(0, LONGEST_SENTENCE)))];
  const more = texts.length - MOST_SENTENCES;
  return more > 0 ? [...texts.slice(0, MOST_SENTENCES), `und ${more} weitere Mängel`] : texts;
}

/** All that a page loads: the files of a section are a part of it only, beside pictures, data and what others bring. */
function tooHeavy(bytes: number, before: number | undefined): string | undefined {
  if (bytes <= PAGE_BYTES || (before !== undefined && bytes <= before * MORE_THAN_BEFORE)) return undefined;
  const allowed = `erlaubt sind ${inMB(PAGE_BYTES)}`;
  if (before === undefined) return `lädt insgesamt ${inMB(bytes)}; ${allowed}`;
  return `lädt insgesamt ${inMB(bytes)}, bisher ${inMB(before)}; ${allowed} oder ein Viertel mehr als bisher`;
}

function inMB(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}

function without(findings: readonly Finding[], known: readonly Finding[]): Finding[] {
  const faults = new Set(known.map(({ fault }) => fault));
  return findings.filter(({ fault }) => !faults.has(fault));
}
