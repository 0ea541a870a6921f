import type { Target } from './use-targets.ts';

/** A host's name without a scheme, as people write it: `www.beispiel.de/anmelden`. */
const HOST = /^[\w-]+(\.[\w-]+)+(\/|$)/;

/** The address that somebody means by a text: that of the target of this name, one in the web, or the text itself. */
export function typedAddress(text: string, targets: readonly Target[]): string {
  const typed = text.trim();
  const named = targets.find(({ title }) => title.localeCompare(typed, 'de', { sensitivity: 'base' }) === 0);
  if (named) return named.path;
  return HOST.test(typed) ? `https://${typed}` : typed;
}
