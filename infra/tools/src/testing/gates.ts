import { runGate } from './run-step.ts';
import { program, type Suite } from './suites.ts';

const prettier = [program('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn'];
/** By content: a fresh clone has other times than the one before. */
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

const commands: readonly [string, string[]][] = [
  ['Format', [...prettier, ...cache, '.']],
  [
    'Lint and import boundaries',
    [program('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'],
  ],
  ['Types', ['--import', 'tsx', 'infra/tools/src/commands/typecheck.ts']],
  ['Dead code', [program('knip', 'bin/knip.js'), '--no-progress']],
];

/** What looks at the sources only. */
export const gates: readonly Suite[] = commands.map(([name, args]) => ({
  name,
  needsBuild: false,
  run: ({ beside } = {}) => runGate(name, args, beside ?? 'live'),
}));
