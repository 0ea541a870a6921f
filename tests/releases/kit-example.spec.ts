import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedSectionToken } from '@portal/api/contract';
import { copyExample, runSectionKit, unpackKit } from '@portal/tools/section-outside';
import { signInAs } from '../kit/admin-page.ts';
import { openHydrated, untilHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { newsInSlot } from '../kit/news-in-slot.ts';
import { releaseVariant } from '../kit/section-variant.ts';
import { untilServed } from '../kit/waiting.ts';

/** The section kit's example outside of the workspace, with nothing but the pack. */
const test = ownPortalTest().extend<{ example: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
  example: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'kit-example-'));
    await copyExample(folder);
    await unpackKit(folder);
    await provide(folder);
    await rm(folder, { recursive: true });
  },
});

/** What is put into a sentence, as React writes it for hydration; the page's data block has it without. */
const inText = (words: string) => `<!-- -->${words}<!-- -->`;

// Without a portal around it, the kit's own tests build, release and roll back the example in every run.
test.skip(!IS_LONG, LONG_FORM_ONLY);

test("the kit's example goes live once its origin is allowed, shows what is set for it, and the news in its slot", async ({
  page,
  portal,
  editor,
  example,
  createArticle,
  complaints,
}) => {
  test.setTimeout(180_000);
  const { title } = await createArticle();
  const made = await editor.call('POST', '/api/admin/modules/tombola/tokens', { name: 'CI' });
  const { token } = (await made.json()) as CreatedSectionToken;
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const settings = { PATH, HOME, CHROMIUM_PATH, RELEASE_TOKEN: token, PORTAL_URL: portal.url };
  const answerOf = async (path: string) => {
    const answer = await fetch(portal.url + path);
    return { status: answer.status, policy: answer.headers.get('content-security-policy') };
  };

  await test.step('its pages are opened in a browser, and its release waits', async () => {
    const said = await runSectionKit(example, settings, ['release']);
    expect(said).toContain('wird im Browser angesehen');
    expect(said).toMatch(/nicht live.*\n.*https:\/\/lose\.example \(connect\)/);
    expect((await answerOf('/tombola')).status).toBe(404);
  });

  await signInAs(page, portal.url);
  await openHydrated(page, '/admin/module');
  const module = page.getByRole('region', { name: 'Tombola' });
  await test.step('an administrator allows its origin', async () => {
    await module.getByRole('button', { name: 'Erlauben und zeigen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erlauben und zeigen' }).click();
    await expect(module.getByText('Version 1.0.0', { exact: true })).toBeVisible();
    await untilServed(portal, '/tombola', inText('einen Präsentkorb'));
    expect((await answerOf('/tombola')).policy).toContain('https://lose.example');
    expect((await answerOf('/news')).policy).not.toContain('https://lose.example');
  });

  await test.step('what an administrator sets is on the page', async () => {
    await module.getByText('Einstellungen', { exact: true }).click();
    await module.getByRole('textbox', { name: 'Hauptpreis' }).fill('ein Fahrrad');
    await module.getByRole('spinbutton', { name: 'Preis eines Loses in Euro' }).fill('3.5');
    await module.getByRole('button', { name: 'Einstellungen speichern' }).click();
    await untilServed(portal, '/tombola', inText('ein Fahrrad'));
  });

  await test.step('its slot is filled, on the server and in the browser', async () => {
    await releaseVariant(portal, await newsInSlot('tombola/prizes'));
    await untilServed(portal, '/tombola', `>${title}<`);
    complaints.length = 0;

    await page.goto('/tombola');
    await untilHydrated(page, ['header a', 'main h1', 'main button', 'main [aria-labelledby="latest-news"] a']);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Los ziehen' }).click({ clickCount: 2 });
    await expect(page.getByRole('status').filter({ hasText: 'Gezogene Lose: 2' })).toHaveText(/zusammen 7,00/);
    expect(complaints).toEqual([]);
  });
});
