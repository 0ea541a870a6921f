import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UsageError } from '@portal/server/usage-error';

/**
 * Throws {@link UsageError} with the lines to add if a folder lacks something that every section has. The compiler and
 * webpack would say it in words of their own: of a package that is no module, that `import` may not stand in its entry;
 * of packages that lie beside the kit alone, that there are no types of jest.
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
  if (!isInReach('react', folder))
    throw new UsageError(
      'react ist vom Modul aus nicht zu finden: Die Pakete müssen flach in node_modules liegen. Bei pnpm gehört dafür ' +
        'node-linker=hoisted in .npmrc, bei Yarn nodeLinker: node-modules in .yarnrc.yml; danach neu installieren.',
    );
}

function isInReach(name: string, folder: string): boolean {
  try {
    createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
