import { runGate } from './run-step.ts';
import { program } from './suites.ts';
import type { Step } from './test-report.ts';

const gates: readonly [string, string[]][] = [
  ['Lint and import boundaries', [program('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings']],
  ['Format', [program('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['Types', ['--import', 'tsx', 'infra/src/commands/typecheck.ts']],
  ['Dead code', [program('knip', 'bin/knip.js'), '--no-progress']],
];

/** Runs the gates one after the other, beside whatever else is printed; what each has said is handed over at its end. */
export async function runGates(say: (text: string) => void): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [name, args] of gates) {
    const began = Date.now();
    const outcome = await runGate(name, args, (text) => say(`\n── ${name}\n${text}`));
    steps.push({ name, outcome, seconds: (Date.now() - began) / 1000 });
  }
  return steps;
}
