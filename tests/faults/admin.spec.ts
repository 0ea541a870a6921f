import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';

const proxyPage = { status: 503, contentType: 'text/html', body: '<h1>Service Temporarily Unavailable</h1>' };

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.beforeEach(({ page, portal }) => signInAs(page, portal.url));

test('who opens the admin area while the server does not answer reads so, and is in as soon as it does', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Der Admin-Bereich konnte nicht geladen werden' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
});

test('a Termin that could not be cancelled says so above all else, and keeps the reason', async ({ page, editor }) => {
  const title = `Training ${uniqueWord()}`;
  const startDate = new Date(Date.now() + 86_400_000).toISOString();
  const id = await editor.create('events', { type: 'training', title, team: '1-mannschaft', startDate });
  await page.goto(`/admin/termine?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Absagen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Termin absagen' });
  await sheet.getByLabel('Anderer Grund').fill('Flutlicht kaputt');

  await page.route(`**/api/events/${id}`, (route) => route.fulfill(proxyPage));
  await sheet.getByRole('button', { name: 'Mit diesem Grund absagen' }).click();
  await expect(sheet.getByText('Der Server kann das gerade nicht annehmen (503).')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(`**/api/events/${id}`);
  await sheet.getByRole('button', { name: 'Mit diesem Grund absagen' }).click();

  await expect(page.getByText('Abgesagt: Flutlicht kaputt')).toBeVisible();
});
