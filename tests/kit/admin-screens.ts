import type { Page } from '@playwright/test';
import type { Registry } from '@portal/api/contract';
import { IS_LONG } from './long-form.ts';

/** A page of the frame's own, which needs no section. */
const OUTSIDE = '/offline';

/** The addresses of the admin section as its live release describes them, parameters as `:id`. */
export async function adminPatterns(portalUrl: string): Promise<string[]> {
  const { sections } = (await (await fetch(`${portalUrl}/api/releases`)).json()) as Registry;
  return sections.filter(({ name }) => name === 'admin').flatMap(({ pages }) => pages.map(({ path }) => path));
}

/**
 * Opens every screen of the admin area once, for the signed-in user: those without a parameter by their address, the
 * others by the first link to one. Entries with an id are all alike; addresses made of words (`neu`, `impressum`) are
 * screens of their own. The long form loads every screen anew. Returns the patterns no link led to.
 */
export async function walkAdminScreens(
  page: Page,
  patterns: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<string[]> {
  const paths = patterns.filter((pattern) => pattern.startsWith('/admin') && !pattern.includes(':'));
  const kinds = new Set(paths);
  for (const [index, path] of paths.entries()) {
    if (index === 0 || IS_LONG) await openScreen(page, path);
    else await goToScreen(page, path);
    await look(path);
    for (const found of await linksOf(page)) {
      const kind = found.replaceAll(/[^/]*\d[^/]*/g, ':id');
      if (kinds.has(kind) || !patterns.some((pattern) => isOf(pattern, found))) continue;
      kinds.add(kind);
      paths.push(found);
    }
  }
  return patterns.filter((pattern) => pattern.startsWith('/admin') && !paths.some((path) => isOf(pattern, path)));
}

/** Opens a screen and waits until its content is there. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilScreenIsThere(page);
}

/** Goes to a screen as links inside the area do, at a third of what loading it costs. */
async function goToScreen(page: Page, path: string): Promise<void> {
  // Outside, so that the previous screen is not taken for the next one.
  await goInside(page, OUTSIDE);
  await areaMenu(page).first().waitFor({ state: 'detached' });
  await goInside(page, path);
  await untilScreenIsThere(page);
}

async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the session is known and nothing is loading any more. */
export async function untilScreenIsThere(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // Not with `expect`, whose tries become rare: a sweep waits here for some fifty screens.
  await areaMenu(page).first().waitFor();
  await main.getByRole('heading', { level: 1 }).waitFor();
  for (const busy of [main.getByLabel('Wird geladen'), main.locator('[aria-busy=true]')])
    await busy.first().waitFor({ state: 'detached' });
}

function areaMenu(page: Page) {
  return page.getByRole('navigation', { name: /^Admin-Bereich/ });
}

function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/admin/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}

function isOf(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}
