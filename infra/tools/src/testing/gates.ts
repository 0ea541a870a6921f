import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { runGate } from './run-step.ts';
import { program, type Suite } from './suites.ts';

/** The scope of the gates after a change: files, and the workspaces whose types they can break. */
type Part = { files: readonly string[]; folders: readonly string[] };

const formatter = [program('oxfmt', 'bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern'];
const typecheck = ['--import', 'tsx/esm', 'infra/tools/src/commands/typecheck.ts'];

/** The gates that read only sources; given a part, format and types are checked only there. */
export function gates(part?: Part): Suite[] {
  const files = part?.files.filter((file) => existsSync(join(projectRoot, file)));
  const commands: readonly [string, string[]][] = [
    ['Format', [...formatter, ...(files ?? ['.'])]],
    [
      'Lint and import boundaries',
      [program('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'],
    ],
    ['Types', [...typecheck, ...(part?.folders ?? [])]],
    ['Dead code', [program('knip', 'bin/knip.js'), '--no-progress']],
  ];
  const isEmpty = (name: string) =>
    (name === 'Format' && files?.length === 0) || (name === 'Types' && part?.folders.length === 0);
  return commands
    .filter(([name]) => !isEmpty(name))
    .map(([name, args]) => ({
      name,
      needsBuild: false,
      run: ({ beside } = {}) => runGate(name, args, beside ?? 'live'),
    }));
}
