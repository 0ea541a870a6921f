import { findChromium } from '../chromium/find-chromium.ts';
import { buildAll } from '../build/build-all.ts';
import { runGates } from '../testing/gates.ts';
import { journeys, unitSuites, type Suite } from '../testing/suites.ts';
import { reportOf, type Step } from '../testing/test-report.ts';
import { versionLines } from '../testing/versions.ts';

const say = (line: string) => console.log(line);
for (const line of await versionLines(say)) say(line);

async function runStep({ name, run }: Suite): Promise<Step> {
  say(`\n── ${name}`);
  const began = Date.now();
  const outcome = await run();
  return { name, outcome, seconds: (Date.now() - began) / 1000 };
}

// The gates and the build take a core each.
const gates = runGates(say);
say('\n── Build');
await buildAll(say);

const steps: Step[] = await gates;
for (const suite of [...(await unitSuites()), journeys(await findChromium(say))]) steps.push(await runStep(suite));

for (const line of reportOf(steps)) say(line);
process.exit(steps.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
