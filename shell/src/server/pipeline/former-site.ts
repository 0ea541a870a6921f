import type { PortalApi } from './portal-api.ts';

/** Addresses by number, which are the home page's to everybody else. */
const BY_NUMBER = /^\/\?(?:p|page_id)=\d{1,12}(?:&|$)/;
const LONGEST = 1000;

/** Whether an address may be one of the club's former website although there is a page at it. */
export const isByNumber = (url: string) => BY_NUMBER.test(url);

/** Where that is now which the club's former website had at this address. */
export async function movedFrom(api: Pick<PortalApi, 'get'>, url: string): Promise<string | undefined> {
  if (url.length > LONGEST) return undefined;
  // Without an answer there is simply no page.
  const answer = await api.get(`/api/moved-addresses?path=${encodeURIComponent(url)}`).catch(() => undefined);
  const target = answer?.statusCode === 301 ? answer.location : undefined;
  // An article may have kept its address, and its section be away: browsers would go in a circle.
  return target && pathOf(target) !== pathOf(url) ? target : undefined;
}

const pathOf = (url: string) => url.split('?', 1)[0];
