import { randomInt } from 'node:crypto';
import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { buildAll } from '../build/build-all.ts';
import { commandArguments, endWithUsage } from './command-arguments.ts';
import { journeys, unitSuites } from '../testing/suites.ts';
import { reportOf, type Step } from '../testing/test-report.ts';
import { versionLines } from '../testing/versions.ts';

/** How often each suite runs unless `--runs` says otherwise. */
const RUNS = '20';
/** A process that never waits. */
const BUSY = 'for (;;);';

const USAGE = `Usage: npm run test:long -- [WORD …] [--runs N] [--seed N] [--starved] [--chromium PATH …]
Runs every suite many times, each time in another order.
  WORD             only suites whose name contains every WORD
  --runs N         how often each suite runs; default ${RUNS}
  --seed N         the order of the first run, as an earlier run has printed it; the others count on from it
  --starved        with two busy processes per core
  --chromium PATH  the Chromium that journeys run in; given more than once: they run in each`;

const { values, positionals } = commandArguments(USAGE, {
  runs: { type: 'string', default: RUNS },
  seed: { type: 'string' },
  starved: { type: 'boolean', default: false },
  chromium: { type: 'string', multiple: true },
});
if (!/^[1-9]\d*$/.test(values.runs)) endWithUsage(USAGE, `--runs takes a number from 1 on, not "${values.runs}"`);
if (values.seed !== undefined && !/^\d+$/.test(values.seed))
  endWithUsage(USAGE, `--seed takes a number, not "${values.seed}"`);
const say = (line: string) => console.log(line);
process.env['TEST_LONG'] ??= '1';

const suites = [
  ...(await unitSuites()),
  ...(values.chromium?.map((chromium) => ({
    ...journeys({ chromium }),
    name: `Journeys in Chromium: ${chromium}`,
  })) ?? [journeys()]),
].filter(({ name }) => positionals.every((word) => name.includes(word)));
if (suites.length === 0) endWithUsage(USAGE, `No suite is called ${positionals.join(' ')}`);

for (const line of await versionLines(say)) say(line);

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
