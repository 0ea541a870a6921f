import type { ClubFacts } from '@portal/api/contract';
import { expect, test } from '../kit/journey-test.ts';
import { standInForProviders } from '../kit/provider-stand-ins.ts';

test.use({ hasDecided: false });

test('asked for the tables, the page names who sends them, and asks that one only after consent', async ({
  page,
  portal,
}) => {
  const asked = await standInForProviders(page, portal.url);
  await page.goto('/mannschaft');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await banner.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click();
  await page.getByRole('switch', { name: 'Marketing' }).check();
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();

  await expect(page.getByRole('tabpanel').getByText(/^table [a-z]/)).toBeVisible();
  const settings = (await (await page.request.get('/api/settings')).json()) as ClubFacts;
  expect(asked.map((request) => request.url())).toEqual([settings.footballData?.scriptUrl]);
});

test('where the browser refuses storage, the chosen tab is loaded once, also after a page without the provider', async ({
  page,
  portal,
  complaints,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await standInForProviders(page, portal.url);
  await page.goto('/mannschaften');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await banner.getByRole('button', { name: 'Nur erforderliche' }).click();
  await page.getByRole('main').getByRole('link', { name: '1. Mannschaft' }).first().click();
  await page.getByRole('tab', { name: 'Statistik' }).click();

  await page.getByRole('tabpanel').getByRole('button', { name: 'Einmal laden' }).click();

  await expect(page.getByRole('tabpanel').getByText(/^stats [a-z]/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Statistik' })).toHaveAttribute('aria-selected', 'true');
  expect(complaints).toEqual([]);
});
