import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSection } from '../build/build-section.ts';
import { inspectBuilt } from '../release/inspect-built.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import type { BenchPortal } from './bench-portal.ts';
import type { Chapter, Measure } from './report.ts';
import { summarize } from './statistics.ts';

const run = promisify(execFile);

const SECTION = 'mfe-news';
/** A text that visitors read, where it stands in the sources, and the page that shows it. */
const TEXT = 'Suche nach Titel oder Inhalt...';
const SOURCE = `${SECTION}/src/article-list/SearchForm.tsx`;
const PAGE = '/news';
/** The copy of the sources is no clone, and the browser is measured apart. */
const RELEASED = ['--new-origin', '--no-browser'];
/** The first one compiles what later ones find compiled. */
const UNCOUNTED = 1;
/** Milliseconds until visitors see what a command has announced. */
const PATIENCE = 20_000;

/**
 * The times a maintainer waits for: a release from the sources to the visitors, a rollback, and the check of the pages
 * in a browser, which has to be installed.
 */
export async function measureReleases(portal: BenchPortal, runs: number): Promise<Chapter> {
  const sources = await copyWorkspace(['api', 'infra', 'shared-ui', 'shell', SECTION]);
  const times = { release: [] as number[], rollback: [] as number[], browser: [] as number[] };
  try {
    let text = TEXT;
    for (let round = 0; round < UNCOUNTED + runs; round += 1) {
      const next = `Suche in Fassung ${round}`;
      await sources.edit(SOURCE, text, next);
      text = next;
      times.release.push(await untilSeen(portal, next, () => call(sources, portal, 'release', ...RELEASED)));
      times.rollback.push(await untilSeen(portal, TEXT, () => call(sources, portal, 'rollback')));
      times.browser.push(await timeOf(() => lookInBrowser(portal)));
    }
  } finally {
    await sources.remove();
  }
  const measure = (name: string, values: readonly number[], limit: number): Measure => ({
    name,
    unit: 'ms',
    portal: summarize(values.slice(UNCOUNTED)),
    target: { kind: 'at-most', limit },
  });
  return {
    title: 'Releases of one section (the news)',
    measures: [
      measure('Release: types, build, upload, admission and switch', times.release, 5_000),
      measure('Rollback', times.rollback, 2_000),
      measure('Look at its six pages in Chromium', times.browser, 30_000),
    ],
    notes: [
      `The first two from the start of the command (without npm's own) until a new visitor gets the version at ${PAGE}.`,
      'In Chromium: the home page, the list, three articles, the preview, and a page without sections to compare with; promised are 30 s for five.',
    ],
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds from a command's start until a new visitor reads `text`. */
function untilSeen({ url }: BenchPortal, text: string, command: () => Promise<void>): Promise<number> {
  return timeOf(async () => {
    await command();
    const deadline = Date.now() + PATIENCE;
    while (!(await (await fetch(url + PAGE)).text()).includes(text)) {
      if (Date.now() > deadline) throw new Error(`${PAGE} does not show „${text}“`);
      await delay(20);
    }
  });
}

/** What `npm run release -- mfe-news` does, in the copy; throws the command's output when it fails. */
async function call({ folder }: WorkspaceCopy, portal: BenchPortal, command: string, ...args: string[]): Promise<void> {
  const file = 'infra/tools/src/commands/release.ts';
  await run(process.execPath, ['--import', 'tsx/esm', file, command, SECTION, ...args, '--to', portal.url], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: portal.dataDir, RELEASED_BY: 'bench' },
  });
}

async function lookInBrowser({ url }: BenchPortal): Promise<void> {
  const { folder, descriptor } = await buildSection(SECTION.replace('mfe-', ''));
  const reasons = await inspectBuilt(() => undefined)({ folder, descriptor }, { portalUrl: url });
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}
