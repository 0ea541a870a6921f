import type { Page } from '@playwright/test';
import type { ImportReport } from '@portal/api/contract';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { adminPatterns, walkAdminScreens } from '../kit/admin-screens.ts';
import type { Editor } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { inTurn } from '../kit/long-form.ts';
import { makePdf } from '../kit/documents.ts';
import { makePictures } from '../kit/pictures.ts';
import { fieldsWithoutLabel, overflowFaults, smallTargets } from '../kit/screen-faults.ts';
import { fillLists, LONG_NAME } from '../kit/volumes.ts';

const test = ownPortalTest();

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light', isTouched: true },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', isTouched: false },
] as const;

/** The narrowest window with tables. */
const TABLET = { width: 768, height: 1024 };

test.use({ reducedMotion: 'reduce' });

test('every screen of the admin area fits, is accessible, in reach of a thumb and complains about nothing', async ({
  page,
  portal,
  editor,
  complaints,
}) => {
  test.setTimeout(480_000);
  const [file] = makePictures(1, 'wimpel');
  if (!file) throw new Error('No picture was made');
  await fillLists(editor, { count: 1, name: () => LONG_NAME, imageUrl: await editor.uploadPicture(file) });
  await editor.uploadDocument(makePdf(LONG_NAME));
  await sendMessage(portal.url);
  await endSeason(editor);
  const patterns = await adminPatterns(portal.url);
  let count = 0;
  const look = (path: string) => expectGoodScreen(page, path, count++);
  for (const path of patterns.filter((pattern) => pattern.startsWith('/auth'))) {
    await openHydrated(page, path);
    await look(path);
  }
  await signInAs(page, portal.url);

  const unseen = await walkAdminScreens(page, patterns, look);

  expect(unseen, 'Screens no other screen leads to').toEqual([]);
  // Nobody has a one-time link here to open its pages.
  expect(complaints.filter((text) => !text.endsWith('/api/auth/link'))).toEqual([]);
});

/** Axe takes as long as all the rest: in the short form it checks each screen in one look, alternating between both. */
async function expectGoodScreen(page: Page, path: string, turn: number): Promise<void> {
  const isForAxe = inTurn(looks, turn);
  for (const look of looks) {
    const where = `${path}, ${look.name}`;
    await page.setViewportSize(look.viewport);
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    if (isForAxe.includes(look)) expect.soft(await accessibilityFaults(page), where).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
    expect.soft(await overflowFaults(page), where).toEqual([]);
    expect.soft(await fieldsWithoutLabel(page), where).toEqual([]);
    if (look.isTouched) expect.soft(await smallTargets(page), where).toEqual([]);
  }
  await page.setViewportSize(TABLET);
  expect.soft(await overflowFaults(page), `${path}, tablet`).toEqual([]);
}

/** The archive has a season then. */
async function endSeason(editor: Editor): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const change = { name: '2030/31', lastDay: yesterday, next: '2031/32' };
  const { digest } = (await (await editor.call('POST', '/api/imports/season/report', change)).json()) as ImportReport;
  expect((await editor.call('POST', '/api/imports/season', { ...change, digest })).ok).toBe(true);
}

/** Leaves a message through the contact form, which refuses messages that come too fast. */
async function sendMessage(url: string): Promise<void> {
  const { token } = (await (await fetch(`${url}/api/contact/token`)).json()) as { token: string };
  const person = { name: 'Jana Muster', email: 'jana@example.org', consent: true };
  const message = { ...person, subject: 'Probetraining', message: 'Ab wann darf man mitmachen?' };
  await expect(async () => {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, token }),
    });
    expect(answer.status).toBe(202);
  }).toPass();
}
