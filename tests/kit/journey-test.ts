import { test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import type { EditableArticle, NewArticle } from '@portal/api/contract';
import { signIn, type Editor } from './editor.ts';
import { startPortal, type PortalProcess } from './portal-process.ts';

export { expect } from '@playwright/test';

/** The address of a portal and its data folder. */
export type Portal = { url: string; dataDir: string };

type Fixtures = {
  /** Whether the visitor has decided about cookies before; the banner would cover the targets of clicks. */
  hasDecided: boolean;
  /** Makes a published article and removes it after the test. */
  createArticle: (article?: Partial<NewArticle>) => Promise<EditableArticle>;
  /**
   * Errors and warnings the page has written to its console, breaches of its policy and uncaught exceptions among them.
   */
  complaints: string[];
};
type WorkerFixtures = { portal: Portal; editor: Editor };

/** Journeys on the portal all tests share; it has demo content. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
    async ({}, provide) => {
      const { PORTAL_URL: url, PORTAL_DATA_DIR: dataDir } = process.env;
      if (!url || !dataDir) throw new Error('The global set-up has not started a portal');
      await provide({ url, dataDir });
    },
    { scope: 'worker' },
  ],
  hasDecided: [true, { option: true }],
  context: async ({ context, portal, hasDecided }, provide) => {
    if (hasDecided) await refuseCookies(context, portal.url);
    await provide(context);
  },
  baseURL: ({ portal }, provide) => provide(portal.url),
  editor: [async ({ portal }, provide) => provide(await signIn(portal.url)), { scope: 'worker' }],
  createArticle: async ({ editor }, provide) => {
    const created: string[] = [];
    await provide(async (article) => {
      const made = await editor.createArticle(article);
      created.push(made.id);
      return made;
    });
    for (const id of created) await editor.deleteArticle(id).catch(() => undefined);
  },
  complaints: async ({ page }, provide) => provide(complaintsOf(page)),
});

/**
 * Journeys on a portal without demo content that nobody else uses: each call, one in a file, stands for a portal of its
 * own, in a worker of its own. `serial` ends a file with its first failed test.
 */
export function ownPortalTest(mode: 'default' | 'serial' = 'default', options?: { isClosed: boolean }) {
  const ownTest = testOnNewPortals(options);
  // In several workers the tests of a file would start a portal for each.
  ownTest.describe.configure({ mode });
  return ownTest;
}

/** The same for tests of several files, which take one portal for each worker. */
export function testOnNewPortals(options?: { isClosed: boolean }) {
  return test.extend<object, { portal: PortalProcess }>({
    portal: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
      async ({}, provide) => {
        const portal = await startPortal(options);
        await provide(portal);
        await portal.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });
}

/**
 * Leaves the record that the consent banner would leave after „Nur erforderliche“. `laterNames`: what the club will be
 * called in the course of a journey, because the record carries its name.
 */
export async function refuseCookies(
  context: BrowserContext,
  portalUrl: string,
  laterNames: readonly string[] = [],
): Promise<void> {
  const answer = await fetch(`${portalUrl}/api/settings`);
  const { shortName } = (await answer.json()) as { shortName: string };
  await context.addInitScript(
    (prefixes) => {
      if (window.location.protocol === 'about:') return;
      for (const prefix of prefixes) {
        localStorage.setItem(`${prefix}-cookie-consent`, '2026-01-01T00:00:00.000Z');
        localStorage.setItem(`${prefix}-cookie-preferences`, '{"essential":true,"analytics":false,"marketing":false}');
      }
    },
    [shortName, ...laterNames].map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
  );
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const note = (message: ConsoleMessage) =>
    ['error', 'warning'].includes(message.type()) &&
    !isOfPlaywright(message) &&
    complaints.push(`${message.text()} ${message.location().url}`);
  page.on('console', note);
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** If workers are blocked, Playwright says so on the page's console. */
function isOfPlaywright(message: ConsoleMessage): boolean {
  return message.text().includes('Service Worker registration blocked by Playwright');
}
