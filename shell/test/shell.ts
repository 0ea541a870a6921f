import type { ShellAssets } from '../src/server/pipeline/document.ts';
import type { Shell } from '../src/server/pipeline/shell-release.ts';

/** A live shell for tests; nothing of it is read before a page is rendered. */
export function liveShell(fields: Partial<Omit<Shell, 'assets'>> & { assets?: Partial<ShellAssets> } = {}): Shell {
  const { assets, ...rest } = fields;
  return {
    version: '0123456789ab',
    workerFile: '/worker.cjs',
    provides: { contract: '1.0.0', shared: {}, names: {} },
    ...rest,
    assets: { entry: '', preload: [], ...assets },
  };
}
