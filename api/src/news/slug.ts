import { fold } from '../rich-text/fold.ts';

const MAX_LENGTH = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `Größe zeigen! ⚽` → `groesse-zeigen`. Never empty, never in the form of an id (which would select another call). */
export function slugFrom(title: string): string {
  const words = fold(title)
    .replaceAll('&', ' und ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const slug = shorten(words) || 'artikel';
  return isIdShaped(slug) ? `artikel-${slug}` : slug;
}

/** Whether a slug could be mistaken for an id (specification, section 5). */
export function isIdShaped(slug: string): boolean {
  return UUID.test(slug);
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

function shorten(words: string): string {
  if (words.length <= MAX_LENGTH) return words;
  const cut = words.slice(0, MAX_LENGTH + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || MAX_LENGTH);
}
