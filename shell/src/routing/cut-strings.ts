import type { Primitive } from './compact-json.ts';

/**
 * A string, or what one begins or ends with. It carries its own counts: maps of so many strings took a fifth of the
 * time of writing a state.
 */
type Part = {
  readonly text: string;
  cuts?: readonly Cut[];
  /** How often it occurs by itself, in the last state in which it did. */
  count: number;
  state: number;
  /** How many are cut there, in the last round in which any was. */
  sharers: number;
  round: number;
};
type Cut = { readonly head: Part; readonly tail: Part };

/**
 * Where strings may be cut: behind a slash, a hyphen, a space; before an underline or a space; behind the T of a point
 * in time.
 */
const CUTS = /(?<=[/ ])(?=.)|(?= )|(?<=[a-z\d]-)(?=[a-z\d])|(?=_)|(?<=^\d{4}-\d\d-\d\dT)/g;
/** The longest string that is cut, in characters; longer ones are texts. */
const LONGEST = 100;
/**
 * The most parts of a string: a number is put together of their places, and has to be exact. Four are, with fewer than
 * 9,000 values, three with 200,000.
 */
const mostParts = (values: number) => (values < 4000 ? 4 : 3);
/** Rounds of choosing parts, each with the others' choices of the round before. */
const ROUNDS = 2;
/**
 * Characters of a place with its comma, of the separator before a text, of the mark for the next text, and of the extra
 * length of places of several parts.
 */
const PLACE = 3.5;
const SEPARATOR = 1;
const NEXT = 0.5;
const JOIN = 3;
const ROUNDING = 1e-6;
/** Parts that are kept; a portal's pages have some ten thousands together. */
const MOST_KNOWN = 50_000;

const known = new Map<string, Part>();
let state = 0;
let round = 0;

/** Whether a string is shorter written once, with a place wherever it occurs. */
export function isWorthAPlace(text: string, count: number): boolean {
  return lengthOf(text, count) > text.length + SEPARATOR + PLACE * count;
}

/** The length of a string that is written wherever it occurs. */
function lengthOf(text: string, count: number): number {
  return (text.length + SEPARATOR + NEXT) * count;
}

/**
 * The parts of those strings that are shorter as a combination of other strings' beginnings or ends, or of strings that
 * occur by themselves.
 */
export function cutStrings(counts: ReadonlyMap<Primitive, number>): Map<string, readonly string[]> {
  if (known.size >= MOST_KNOWN) known.clear();
  state += 1;
  const wholes: Part[] = [];
  for (const [text, count] of counts)
    if (typeof text === 'string') wholes.push(Object.assign(partOf(text), { count, state }));
  let cuts = wholes.map((whole) => [whole, cutsOf(whole)] as const);
  let chosen = new Map<Part, Cut>();
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    countSharers(turn === 0 ? cuts.flatMap(([, all]) => all) : chosen.values());
    chosen = new Map();
    // A cut that does not pay now pays even less later.
    cuts = cuts.flatMap(([whole, all]) => {
      const { text, count } = whole;
      const before = isWorthAPlace(text, count) ? text.length + SEPARATOR + PLACE * count : lengthOf(text, count);
      let least = before - (PLACE + JOIN) * count;
      const paying = all.filter((cut) => {
        const cost = costOf(cut.head) + costOf(cut.tail);
        if (cost >= before - (PLACE + JOIN) * count) return false;
        // All strings take the same one of equal cuts, however their sums are rounded.
        if (cost < least - ROUNDING) {
          chosen.set(whole, cut);
          least = cost;
        }
        return true;
      });
      return paying.length > 0 ? [[whole, paying] as const] : [];
    });
  }
  return partsOf(chosen, mostParts(counts.size));
}

function partOf(text: string): Part {
  let part = known.get(text);
  if (!part) {
    part = { text, count: 0, state: 0, sharers: 0, round: 0 };
    // Longer ones are never cut, and would take much memory.
    if (text.length <= LONGEST) known.set(text, part);
  }
  return part;
}

/** Characters of the state that a part costs each string sharing it. */
function costOf(part: Part): number {
  // A string that occurs by itself has a place, or gets one by this.
  if (part.state === state) return isWorthAPlace(part.text, part.count) ? 0 : PLACE;
  return (part.text.length + SEPARATOR) / (part.round === round ? part.sharers : 1);
}

function countSharers(cuts: Iterable<Cut>): void {
  round += 1;
  for (const { head, tail } of cuts)
    for (const part of [head, tail]) {
      part.sharers = part.round === round ? part.sharers + 1 : 1;
      part.round = round;
    }
}

/** Parts that can be cut are cut further. */
function partsOf(cuts: ReadonlyMap<Part, Cut>, most: number): Map<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  // A part is shorter than the string it belongs to.
  for (const [{ text }, { head, tail }] of [...cuts].toSorted(([a], [b]) => a.text.length - b.text.length)) {
    const all = [head, tail].flatMap((part) => parts.get(part.text) ?? [part.text]);
    if (all.length <= most) parts.set(text, all);
  }
  return parts;
}

/** Most strings come again on the next page: cutting them takes a sixth of the time of writing. */
function cutsOf(whole: Part): readonly Cut[] {
  const { text } = whole;
  if (text.length > LONGEST) return [];
  whole.cuts ??= Array.from(text.matchAll(CUTS), ({ index }) => index)
    .filter((index) => index > 0)
    .map((index) => ({ head: partOf(text.slice(0, index)), tail: partOf(text.slice(index)) }));
  return whole.cuts;
}
