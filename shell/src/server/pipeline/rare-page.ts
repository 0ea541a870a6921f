import { foundNothing, isNamedIn } from '@portal/api/answers/found-nothing';
import { isNearMonth } from '@portal/api/answers/near-months';
import { dayOf } from '@portal/shared-ui/calendar-days';
import type { SettledResource } from '@portal/shared-ui';

const DAY_OR_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/;

/**
 * Whether a page's query is one that anybody can invent: a value that neither the page's data names nor its filters
 * offer, a far month, which a training without an end names, or a search without results. The number of other queries
 * is limited by the content.
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
  // An album of a season is named like a month, and the data name it as a whole.
  const isFar = (value: string) =>
    DAY_OR_MONTH.test(value) && !isNearMonth(value, dayOf(Date.now())) && !json.includes(JSON.stringify(value));
  const isKnown = (value: string) =>
    !isFar(value) && (isNamedIn(json, value) || html.includes(`<option value="${value}"`));
  return ![...new URLSearchParams(path.slice(start)).values()].every(isKnown);
}
