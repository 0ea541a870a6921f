import { LATE_STYLES_ID, STYLE_MARKS_ID, STYLES_ID } from '../../routing/style-marks.ts';
import type { Rendered } from './worker-protocol.ts';

/** What styled-components writes after each rule, and how it begins the rule that tells whose rules were before it. */
const SPLITTER = '/*!sc*/\n';
const MARKER = 'data-styled.g';
const KEYFRAMES = 'sc-keyframes-';
const GLOBAL = 'sc-global-';
const POINTED = /:(?:hover|active|focus)/;

/** The rules of one component, and the class names it has. */
type Group = { number: string; id: string; names: readonly string[]; rules: readonly string[] };

/**
 * Of the styles that pages of a kind have needed, those that this page needs. In front of the page stands what is seen of
 * it, the rest behind it, with what styled-components has to know in the browser
 * (docs/decisions/2026-11-23-styles-behind-the-page.md).
 */
export function pageStyles(tag: string, html: string): Pick<Rendered, 'styles' | 'behind'> {
  const parts = textBetween(tag, '>', '</style>').split(SPLITTER).filter(Boolean);
  // Lines part the rules, so none may have several.
  if (parts.some((part) => part.includes('\n'))) return { styles: tag };
  const groups = neededOf(groupsOf(parts), classesOf(html)).map((group) => ({ ...group, ...partedOf(group) }));
  const early = groups.flatMap((group) => group.early);
  const late = groups.flatMap((group) => group.late);
  const marks = groups.map((group) =>
    [group.number, group.id, group.early.length, group.late.length, group.names.join()].join(' '),
  );
  const version = textBetween(tag, 'data-styled-version="', '"');
  return {
    styles: `<style id="${STYLES_ID}">${early.join('\n')}</style>`,
    behind: `<style id="${LATE_STYLES_ID}">${late.join('\n')}</style><script type="text/plain" id="${STYLE_MARKS_ID}">${[version, ...marks].join('\n')}</script>`,
  };
}

function groupsOf(parts: readonly string[]): Group[] {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const part of parts) {
    if (!part.startsWith(MARKER)) {
      rules.push(part);
      continue;
    }
    const names = textBetween(part, 'content:"', '"').split(',').filter(Boolean);
    groups.push({ number: textBetween(part, MARKER, '['), id: textBetween(part, '[id="', '"'), names, rules });
    rules = [];
  }
  return groups;
}

function neededOf(groups: readonly Group[], classes: ReadonlySet<string>): Group[] {
  const worn = groups.map((group) => (isWorn(group) ? wornOf(group, classes) : group));
  const text = worn.flatMap((group) => (isKeyframes(group) ? [] : group.rules)).join();
  return worn.filter((group) => group.names.some((name) => !isKeyframes(group) || text.includes(name)));
}

const isKeyframes = ({ id }: Group) => id.startsWith(KEYFRAMES);

/** Whether it is elements that have the names of a group. */
const isWorn = ({ id }: Group) => !id.startsWith(KEYFRAMES) && !id.startsWith(GLOBAL);

/** A group without the rules of class names that nothing on the page has. */
function wornOf(group: Group, classes: ReadonlySet<string>): Group {
  const names = group.names.filter((name) => classes.has(name));
  const others = group.names.filter((name) => !classes.has(name));
  const isOf = (rule: string) => (name: string) => rule.includes(`.${name}`);
  const rules = group.rules.filter((rule) => names.some(isOf(rule)) || !others.some(isOf(rule)));
  return { ...group, names, rules };
}

/** Late are the rules at the end of a group that nobody sees before doing something: their order stays as it is. */
function partedOf({ rules }: Group): { early: readonly string[]; late: readonly string[] } {
  const lastSeen = rules.findLastIndex((rule) => !isLate(rule));
  return { early: rules.slice(0, lastSeen + 1), late: rules.slice(lastSeen + 1) };
}

function isLate(rule: string): boolean {
  if (rule.startsWith('@media print{')) return true;
  const [selectors = ''] = rule.split('{', 1);
  return selectors.split(',').every((selector) => POINTED.test(selector) && !selector.includes(':not('));
}

function classesOf(html: string): Set<string> {
  const [, ...parts] = html.split(' class="');
  return new Set(parts.flatMap((part) => part.slice(0, part.indexOf('"')).split(' ')));
}

function textBetween(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  return from === -1 || to === -1 ? '' : text.slice(from + start.length, to);
}
