import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import type { EditableArticle, NewArticle } from '@portal/api/contract';
import { signIn, type Editor } from './editor.ts';
import { startPortal } from './portal-process.ts';

export { expect } from '@playwright/test';

/** Where a portal can be reached and what it is stored in. */
export type Portal = { url: string; dataDir: string };

type Fixtures = {
  /** Makes a published article and removes it after the test. */
  createArticle: (article?: Partial<NewArticle>) => Promise<EditableArticle>;
  /** Errors and warnings the page has written to its console, breaches of its policy and uncaught exceptions among them. */
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

/** Journeys on a portal without demo content that a file's tests have for themselves. */
export const ownPortalTest = test.extend<object, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
    async ({}, provide) => {
      const portal = await startPortal();
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const note = (message: ConsoleMessage) =>
    ['error', 'warning'].includes(message.type()) && complaints.push(`${message.text()} ${message.location().url}`);
  page.on('console', note);
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
