import { OFFLINE_PATH, READABLE_PATHS } from '../routing/own-pages.ts';
import { STORED_AT } from '../service-worker/kept-caches.ts';

/** A page the browser has kept; `title` without the club's name, `keptAt` ISO 8601. */
export type KeptPage = { path: string; title: string; keptAt: string };

/** The pages that can be read without a connection: those kept for everybody first, then those read last. */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith('portal-pages-'));
  const pages = await Promise.all(names.map((name) => pagesOf(name)));
  const byPath = new Map(pages.flat().map((page) => [page.path, page]));
  byPath.delete(OFFLINE_PATH);
  return [...byPath.values()].sort((a, b) => rank(a) - rank(b) || b.keptAt.localeCompare(a.keptAt));
}

async function pagesOf(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name);
  const pages = (await cache.keys()).map(async (request): Promise<KeptPage | undefined> => {
    const answer = await cache.match(request);
    if (!answer) return undefined;
    const { pathname, search } = new URL(request.url);
    const { title } = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const keptAt = answer.headers.get(STORED_AT) ?? '';
    return { path: pathname + search, title: title.replace(/ – [^–]+$/, ''), keptAt };
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

function rank({ path }: KeptPage): number {
  const index = READABLE_PATHS.indexOf(path);
  return index < 0 ? READABLE_PATHS.length : index;
}
