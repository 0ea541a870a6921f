import { basename } from 'node:path';
import type { ShellAssets } from './document.ts';

/**
 * Names what a page is made of: the shell, by its entry, and the set of live releases, by the registry's revision.
 * undefined where no service worker is used, because nobody compares versions then.
 */
export function portalVersion({ entry, serviceWorker }: ShellAssets, registryRevision: number): string | undefined {
  return serviceWorker && `${basename(entry, '.js')}-${registryRevision}`;
}
