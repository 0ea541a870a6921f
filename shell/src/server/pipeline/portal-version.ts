import type { Shell } from './shell-release.ts';

/**
 * Names what a page is made of: the shell, and the set of live releases, by the registry's revision. undefined where no
 * service worker is used, because nobody compares versions then.
 */
export function portalVersion({ version, assets }: Shell, registryRevision: number): string | undefined {
  return assets.serviceWorker && `${version}-${registryRevision}`;
}
