import { readFile } from 'node:fs/promises';
import type { Registry } from '@portal/api/contract';
import { pageStateOf } from '@portal/tools/page-state';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, refuseCookies, test } from '../kit/journey-test.ts';
import { startPortal, type PortalProcess } from '../kit/portal-process.ts';
import { givePassword, letTenMinutesPass } from '../kit/proof.ts';

/** The public resources beside the pages, without those that differ from portal to portal by nature. */
const PUBLIC_API = [
  'settings',
  'news',
  'sliders/active',
  'sponsors/active',
  'banners/active/footer',
  'training-times',
  'board-members',
];

test.describe.configure({ timeout: 240_000 });

test('a portal is saved and restored on an empty one, and every public page is the same', async ({ page }, info) => {
  // Not the shared one: other journeys write there between the backup and the comparison.
  const [portal, empty] = await Promise.all([startPortal({ demo: true }), startPortal()]);
  try {
    await signInAs(page, portal.url);
    await letTenMinutesPass(page, '**/api/account/proof');
    await openHydrated(page, `${portal.url}/admin/sicherung`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Sicherung herunterladen' }).click();
    await givePassword(page);
    const file = info.outputPath('sicherung.tar.gz');
    await (await download).saveAs(file);
    expect((await readFile(file)).subarray(0, 2).toString('hex')).toBe('1f8b');
    expect(await accessibilityFaults(page)).toEqual([]);

    await refuseCookies(page.context(), empty.url);
    await signInAs(page, empty.url);
    await page.goto(`${empty.url}/admin/sicherung`);
    await page.getByLabel('Sicherungsdatei').setInputFiles(file);
    await page.getByRole('button', { name: 'Einspielen …' }).click();
    await page.getByRole('button', { name: 'Alles ersetzen' }).click();
    await expect(page.getByText('Die Vereinsseite zeigt wieder den Stand von')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Neu anmelden' }).click();
    await expect(page).toHaveURL(`${empty.url}/auth`);

    for (const path of await publicPages(portal.url))
      expect.soft(await contentOf(empty, path), path).toEqual(await contentOf(portal, path));
    for (const path of PUBLIC_API)
      expect.soft(await textOf(`${empty.url}/api/${path}`), path).toBe(await textOf(`${portal.url}/api/${path}`));
  } finally {
    await Promise.all([portal.stop(), empty.stop()]);
  }
});

test('with the own password, a file that is no backup is refused in plain words, and nothing changes', async ({
  page,
  portal,
}) => {
  await signInAs(page, portal.url);
  await letTenMinutesPass(page, '**/api/account/proof');
  await openHydrated(page, '/admin/sicherung');
  const before = await textOf(`${portal.url}/api/news`);

  await page
    .getByLabel('Sicherungsdatei')
    .setInputFiles({ name: 'urlaub.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('Strand') });
  await page.getByRole('button', { name: 'Einspielen …' }).click();
  await page.getByRole('button', { name: 'Alles ersetzen' }).click();
  await givePassword(page);

  await expect(page.getByRole('alert').filter({ hasText: 'Am Portal wurde nichts geändert.' })).toBeVisible();
  expect(await textOf(`${portal.url}/api/news`)).toBe(before);
});

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** A page and its data, without the server's own parts: styles numbered by first use, its address, its counters. */
async function contentOf({ url }: Pick<PortalProcess, 'url'>, path: string) {
  // A portal that has just been restored has no kept answers; on a busy machine it asks for a retry.
  await expect.poll(async () => (await fetch(url + path)).status, { message: path, timeout: 60_000 }).toBe(200);
  const { host } = new URL(url);
  const text = (await textOf(url + path))
    .replaceAll(host, '')
    // The feed's form for calendars.
    .replaceAll(encodeURIComponent(host), '')
    .replaceAll(/ data-version="[^"]*"/g, '');
  const [block = ''] = /<script[^>]*id="state-of-page">[^]*?<\/script>/.exec(text) ?? [];
  const html = text
    .replace(block, '')
    .replaceAll(/<style[^>]*>[^]*?<\/style>|<script type="text\/plain"[^>]*>[^]*?<\/script>/g, '');
  return { html, resources: pageStateOf(text)?.resources };
}

/** Every public page by its sections, and each article. */
async function publicPages(url: string): Promise<string[]> {
  const { sections } = JSON.parse(await textOf(`${url}/api/releases`)) as Registry;
  const paths = sections.flatMap(({ pages }) => pages.map(({ path }) => path));
  const articles = JSON.parse(await textOf(`${url}/api/news`)) as { slug: string }[];
  return [
    '/',
    ...paths.filter((path) => !path.includes(':') && !/^\/(admin|auth|downloads)/.test(path)),
    ...articles.slice(0, 10).map(({ slug }) => `/news/${slug}`),
  ];
}
