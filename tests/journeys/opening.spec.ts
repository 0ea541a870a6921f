import { expectAccessible } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openScreen } from '../kit/admin-screens.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';

const test = ownPortalTest('serial', { isClosed: true });

test('a new portal shows visitors that a site is being made, in the app as well, and all to who is signed in', async ({
  page,
  portal,
  browser,
}) => {
  const answer = await page.goto('/news');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Hier entsteht die Seite eines Vereins' })).toBeVisible();
  await expectAccessible(page, 'the page of a closed site');
  expect(await (await fetch(`${portal.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');

  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite|Mein Verein/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Hier entsteht die Seite eines Vereins' })).toBeVisible();

  const context = await browser.newContext({ baseURL: portal.url });
  const own = await context.newPage();
  await signInAs(own, portal.url);
  expect((await own.goto('/news'))?.status()).toBe(200);
  await context.close();
});

test('an administrator opens it with its name, address and imprint, and visitors are there at once', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, portal.url);
  await openScreen(page, '/admin');
  await page.getByRole('link', { name: 'Seite veröffentlichen' }).click();
  await page.getByLabel('Straße und Hausnummer').fill('Am Wald 1');
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/Der Name des Vereins fehlt noch/)).toBeVisible();
  const facts = {
    'Voller Name': 'TuS Musterstadt 1921 e. V.',
    'Kurzer Name': 'TuS Musterstadt',
    Postleitzahl: '12345',
    Ort: 'Musterstadt',
    'E-Mail': 'post@verein.example',
    'Wer den Verein vertritt': 'Anna Berg (1. Vorsitz)',
    'Verantwortlich für den Inhalt': 'Anna Berg, Am Wald 1, 12345 Musterstadt',
  };
  for (const [label, text] of Object.entries(facts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();

  await expect(page.getByText('Die Seite ist online.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Seite veröffentlichen' })).toBeHidden();
  const home = await fetch(portal.url);
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, null]);
  expect(await home.text()).toContain('TuS Musterstadt');
});
