import type { PortalApi } from './portal-api.ts';

const LONGEST = 1000;

/** A longer circle needs as many articles, each with the former address of the next. */
const MOST_STEPS = 5;

/** The present address of a page of the club's former website. */
export async function movedFrom(api: Pick<PortalApi, 'get'>, url: string): Promise<string | undefined> {
  const target = await nextOf(api, url);
  // Articles may have each other's former addresses while their section is away: browsers would go in a circle.
  const seen = new Set([pathOf(url)]);
  let next = target;
  while (next && seen.size <= MOST_STEPS) {
    if (seen.has(pathOf(next))) return undefined;
    seen.add(pathOf(next));
    next = await nextOf(api, next);
  }
  return target;
}

async function nextOf(api: Pick<PortalApi, 'get'>, url: string): Promise<string | undefined> {
  if (url.length > LONGEST) return undefined;
  // Without an answer there is simply no page.
  const answer = await api.get(`/api/moved-addresses?path=${encodeURIComponent(url)}`).catch(() => undefined);
  return answer?.statusCode === 301 ? answer.location : undefined;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
