import { buildAll } from '../build/build-all.ts';
import { chooseTests } from '../testing/changed-tests.ts';
import { commandArguments, endWithUsage } from './command-arguments.ts';
import { gates } from '../testing/gates.ts';
import { inLanes } from '../testing/lanes.ts';
import { journeys, sourceGates, unitSuites, type Manner, type Suite } from '../testing/suites.ts';
import { dealt, MOST_SHARDS, readShard } from '../testing/shards.ts';
import { keepToBudget, reportOf, type Step } from '../testing/test-report.ts';
import { versionLines } from '../testing/versions.ts';
import { changedFiles, journeyFiles, readWorkspace } from '../testing/workspace.ts';

/** One for each core a small machine has. Their processes take half of the machine. */
const LANES = 2;
/**
 * Runs tests in a random order: a test that depends on the one before fails at once. A change draws the order of the
 * tests in its own files anew, and in no others.
 */
const USUAL_ORDER = 146_150_298;

const USAGE = `Usage: npm test -- [--changed [COMMIT]] [--seed N] [--shard K/N]
Runs the gates and all tests.
  --changed [COMMIT]  only the gates and what the changes since COMMIT can break; without COMMIT: since this branch left main
  --seed N            another order of the unit tests than the usual one
  --shard K/N         the Kth of N parts, which together run everything: for N machines at once, ${MOST_SHARDS} at most`;

const { values, positionals } = commandArguments(USAGE, {
  changed: { type: 'boolean' },
  seed: { type: 'string' },
  shard: { type: 'string' },
});
if (values.seed !== undefined && !/^\d+$/.test(values.seed))
  endWithUsage(USAGE, `--seed takes a number, not "${values.seed}"`);
const shard = values.shard === undefined ? undefined : readShard(values.shard);
if (values.shard !== undefined && !shard) endWithUsage(USAGE, `--shard takes K/N, such as 2/4, not "${values.shard}"`);
if (shard && values.changed)
  endWithUsage(USAGE, 'The tests of a change are not dealt out: leave out --shard or --changed');
const [unknown] = positionals.slice(values.changed ? 1 : 0);
if (unknown !== undefined) endWithUsage(USAGE, `Unknown: ${unknown}`);
const say = (line: string) => console.log(line);

type Suites = { gates: readonly Suite[]; unit: readonly Suite[]; journeys?: Suite };

for (const line of await versionLines(say)) say(line);
const seed = Number(values.seed ?? USUAL_ORDER);

let building: Promise<void> | undefined;
const suites = values.changed ? await chosenSuites(positionals[0]) : await allSuites();
const steps = await inLanes(LANES, [
  () => build().then(() => []),
  ...[...suites.gates, ...suites.unit].map((suite) => async () => [
    await runStep(suite, { seed, ...(shard && { shard }), beside: say }),
  ]),
]);
const finished = steps.flat();
// Alone: two workers and the portals of their tests are busy enough.
if (suites.journeys) finished.push(await runStep(suites.journeys));
finished.push(keepToBudget(finished));

for (const line of reportOf(finished)) say(line);
process.exit(finished.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);

async function allSuites(): Promise<Suites> {
  if (!shard) return { gates: gates(), unit: await unitSuites(), journeys: journeys() };
  const files = dealt(await journeyFiles(), shard);
  return { gates: dealt(gates(), shard), unit: await unitSuites(), journeys: journeys({ files }) };
}

async function chosenSuites(base?: string): Promise<Suites> {
  await build();
  const changed = await changedFiles(base);
  const choice = chooseTests(changed.files, await readWorkspace());
  say(`\n── ${changed.files.length} files differ from ${changed.base}; beside the gates that is to run`);
  for (const [path, reason] of [...choice.suites, ...choice.journeys]) say(`  ${path}: ${reason}`);
  return {
    gates: gates(choice.isForAll ? undefined : { files: changed.files, folders: [...choice.types] }),
    unit: [
      ...(await unitSuites((folder) => choice.suites.has(folder))),
      ...(choice.readsSources ? [sourceGates()] : []),
    ],
    ...(choice.journeys.size > 0 && { journeys: journeys({ files: [...choice.journeys.keys()] }) }),
  };
}

function build(): Promise<void> {
  if (!building) say('\n── Build');
  return (building ??= buildAll(say));
}

async function runStep({ name, needsBuild, run }: Suite, manner: Manner = {}): Promise<Step> {
  if (needsBuild) await build();
  const began = Date.now();
  const { beside } = manner;
  const outcome = await run({ ...manner, ...(beside && { beside: (text) => beside(`\n── ${name}\n${text}`) }) });
  return { name, outcome, seconds: (Date.now() - began) / 1000 };
}
