import { foreignRequests } from '../kit/foreign-requests.ts';
import { expect, test } from '../kit/journey-test.ts';

test.use({ hasDecided: false });

test('asked for the tables, the page names who sends them, and asks that one only after consent', async ({
  page,
  portal,
}) => {
  const foreign = foreignRequests(page, portal.url);
  await page.route(
    (url) => url.origin !== portal.url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/mannschaft');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await banner.getByRole('button', { name: 'Nur erforderliche' }).click();
  const ask = page.getByRole('tabpanel').getByRole('button', { name: 'Einmal laden' });
  await expect(ask).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click();
  await page.getByRole('switch', { name: 'Marketing' }).check();
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();

  await expect.poll(() => foreign).not.toEqual([]);
  const settings = (await (await page.request.get('/api/settings')).json()) as { footballData: { scriptUrl: string } };
  expect([...new Set(foreign.map((url) => new URL(url).origin))]).toEqual([
    new URL(settings.footballData.scriptUrl).origin,
  ]);
});
