import type { Page } from '@playwright/test';
import type { Registry } from '@portal/api/contract';
import { signInAs } from '../kit/admin-page.ts';
import { adminPatterns, walkAdminScreens } from '../kit/admin-screens.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { publicPaths } from '../kit/public-paths.ts';
import { plantAttacks } from './plant-attacks.ts';

const test = ownPortalTest();

test('whatever script stands in any text of any kind, no page and no screen runs it', async ({
  page,
  portal,
  editor,
  complaints,
}) => {
  test.setTimeout(1_200_000);
  const { fields, refused } = await plantAttacks(portal.url, editor);
  expect(refused).toEqual([]);
  expect(fields.length).toBeGreaterThan(100);
  const { dialogs, found } = watch(page);
  const judge = async (path: string) => {
    found.push(...(await hostileParts(page)).map((part) => `${path}: ${part}`));
    const breaches = complaints.splice(0).filter((text) => /Content Security Policy|attacked/i.test(text));
    found.push(...breaches.map((text) => `${path}: ${text}`));
  };

  for (const path of [...(await publicPaths(portal.url)), ...(await pathsOfEntries(portal.url))]) {
    await openHydrated(page, path);
    await judge(path);
  }
  await signInAs(page, portal.url);
  await walkAdminScreens(page, await adminPatterns(portal.url), judge);

  expect(found).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('whatever script stands in a parameter of any page, it stays a text', async ({ page, portal, complaints }) => {
  const { dialogs, found } = watch(page);
  const attack = `"></script><img src=x onerror="document.documentElement.dataset.attacked='yes'">`;
  const pages = await pagesWithoutId(portal.url);

  for (const { path, query } of pages) {
    const parameters = new URLSearchParams([...query, 'unbekannt'].map((name) => [name, attack]));
    await page.goto(`${path}?${parameters.toString()}#${encodeURIComponent(attack)}`);
    await expect(page.locator('h1').first()).toBeVisible();
    found.push(...(await hostileParts(page)).map((part) => `${path}: ${part}`));
  }

  expect(pages.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

/**
 * The pages without parameters in their path; in the short form of those that read no parameter one of each section.
 */
async function pagesWithoutId(portalUrl: string) {
  const { sections } = (await (await fetch(`${portalUrl}/api/releases`)).json()) as Registry;
  return sections.flatMap(({ pages }) => {
    const own = pages.filter(({ path }) => !path.includes(':'));
    const first = own.find(({ query }) => query.length === 0);
    return own.filter((page) => IS_LONG || page === first || page.query.length > 0 || page.path.startsWith('/auth'));
  });
}

function watch(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return { dialogs, found: [] as string[] };
}

/** The elements of a page that only a script from a text could have made. */
function hostileParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (['href', 'src', 'action', 'xlink:href'].includes(name) &&
            /^\s*(javascript|data:text|vbscript)/i.test(value)) ||
          (name === 'style' && /javascript:/i.test(value)),
      ),
    );
    const { attacked } = document.documentElement.dataset;
    return [...(attacked ? [`${attacked} has run`] : []), ...parts.map((element) => element.outerHTML.slice(0, 200))];
  });
}

/** The pages of single entries that the site map names. */
async function pathsOfEntries(portalUrl: string): Promise<string[]> {
  const siteMap = await (await fetch(`${portalUrl}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...new Set(paths)].filter((path) => path.split('/').length > 2);
}
