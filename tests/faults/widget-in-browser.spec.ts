import type { Page, Route } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { inTurn } from '../kit/long-form.ts';
import { waitInVain } from '../kit/waiting.ts';

const NEVER = 'never comes';

/** Answers instead of a script (section-in-browser.spec.ts has them all, for the news). */
const faults: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'is not found': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'is answered with 503 and JSON': (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: 'Gleich wieder da.' } }),
  'is answered with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Anmeldung im WLAN</title>' }),
  throws: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: "throw new Error('Abseits')" }),
  [NEVER]: () => undefined,
};

for (const [turn, [fault, answer]] of Object.entries(faults).entries()) {
  // In the short form each fault befalls one of the files.
  const hit = inTurn(['widget', 'club', 'teams'], turn);

  if (hit.includes('widget'))
    test(`when the code of a widget ${fault}, the rest of the home page works`, async ({ page }) => {
      await page.route(/\/releases\/teams\/.*TodaysEvents/, answer);
      await expectWorkingHome(page, fault);
    });

  if (hit.includes('club'))
    test(`when the entry of the club ${fault}, the news of the home page work`, async ({ page }) => {
      await page.route(/\/releases\/club\/.*remoteEntry\.js/, answer);
      await expectWorkingHome(page, fault);
    });

  if (hit.includes('teams'))
    test(`when the entry of the teams ${fault}, only their page says so, and trying again heals it`, async ({
      page,
    }) => {
      let isLifted = false;
      await page.route(/\/releases\/teams\/.*remoteEntry\.js/, (route) =>
        isLifted ? route.continue() : answer(route),
      );
      const failed = page.getByRole('main').getByRole('alert');
      await openWith(page, fault, '/trainingszeiten', () =>
        expect(failed).toContainText('Diese Seite lässt sich gerade nur lesen', { timeout: 2_000 }),
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();

      isLifted = true;
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Trainingszeiten' })).toBeVisible();
      await expect(failed).toHaveCount(0);
    });
}

test('a widget that failed stays readable, and is there again when its page is opened again', async ({ page }) => {
  let isLifted = false;
  await page.route(/\/releases\/teams\/.*\/home\.js/, (route) =>
    isLifted ? route.continue() : route.abort('connectionrefused'),
  );
  const notice = page.getByText('Dieser Teil der Seite lässt sich gerade nur lesen');
  await openHydrated(page, '/');
  await expect(notice.first()).toBeVisible();
  await expect(liveButton(page).first()).toBeVisible();

  isLifted = true;
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();

  await expect(liveButton(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(notice).toHaveCount(0);
});

function liveButton(page: Page) {
  return page.getByRole('main').locator('summary, button[aria-expanded]').filter({ hasText: 'Mannschaft' });
}

/** Opens a page until the effect of its fault is visible; waiting in vain takes no real time. */
async function openWith(page: Page, fault: string, path: string, isSeen: () => Promise<void>): Promise<void> {
  if (fault === NEVER) await page.clock.install();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (fault === NEVER) await waitInVain(page, isSeen);
  else await expect(isSeen).toPass();
}

/** Header, menu and news react to a click without a new document, and the console stays empty. */
async function expectWorkingHome(page: Page, fault: string): Promise<void> {
  const isReact = () =>
    page
      .getByRole('link', { name: 'Alle anzeigen' })
      .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber')));
  await openWith(page, fault, '/', () => expect.poll(isReact, { timeout: 2_000 }).toBe(true));
  await expect(page.getByRole('heading', { name: 'Vereinsneuigkeiten' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Alle anzeigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
  expect(await page.getByRole('alert').count()).toBe(0);
}
