import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '../../../..');

/** Node code that names what loads the slow packages. */
const WATCH = `
import { register } from 'node:module';
const resolve = (specifier, context, next) => {
  if (/^(typebox|webpack)/.test(specifier)) console.error(specifier + ' for ' + context.parentURL);
  return next(specifier, context);
};
register('data:text/javascript,' + encodeURIComponent('export const resolve = ' + resolve));`;

test('a command begins without schemas and webpack, which take half a second to load', () => {
  const watch = `data:text/javascript,${encodeURIComponent(WATCH)}`;
  const command = ['infra/tools/src/commands/release.ts', 'rollback', '--help'];

  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', '--import', watch, ...command], {
    cwd: projectRoot,
    encoding: 'utf8',
  });

  expect(stdout).toContain('npm run rollback');
  expect(stderr).not.toMatch(/typebox|webpack/);
});
