import type { Primitive } from './compact-json.ts';

type Cut = { readonly head: string; readonly tail: string };

/**
 * Where strings may be cut: behind a slash, a hyphen, a space; before an underline or a space; behind the T of a point
 * in time.
 */
const CUTS = /(?<=[/ ])(?=.)|(?= )|(?<=[a-z\d]-)(?=[a-z\d])|(?=_)|(?<=^\d{4}-\d\d-\d\dT)/g;
/** Characters of what may be cut; longer ones are texts. */
const LONGEST = 100;
/**
 * The most parts of a string: a number is put together of their places, and has to be exact. Four are, with fewer than
 * 9,000 values, three with 200,000.
 */
const mostParts = (values: number) => (values < 4000 ? 4 : 3);
/** How often parts are chosen, each time with what others have chosen the last time. */
const ROUNDS = 2;
/**
 * Characters of a place with its comma, of what stands before a text, of what says that one comes, and of what places
 * of several parts are longer.
 */
const PLACE = 3.5;
const SEPARATOR = 1;
const NEXT = 0.5;
const JOIN = 3;
const ROUNDING = 1e-6;
/** Strings whose cuts are kept; a portal's pages have some thousands together. */
const MOST_KNOWN = 10_000;

const known = new Map<string, readonly Cut[]>();

/** Whether a string is shorter said once, with a place wherever it comes. */
export function isWorthAPlace(text: string, count: number): boolean {
  return lengthOf(text, count) > text.length + SEPARATOR + PLACE * count;
}

/** Of a string that is said wherever it comes. */
function lengthOf(text: string, count: number): number {
  return (text.length + SEPARATOR + NEXT) * count;
}

/**
 * The parts of those strings that are shorter put together of what others begin or end with, too, or of what comes by
 * itself.
 */
export function cutStrings(counts: ReadonlyMap<Primitive, number>): Map<string, readonly string[]> {
  const wholes = new Map([...counts].filter((entry): entry is [string, number] => typeof entry[0] === 'string'));
  let cuts = [...wholes.keys()].map((text) => [text, cutsOf(text)] as const);
  let chosen = new Map<string, Cut>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const sharers = countParts(round === 0 ? cuts.flatMap(([, all]) => all) : [...chosen.values()]);
    const costOf = (part: string) => {
      const count = wholes.get(part);
      // What comes by itself has a place, or gets one by this.
      if (count !== undefined) return isWorthAPlace(part, count) ? 0 : PLACE;
      return (part.length + SEPARATOR) / (sharers.get(part) ?? 1);
    };
    chosen = new Map();
    // What does not pay now pays less later.
    cuts = cuts.flatMap(([text, all]) => {
      const count = wholes.get(text) ?? 1;
      const before = isWorthAPlace(text, count) ? text.length + SEPARATOR + PLACE * count : lengthOf(text, count);
      let least = before - (PLACE + JOIN) * count;
      const paying = all.filter((cut) => {
        const cost = costOf(cut.head) + costOf(cut.tail);
        if (cost >= before - (PLACE + JOIN) * count) return false;
        // Of equal ones all take the same, however their sums are rounded.
        if (cost < least - ROUNDING) {
          chosen.set(text, cut);
          least = cost;
        }
        return true;
      });
      return paying.length > 0 ? [[text, paying] as const] : [];
    });
  }
  return partsOf(chosen, mostParts(counts.size));
}

/** What can be cut is cut further. */
function partsOf(cuts: ReadonlyMap<string, Cut>, most: number): Map<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  // A part is shorter than what it is a part of.
  for (const [text, { head, tail }] of [...cuts].toSorted(([a], [b]) => a.length - b.length)) {
    const all = [head, tail].flatMap((part) => parts.get(part) ?? [part]);
    if (all.length <= most) parts.set(text, all);
  }
  return parts;
}

/** Most strings come again on the next page: cutting them takes a sixth of what writing takes. */
function cutsOf(text: string): readonly Cut[] {
  if (text.length > LONGEST) return [];
  let cuts = known.get(text);
  if (!cuts) {
    cuts = Array.from(text.matchAll(CUTS), ({ index }) => ({
      head: text.slice(0, index),
      tail: text.slice(index),
    })).filter(({ head }) => head !== '');
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, cuts);
  }
  return cuts;
}

function countParts(cuts: readonly Cut[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { head, tail } of cuts) for (const part of [head, tail]) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
