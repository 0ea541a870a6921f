import { tagOf } from '@portal/api/answers/entity-tag';
import { matchPage } from '../../routing/matching.ts';
import { OFFLINE_PATH, READABLE_PATHS } from '../../routing/own-pages.ts';
import type { LiveRegistry } from '../../routing/page-state.ts';
import type { WorkerSettings } from '../../service-worker/worker-scope.ts';
import { shownOf } from '../../routing/shown-releases.ts';
import { pageVersion } from '../pipeline/page-version.ts';
import type { Shell } from '../pipeline/shell-release.ts';
import { visitOf } from '../worker/visit.ts';

/** The existing pages among those kept for reading offline. */
export function livePaths(registry: LiveRegistry): string[] {
  return READABLE_PATHS.filter((path) => path === '/' || matchPage(registry, path) !== undefined);
}

/**
 * The settings of the service worker; undefined if none is used. They change with the shell, with the content of the
 * kept pages and with the pictures that were `withdrawn`, because browsers install a changed worker anew. The version
 * leaves these out: readers need not be asked before the new worker takes over.
 */
export function workerSettings(
  shell: Shell,
  registry: LiveRegistry,
  withdrawn: readonly string[] = [],
): WorkerSettings | undefined {
  const { assets } = shell;
  if (!assets.serviceWorker) return undefined;
  const versionAt = (path: string) => pageVersion(shell, shownOf(registry, visitOf(path, registry).parts));
  const settings = {
    shell: shell.version,
    files: assets.late ?? [],
    readable: Object.fromEntries([OFFLINE_PATH, ...livePaths(registry)].map((path) => [path, versionAt(path)])),
  };
  return { version: tagOf(Buffer.from(JSON.stringify(settings))), ...settings, withdrawn };
}
