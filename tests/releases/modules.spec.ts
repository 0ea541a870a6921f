import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { givePassword, letTenMinutesPass } from '../kit/proof.ts';
import { expect, test } from '../kit/release-test.ts';
import { liveVersion, variantWithPlaceholder } from '../kit/section-variant.ts';
import { untilServed } from '../kit/waiting.ts';

test('an administrator rolls a release back from „Module“, and the next visitor sees the old one', async ({
  page,
  portal,
  release,
}) => {
  test.slow();
  const before = await liveVersion(portal);
  const { version } = await release(await variantWithPlaceholder('Was suchst du?'));
  await untilServed(portal, '/news', 'Was suchst du?');
  await page.goto(`${portal.url}/news`);
  await expect(page.getByPlaceholder('Was suchst du?')).toBeVisible();

  await signInAs(page, portal.url);
  await letTenMinutesPass(page, '**/api/releases/news/rollback');
  await openHydrated(page, '/admin/module');
  const news = page.getByRole('region', { name: 'Neuigkeiten' });
  await expect(news.getByText(`Version ${version}`, { exact: true })).toBeVisible();
  await news.getByRole('button', { name: `Zurück zu Version ${before}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Version ${before} zeigen` })
    .click();
  await givePassword(page);
  await expect(news.getByText(`Version ${before}`, { exact: true })).toBeVisible();

  expect(await liveVersion(portal)).toBe(before);
  await untilServed(portal, '/news', 'Suche nach Titel oder Inhalt...');
  await page.goto(`${portal.url}/news`);
  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
});

test('what fails in a browser is read under „Module“ and can be cleared', async ({ page, portal }) => {
  const version = await liveVersion(portal);
  await page.request.post(`${portal.url}/api/errors`, {
    data: { section: 'news', version, part: '/news', message: 'Abseits ist keine Funktion' },
    headers: { origin: portal.url },
  });
  await signInAs(page, portal.url);
  await openHydrated(page, '/admin/module');
  const news = page.getByRole('region', { name: 'Neuigkeiten' });

  await news.getByText('1 in der jetzigen Version').click();
  await expect(news.getByText('Abseits ist keine Funktion')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await news.getByRole('button', { name: 'Meldungen leeren' }).click();

  await expect(news.getByText('Keine Fehler aus Browsern oder auf dem Server.')).toBeVisible();
});
