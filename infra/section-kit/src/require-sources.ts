import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@portal/server/usage-error';

/**
 * Throws {@link UsageError} with what to write where a folder lacks what every section has. The compiler and webpack
 * would say it in words of their own: of a package that is no module, that `import` may not stand in its entry.
 */
export function requireSources(folder: string): void {
  const { type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { type?: string };
  if (type !== 'module') throw new UsageError('„type“ in package.json muss „module“ sein: npm pkg set type=module');
  if (!existsSync(join(folder, 'tsconfig.json')))
    throw new UsageError(
      'tsconfig.json fehlt; darin steht: { "extends": "@portal/section-kit/tsconfig.json", "include": ["src"] }',
    );
  if (!existsSync(join(folder, 'src/section.ts')))
    throw new UsageError('src/section.ts fehlt; ein Beispiel: node_modules/@portal/section-kit/example/src/section.ts');
}
