import type { Page } from '@playwright/test';
import { openHydrated } from '../kit/hydrated-page.ts';
import { demoClub } from '../kit/demo-club.ts';
import { expect, test } from '../kit/journey-test.ts';

/**
 * The route table (docs/specification.md#route-table), and the list of teams; the one with a parameter is a journey of
 * its own.
 */
const headings: Readonly<Record<string, string>> = {
  '/news': 'Vereinsneuigkeiten',
  '/mannschaft': '1. Mannschaft',
  '/2-mannschaft': '2. Mannschaft',
  '/mannschaften': 'Mannschaften',
  '/trainingszeiten': 'Trainingszeiten',
  '/spielplan': 'Spielplan',
  '/vorstand': 'Vorstand',
  '/sponsoren': 'Unsere Sponsoren & Partner',
  '/kalender': 'Kalender',
  '/mannschaftsfotos': 'Mannschaftsfotos',
  '/auth': 'Login',
  '/admin': 'Admin-Bereich wird geladen...',
};
/** Those whose heading the club writes itself. */
const written = [
  '/',
  '/kontakt',
  '/ueber-uns',
  '/geschichte',
  '/ehrenmitglieder',
  '/gemeinsam-stark',
  '/mitgliedschaft',
  '/jugendarbeit',
  '/impressum',
  '/datenschutz',
];

/** The navigation (docs/specification.md#navigation-header-mobile-drawer-footer), with the list of teams. */
const singles = ['/', '/news', '/spielplan'];
const groups = {
  Mannschaften: ['/mannschaft', '/2-mannschaft', '/mannschaften', '/trainingszeiten'],
  Verein: [
    '/ueber-uns',
    '/vorstand',
    '/geschichte',
    '/ehrenmitglieder',
    '/sponsoren',
    '/gemeinsam-stark',
    '/mitgliedschaft',
    '/jugendarbeit',
  ],
  Medien: ['/mannschaftsfotos', '/kalender'],
};
const inOrder = ['/', ...groups.Mannschaften, '/news', '/spielplan', ...groups.Verein, ...groups.Medien];
/** The teams named in the footer. */
const namedTeams = {
  '2. Mannschaft': '/2-mannschaft',
  'A-Jugend': '/mannschaften/a-jugend',
  'C-Jugend': '/mannschaften/c-jugend',
  'Alle Mannschaften': '/mannschaften',
};
const legal = ['/impressum', '/datenschutz'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every route of the specification answers with its page', async ({ page }) => {
    test.slow();
    for (const path of [...Object.keys(headings), ...written]) {
      await test.step(path, async () => {
        expect((await page.goto(path, { waitUntil: 'domcontentloaded' }))?.status(), path).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(headings[path] ?? /\S/);
      });
    }
  });
});

test('the header leads everywhere, in order, with the contact as a button at its right', async ({ page }) => {
  await openHydrated(page, '/');
  const header = page.getByRole('banner');
  const navigation = header.getByRole('navigation', { name: 'Hauptnavigation' });

  expect(await hrefs(page, 'header nav a')).toEqual(inOrder);
  await expect(navigation.getByRole('button')).toHaveText(Object.keys(groups));
  const contact = header.getByRole('link', { name: 'Kontakt' });
  const bar = await navigation.boundingBox();
  expect((await contact.boundingBox())?.x).toBeGreaterThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0));
  await expect(contact).toHaveCSS('background-color', 'rgb(220, 38, 38)');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
});

test('the footer leads everywhere, and to the teams that it names', async ({ page }) => {
  await openHydrated(page, '/');
  const footer = page.getByRole('contentinfo');

  expect(await hrefs(page, 'footer nav a[href]')).toEqual([
    ...singles,
    '/kontakt',
    ...groups.Mannschaften,
    ...groups.Verein,
    ...groups.Medien,
    ...Object.values(namedTeams),
  ]);
  const named = footer.getByRole('heading', { name: 'Teams' }).locator('xpath=..').getByRole('link');
  await expect(named).toHaveText(Object.keys(namedTeams));
  for (const path of legal) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer).toContainText(demoClub.postcode);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test('the drawer of a phone leads everywhere, in order', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();

  expect(await hrefs(page, 'dialog nav a')).toEqual(inOrder);
  const others = page.getByRole('dialog').locator('a:not(nav a)');
  for (const path of ['/kontakt', '/auth', ...legal])
    await expect(others.and(page.locator(`[href="${path}"]`))).toBeVisible();
});

/** The targets of links, hidden ones included, in document order. */
function hrefs(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
