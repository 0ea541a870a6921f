import { foundNothing, isNamedIn } from '@portal/api/answers/found-nothing';
import type { SettledResource } from '@portal/shared-ui';

/**
 * Whether a page's query is one that anybody can invent: a value that neither the page's data names nor its filters
 * offer, or a search without results. The number of other queries is limited by the content.
 */
export function isRarePage(path: string, html: Buffer, resources: Readonly<Record<string, SettledResource>>): boolean {
  const start = path.indexOf('?');
  if (start < 0) return false;
  const answers = Object.entries(resources).flatMap(([key, resource]) =>
    'data' in resource ? [{ key, ...resource }] : [],
  );
  const asked = answers.filter(({ key }) => key.includes('?'));
  if (asked.length > 0 && asked.every(({ data }) => foundNothing(data))) return true;
  const json = JSON.stringify(answers.map(({ data }) => data));
  const isKnown = (value: string) => isNamedIn(json, value) || html.includes(`<option value="${value}"`);
  return ![...new URLSearchParams(path.slice(start)).values()].every(isKnown);
}
