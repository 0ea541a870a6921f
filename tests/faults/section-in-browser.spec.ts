import type { Page, Route } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { inTurn } from '../kit/long-form.ts';
import { waitInVain } from '../kit/waiting.ts';

/** Answers of a release server behind a proxy instead of a script. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is not found': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'is answered with 503 and JSON': (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: 'Gleich wieder da.' } }),
  'is answered with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Anmeldung im WLAN</title>' }),
  'is HTML that calls itself a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: '<!doctype html><title>Anmeldung</title>' }),
  throws: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: "throw new Error('Abseits')" }),
  'does nothing': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
};
const files = {
  'the entry of a section': /\/releases\/news\/.*\/remoteEntry\.js/,
  'the code of a page': /\/releases\/news\/.*ArticleListPage/,
};

// In the short form each fault befalls one of the files.
for (const [turn, [fault, answer]] of Object.entries(faults).entries()) {
  for (const [file, pattern] of inTurn(Object.entries(files), turn)) {
    test(`when ${file} ${fault}, only its area says so, and trying again heals it`, async ({ page, createArticle }) => {
      const { title } = await createArticle();
      let isLifted = false;
      await page.route(pattern, (route) => (isLifted ? route.continue() : answer(route)));
      await page.goto('/news');
      await expect(readingNotice(page)).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      isLifted = true;
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();

      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
}

for (const [file, pattern] of Object.entries(files)) {
  test(`when ${file} never comes, its area says so after a while, and trying again heals it`, async ({
    page,
    createArticle,
  }) => {
    const { title } = await createArticle();
    let isLifted = false;
    await page.route(pattern, (route) => (isLifted ? route.continue() : undefined));
    await page.clock.install();
    await page.goto('/news', { waitUntil: 'domcontentloaded' });
    await waitInVain(page, () => expect(readingNotice(page)).toBeVisible({ timeout: 1_000 }));

    isLifted = true;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();

    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(readingNotice(page)).toHaveCount(0);
  });
}

test('code that hung a tab is left out at its next load and reported, until it is tried again', async ({
  page,
  createArticle,
}) => {
  const { title } = await createArticle();
  await page.route(files['the code of a page'], () => undefined);
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  const noted = () => page.evaluate(() => sessionStorage.getItem('portal-under-way') ?? '');
  await expect.poll(noted).toContain('news page /news');
  // A page that is left removes its note; a hanging one cannot, and then no test can talk to it any more.
  await page.addInitScript(
    (note) => {
      if (localStorage.getItem('hung')) return;
      localStorage.setItem('hung', 'once');
      sessionStorage.setItem('portal-under-way', note);
    },
    await noted(),
  );
  await page.unroute(files['the code of a page']);
  const report = page.waitForRequest('**/api/errors');

  await page.goto('/news');

  await expect(readingNotice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ section: 'news', part: '/news' });
  expect((await report).postDataJSON()).toHaveProperty('message', expect.stringMatching(/^Hang: /));

  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what fails in a promise is reported once, for the page and the version whose file it comes from', async ({
  page,
}) => {
  await page.route(files['the code of a page'], async (route) => {
    const response = await route.fetch();
    const later = "addEventListener('abseits',()=>void Promise.reject(new Error('Abseits')));";
    await route.fulfill({ response, body: later + (await response.text()) });
  });
  const told: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/api/errors') && told.push(request.postDataJSON()));
  await openHydrated(page, '/news');

  const fail = async () => {
    await page.evaluate(() => void dispatchEvent(new Event('abseits')));
    return told.length;
  };
  // The listener is added after the page.
  await expect.poll(fail).toBeGreaterThan(0);
  await fail();

  expect(told).toMatchObject([{ section: 'news', part: '/news', message: 'Error: Abseits' }]);
});

test('a failed area leaves the menu and the other pages alone', async ({ page }) => {
  await page.route(files['the code of a page'], (route) => route.abort());
  await openHydrated(page, '/gibt-es-nicht');
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
  await expect(failedArea(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();

  await expect(page.getByRole('heading', { name: 'Vereinsneuigkeiten' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('widgets of the home page that cannot be loaded stay readable and say so, and the page keeps its heading', async ({
  page,
  complaints,
}) => {
  await page.route(/\/releases\/(news|club)\/.*\/home\.js/, (route) => route.abort());

  await page.goto('/');

  await expect(page.getByText('Dieser Teil der Seite lässt sich gerade nur lesen.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vereinsneuigkeiten' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(
    page.getByRole('heading', { name: /^(Nächstes Spiel|Läuft gerade|Endstand|Ergebnis folgt)$/ }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

/** Beside what the server has sent. */
function readingNotice(page: Page) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: 'Diese Seite lässt sich gerade nur lesen' });
}

function failedArea(page: Page) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: 'Dieser Bereich konnte nicht geladen werden' });
}
