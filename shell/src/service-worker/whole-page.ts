import { presentPath } from '../routing/moved-pages.ts';
import { findKept, type KeptCaches } from './kept-caches.ts';

/**
 * Parameters that only narrow what a page shows. A month of the calendar or a search of the news has content that the
 * page alone lacks.
 */
const NARROWING: Readonly<Record<string, readonly string[]>> = {
  '/spielplan': ['team', 'ort'],
  '/trainingszeiten': ['gruppe'],
  '/kalender': ['team', 'art', 'ansicht'],
};

/**
 * The path of a kept page with the content of an address: it has moved there, or that page holds more and says of
 * itself that it shows all. None for that page itself, or it would lead to itself.
 */
export async function findWhole(address: string, { pages }: KeptCaches): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address);
  const asked = [...searchParams.keys()];
  const present = presentPath(pathname);
  if (asked.length === 0 && present === pathname) return undefined;
  if (!asked.every((name) => NARROWING[present]?.includes(name))) return undefined;
  return (await findKept(present, pages)) && present;
}
