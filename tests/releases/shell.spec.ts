import { expect, test } from '@playwright/test';
import { startPortal, type PortalProcess } from '../kit/portal-process.ts';
import { builtShell, releaseShell, rollBackShell, shellWithSkipLink } from '../kit/shell-variant.ts';

const OWN_LABEL = 'Zum Inhalt springen';
const NEW_LABEL = 'Gleich zum Inhalt';
const PATHS = ['/', '/news', '/sponsoren'];

// One portal for both.
test.describe.configure({ mode: 'default' });

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

/** The scripts of the shell that a page names. */
const scriptsOf = (html: string) => [...new Set(html.match(/\/releases\/shell\/[\w./-]+\.js/g))];

/** Seconds since the process began. */
async function uptime(): Promise<number> {
  const metrics = await (await fetch(portal.metricsUrl)).text();
  return Number(/^process_uptime_seconds (\S+)$/m.exec(metrics)?.[1]);
}

/**
 * A page of the previous version may still be sent for two seconds
 * (docs/decisions/2026-11-23-switch-without-waiting.md).
 */
async function expectEverywhere(label: string): Promise<void> {
  const textOf = async (path: string) => (await fetch(portal.url + path)).text();
  for (const path of PATHS) await expect.poll(() => textOf(path), { intervals: [200] }).toContain(label);
}

/**
 * Asks for pages and their scripts until it is told to stop; returns the failures, and the shells that made the pages.
 */
function probe() {
  const failures: string[] = [];
  const made = new Set<string>();
  let isOver = false;
  const ask = async (path: string) => {
    const answer = await fetch(portal.url + path, { headers: { connection: 'close' } });
    if (answer.status !== 200) failures.push(`${path} ${answer.status}`);
    return answer.text();
  };
  const walks = PATHS.map(async (path) => {
    for (let count = 0; !isOver; count++) {
      // With a query of its own a page is rendered, and not the kept one.
      const html = await ask(count % 2 && path === '/news' ? `${path}?suche=${count}` : path);
      const scripts = scriptsOf(html);
      const builds = new Set(scripts.map((script) => script.split('/')[3]));
      made.add(`${[...builds].join()} ${html.includes(NEW_LABEL) ? NEW_LABEL : OWN_LABEL}`);
      for (const script of scripts) await ask(script);
    }
  });
  return {
    made,
    failures,
    end: async () => {
      isOver = true;
      await Promise.all(walks);
    },
  };
}

test('a changed header goes live and back, without a failed request and in the same process', async () => {
  test.slow();
  const variant = await shellWithSkipLink(NEW_LABEL);
  const { made, failures, end } = probe();
  const before = await uptime();

  const released = await releaseShell(portal, variant);
  await expectEverywhere(NEW_LABEL);
  const back = await rollBackShell(portal);
  await expectEverywhere(OWN_LABEL);
  await end();

  expect(failures).toEqual([]);
  // Each page is of one shell, markup and scripts.
  expect([...made].sort()).toEqual([`${back.live} ${OWN_LABEL}`, `${released.live} ${NEW_LABEL}`].sort());
  expect(await uptime()).toBeGreaterThan(before);
});

test('a shell without a name that a live section takes is refused before it goes live', async () => {
  const { files, descriptor } = await builtShell();
  files.set('server/early-recorder.js', `${files.get('server/early-recorder.js')};`);
  const { names, ...provides } = descriptor.provides;
  const fewer = (names['@portal/shared-ui'] ?? []).filter((name) => name !== 'SectionHeading');
  const lacking = { ...descriptor, provides: { ...provides, names: { ...names, '@portal/shared-ui': fewer } } };

  const refusal = await releaseShell(portal, { files, descriptor: lacking }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'not_admitted' });
  expect((refusal as { reasons: string[] }).reasons).toContainEqual(
    expect.stringMatching(/^SectionHeading fehlt, gebraucht von club 1\.0\.0 in .*\/sponsoren/),
  );
  expect(await (await fetch(portal.url)).text()).toContain(OWN_LABEL);
});
