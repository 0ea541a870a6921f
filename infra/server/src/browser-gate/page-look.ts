import type { Finding } from './finding.ts';
import type { FrameDamage, FrameLook } from './frame-styles.ts';
import type { PageSource } from './page-source.ts';

/**
 * The findings on a page, the look of its frame where visible, the section's files that it has loaded, and the bytes of
 * all the portal's answers to it, uncompressed.
 */
export type PageLook = {
  findings: Finding[];
  frame: (FrameLook & FrameDamage) | undefined;
  files: string[];
  bytes: number;
};

/** The frame of a page without sections, once it has been seen; undefined if that failed. */
export type PlainFrame = () => Promise<FrameLook | undefined>;

/** Milliseconds in which a page has to answer; a busy machine takes seconds. */
export const ANSWER_LIMIT = 10_000;

export const HANGS: Finding = {
  fault: 'hangs',
  text: `antwortet länger als ${ANSWER_LIMIT / 1000} s nicht: eine Schleife ohne Ende?`,
};
/** The process that looks at it has ended. */
export const ENDS: Finding = {
  fault: 'ends',
  text: 'beendet im Browser das Fenster, oder braucht zu viel Speicher',
};
/** It asks for more than the portal hands out to one page (bounded-answers.ts). */
export const GREEDY: Finding = {
  fault: 'greedy',
  text: 'fragt im Browser nach mehr Dateien und Daten, als eine Seite darf',
};
export const COLD: Finding = {
  fault: 'cold',
  text: 'wird im Browser nicht bedienbar: React hat sie nicht übernommen',
};

/** A rule of the section that reaches its surroundings. */
export function strayStyle(rule: string): Finding {
  return { fault: `style ${rule}`, text: `eine Stilregel reicht über das Modul hinaus: ${rule}` };
}

/** React's numbers for: the server left this part to the browser, and something changed while it was taken over. */
const NO_REPAIR = /Minified React error #(419|421);/;

/** A repair that React reports; `stack` names the components around it. */
export type Repair = { message: string; stack: string };

/** The finding that repairs of the page amount to. */
export function repaired(repairs: readonly Repair[], source: PageSource): Finding[] {
  return repairs
    .filter(({ message }) => !NO_REPAIR.test(message))
    .map(({ message, stack }) => {
      const { place } = ownPlace(stack, source);
      const what = ownPlace(message, source).message;
      return { fault: 'repair', text: `React musste das HTML des Servers ersetzen${place}: ${what}` };
    });
}

/** An error that nobody caught, or that stands on the console, by its text with its stack. */
export function complaint(text: string, source: PageSource): Finding {
  const { message, place } = ownPlace(text, source);
  return { fault: message, text: `im Browser: ${message}${place}` };
}

/** The first line of an error, and where in the section's files it was thrown. */
function ownPlace(text: string, { origin, section }: PageSource): { message: string; place: string } {
  const [message = ''] = text.split('\n', 1);
  const start = text.indexOf(origin + section.url);
  const [place] = start < 0 ? [] : (/^[^\s)]+:\d+:\d+/.exec(text.slice(start)) ?? []);
  return { message: message.trim(), place: place ? ` (${place.slice(origin.length + section.url.length)})` : '' };
}
