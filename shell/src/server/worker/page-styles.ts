import type { ServerStyleSheet } from 'styled-components';
import { LATE_STYLES_ID, STYLE_MARKS_ID, STYLES_ID } from '../../routing/style-marks.ts';
import type { Rendered } from './worker-protocol.ts';

/**
 * The separator that styled-components writes after each rule, and the beginning of the rule that names the component
 * of the rules before.
 */
const SPLITTER = '/*!sc*/\n';
const MARKER = 'data-styled.g';
const KEYFRAMES = 'sc-keyframes-';
const GLOBAL = 'sc-global-';
const CLASS = ' class="';
const POINTED = /:(?:hover|active|focus)/;

/** A rule, and whether its effect is invisible before an interaction. */
type Rule = { text: string; isLate: boolean };

/** The rules of one component, and the class names it has. */
type Group = { number: string; id: string; names: readonly string[]; rules: readonly Rule[] };

/** Styles as a sheet has them; without groups if they cannot be told apart. */
type Parsed = { tag: string; version: string; groups?: readonly Group[] };

/** The last parse of each sheet: once its kind of page has been rendered a few times, that stays the same. */
const parsedLast = new WeakMap<ServerStyleSheet, Parsed>();

/**
 * The styles that this page needs, of those that pages of its kind have needed. Visible rules come before the page, the
 * rest behind it, with the data that styled-components needs in the browser
 * (docs/decisions/2026-11-23-styles-behind-the-page.md). Names of classes are ASCII, so that the HTML may be its bytes
 * as latin1.
 */
export function pageStyles(sheet: ServerStyleSheet, html: string): Pick<Rendered, 'styles' | 'behind'> {
  const { tag, version, groups } = parse(sheet);
  if (!groups) return { styles: tag };
  const needed = neededOf(groups, classesOf(html)).map((group) => ({ ...group, ...partedOf(group) }));
  const early = needed.flatMap((group) => group.early);
  const late = needed.flatMap((group) => group.late);
  const marks = needed.map((group) =>
    [group.number, group.id, group.early.length, group.late.length, group.names.join()].join(' '),
  );
  return {
    styles: `<style id="${STYLES_ID}">${early.join('\n')}</style>`,
    behind: `<style id="${LATE_STYLES_ID}">${late.join('\n')}</style><script type="text/plain" id="${STYLE_MARKS_ID}">${[version, ...marks].join('\n')}</script>`,
  };
}

function parse(sheet: ServerStyleSheet): Parsed {
  const tag = sheet.getStyleTags();
  const known = parsedLast.get(sheet);
  if (known?.tag === tag) return known;
  const parts = textBetween(tag, '>', '</style>').split(SPLITTER).filter(Boolean);
  // Lines separate the rules, so none may have several.
  const isClear = !parts.some((part) => part.includes('\n'));
  const parsed = {
    tag,
    version: textBetween(tag, 'data-styled-version="', '"'),
    ...(isClear && { groups: groupsOf(parts) }),
  };
  parsedLast.set(sheet, parsed);
  return parsed;
}

function groupsOf(parts: readonly string[]): Group[] {
  const groups: Group[] = [];
  let rules: Rule[] = [];
  for (const part of parts) {
    if (!part.startsWith(MARKER)) {
      rules.push({ text: part, isLate: isLate(part) });
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
  const text = worn.flatMap((group) => (isKeyframes(group) ? [] : group.rules.map((rule) => rule.text))).join();
  return worn.filter((group) => group.names.some((name) => !isKeyframes(group) || text.includes(name)));
}

const isKeyframes = ({ id }: Group) => id.startsWith(KEYFRAMES);

/** Whether it is elements that have the names of a group. */
const isWorn = ({ id }: Group) => !id.startsWith(KEYFRAMES) && !id.startsWith(GLOBAL);

/** A group without the rules of class names that nothing on the page has. */
function wornOf(group: Group, classes: ReadonlySet<string>): Group {
  const others = group.names.filter((name) => !classes.has(name));
  if (others.length === 0) return group;
  const names = group.names.filter((name) => classes.has(name));
  const isOf =
    ({ text }: Rule) =>
    (name: string) =>
      text.includes(`.${name}`);
  const rules = group.rules.filter((rule) => names.some(isOf(rule)) || !others.some(isOf(rule)));
  return { ...group, names, rules };
}

/** Late rules are those at the end of a group that are invisible before an interaction: their order stays as it is. */
function partedOf({ rules }: Group): { early: readonly string[]; late: readonly string[] } {
  const texts = rules.map(({ text }) => text);
  const lastSeen = rules.findLastIndex((rule) => !rule.isLate);
  return { early: texts.slice(0, lastSeen + 1), late: texts.slice(lastSeen + 1) };
}

function isLate(rule: string): boolean {
  if (rule.startsWith('@media print{')) return true;
  const [selectors = ''] = rule.split('{', 1);
  return selectors.split(',').every((selector) => POINTED.test(selector) && !selector.includes(':not('));
}

/** Most elements have the classes of another one, so each value is taken apart once. */
function classesOf(html: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at)) {
    at += CLASS.length;
    values.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...values].flatMap((value) => value.split(' ')));
}

function textBetween(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  return from === -1 || to === -1 ? '' : text.slice(from + start.length, to);
}
