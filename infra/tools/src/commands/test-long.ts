import { randomInt } from 'node:crypto';
import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build-all.ts';
import { journeys, unitSuites } from '../testing/suites.ts';
import { reportOf, type Step } from '../testing/test-report.ts';
import { versionLines } from '../testing/versions.ts';

/** How often each suite runs unless `--runs` says otherwise. */
const RUNS = '20';
/** A process that never waits. */
const BUSY = 'for (;;);';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: RUNS },
    seed: { type: 'string' },
    starved: { type: 'boolean', default: false },
    chromium: { type: 'string', multiple: true },
  },
});
const say = (line: string) => console.log(line);
process.env['TEST_LONG'] ??= '1';

for (const line of await versionLines(say)) say(line);

const suites = [
  ...(await unitSuites()),
  ...(values.chromium?.map((chromium) => ({
    ...journeys({ chromium }),
    name: `Journeys in Chromium: ${chromium}`,
  })) ?? [journeys()]),
].filter(({ name }) => positionals.every((word) => name.includes(word)));
if (suites.length === 0) throw new Error(`No suite is called ${positionals.join(' ')}.`);

if (suites.some(({ needsBuild }) => needsBuild)) await buildAll(say);
if (values.starved) starve();
const firstSeed = Number(values.seed ?? randomInt(2 ** 31 - 1000));
const steps: Step[] = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  const seed = firstSeed + run;
  for (const { name, run: runSuite } of suites) {
    say(`\n── ${name}, run ${run + 1} of ${values.runs}, seed ${seed}`);
    const began = Date.now();
    const outcome = await runSuite({ seed });
    steps.push({ name: `${name}, seed ${seed}`, outcome, seconds: (Date.now() - began) / 1000 });
  }
}

for (const line of reportOf(steps)) say(line);
process.exit(steps.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);

/** Gives the tests what two busy processes for each core leave over. */
function starve(): void {
  const busy = Array.from({ length: 2 * availableParallelism() }, () => spawn(process.execPath, ['-e', BUSY]));
  process.on('exit', () => busy.forEach((child) => child.kill('SIGKILL')));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  setPriority(10);
}
