import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaseline, saveBaseline } from '../bench/baseline.ts';
import { measureAllArticles } from '../bench/all-articles.ts';
import { startBenchPortal, type BenchPortal } from '../bench/bench-portal.ts';
import { measureEverDifferent } from '../bench/ever-different.ts';
import { measureGrowth } from '../bench/growth.ts';
import { measureMemory } from '../bench/memory.ts';
import { measurePageLoads } from '../bench/page-loads.ts';
import { measurePictureBytes } from '../bench/picture-bytes.ts';
import { measurePictures } from '../bench/pictures.ts';
import { measureReleases } from '../bench/releases.ts';
import { measureRendering } from '../bench/rendering.ts';
import { acceptRatios, findRegressions } from '../bench/regressions.ts';
import { toMarkdown, type Chapter } from '../bench/report.ts';
import { measureSoak } from '../bench/soak.ts';
import { measureThroughput } from '../bench/throughput.ts';
import { measureWorkers } from '../bench/workers.ts';
import { buildAll } from '../build/build-all.ts';
import { findChromium } from '../testing/find-chromium.ts';
import { commandArguments, endWithUsage } from './command-arguments.ts';
import { projectRoot } from '../webpack/index.ts';

const RUNS = '5';

const kinds: Record<string, (portal: BenchPortal) => Promise<Chapter[]>> = {
  // First: counted from the portal's start, before the other kinds load it as no visitors would.
  memory: async (portal) => [await measureMemory(portal)],
  pages: async (portal) => measurePageLoads(portal, await findChromium(console.log), runs),
  http: async (portal) => [await measureThroughput(portal, runs), await measureWorkers(portal, runs)],
  render: async (portal) => [await measureRendering(portal)],
  pictures: async (portal) => [
    await measurePictures(portal, runs),
    await measurePictureBytes(portal, await findChromium(console.log)),
  ],
  soak: async (portal) => [await measureSoak(portal)],
  ranges: async (portal) => [await measureEverDifferent(portal)],
  releases: async (portal) => {
    await findChromium(console.log);
    return [await measureReleases(portal, runs)];
  },
  articles: async () => [await measureAllArticles()],
  growth: async () => [await measureGrowth()],
};
const USAGE = `Usage: npm run bench -- [${Object.keys(kinds).join(' | ')} …] [--runs N] [--accept]
  --runs N  how often each thing is measured; default ${RUNS}
  --accept  what was measured becomes what later runs are compared with`;

const { values, positionals } = commandArguments(USAGE, {
  runs: { type: 'string', default: RUNS },
  accept: { type: 'boolean', default: false },
});
const runs = Number(values.runs);
const [unknown] = positionals.filter((name) => !(name in kinds));
if (unknown !== undefined) endWithUsage(USAGE, `Unknown: ${unknown}`);
if (!(runs > 0)) endWithUsage(USAGE, `--runs takes a number above 0, not "${values.runs}"`);

await buildAll((line) => console.log(line));
console.log('Portal and demo content …');
const portal = await startBenchPortal();
const chapters: Chapter[] = [];
const failed: string[] = [];
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(kinds)) {
    console.log(`${name} …`);
    try {
      chapters.push(...((await kinds[name]?.(portal)) ?? []));
    } catch (error) {
      // The results of the other kinds took minutes to measure: they are printed all the same.
      console.error(error);
      failed.push(name);
    }
  }
} finally {
  await portal.stop();
}

const folder = join(projectRoot, 'infra/tools/src/bench/results');
const file = join(folder, new Date().toISOString().replaceAll(/[:.]/g, '-'));
await mkdir(folder, { recursive: true });
await writeFile(`${file}.md`, `${toMarkdown(chapters)}\n`);
await writeFile(`${file}.json`, JSON.stringify(chapters, null, 2));
console.log(`\n${toMarkdown(chapters)}\n\nAlso in ${file}.md and .json`);

const accepted = await readBaseline();
const baseline = values.accept ? acceptRatios(chapters, accepted) : accepted;
if (values.accept) await saveBaseline(baseline);
const regressions = findRegressions(chapters, baseline);
for (const regression of regressions) console.error(`Slower than before: ${regression}`);
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`);
process.exitCode = regressions.length + failed.length > 0 ? 1 : 0;
