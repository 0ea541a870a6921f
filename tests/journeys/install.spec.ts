import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { EditableSettings } from '@portal/api/contract';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { openHydrated, untilHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest, test } from '../kit/journey-test.ts';
import { makePictures, pictureSize, type PictureFile } from '../kit/pictures.ts';
import { administrator } from '../kit/portal-process.ts';
import { releaseVariant, variantWithPlaceholder } from '../kit/section-variant.ts';

const ownTest = ownPortalTest();

test.use({ serviceWorkers: 'allow' });
ownTest.use({ serviceWorkers: 'allow' });

test('the portal describes itself as an app with icons of the sizes it names', async ({ page }) => {
  await page.goto('/kontakt');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string; purpose: string }[] };
  const settings = (await (await page.request.get('/api/settings')).json()) as { name: string; shortName: string };

  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest).toMatchObject({ name: settings.name, short_name: settings.shortName, display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) expect(await pictureSize(page, src), src).toBe(sizes);
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await pictureSize(page, touchIcon ?? '')).toBe('180x180');
});

test('without a connection plan, news and contacts can be read, and what cannot leads to what can', async ({
  page,
  context,
}) => {
  await openKept(page, '/');
  await context.setOffline(true);

  await page.goto('/spielplan');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible();
  await expect(page.getByText(/Keine Verbindung\s*Stand: .* Uhr/)).toBeVisible();
  await page.goto('/spielplan?team=1-mannschaft');
  await expect(page).toHaveURL('/spielplan');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/ehrenmitglieder');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Spielplan' }) })
    .filter({ hasText: 'Stand: ' });
  await expect(plan.first()).toContainText(/Stand: .* Uhr/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page).toHaveURL('/ehrenmitglieder');
  await expect(page.getByRole('heading', { level: 1, name: 'Ehrenmitglieder' })).toBeVisible();
});

test('a browser that knows nothing of a dead line is told by what it asks for', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    for (const event of ['online', 'offline'])
      window.addEventListener(event, (silent) => silent.stopImmediatePropagation(), true);
  });
  await openKept(page, '/');
  await context.setOffline(true);

  await page.goto('/spielplan');
  await expect(page.getByText(/Keine Verbindung\s*Stand: .* Uhr/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Aus dem Speicher\s*Stand: .* Uhr/)).toBeVisible();

  await context.setOffline(true);
  await page.goto('/ehrenmitglieder');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Ehrenmitglieder' })).toBeVisible({ timeout: 20_000 });
});

test('a page is asked for while the worker still starts, and once read can be read again while the server fails', async ({
  page,
  context,
  portal,
  createArticle,
}) => {
  const { slug, title } = await createArticle();
  const path = `/news/${slug}`;
  const preloads: (string | undefined)[] = [];
  const { url, stop } = await withEyesOn(portal.url, (request) => {
    if (request.url === path) preloads.push(request.headers['service-worker-navigation-preload']?.toString());
  });
  await openKept(page, `${url}/news`);
  await openHydrated(page, url + path);
  // Sent by the browser itself, and not once more by the worker.
  expect(preloads).toEqual(['true']);

  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  stop();
});

test('nothing of an account is ever kept', async ({ page, context }) => {
  await openKept(page, '/');
  expect((await page.request.post('/api/login', { data: administrator })).ok()).toBe(true);
  await openHydrated(page, '/admin');
  await page.waitForLoadState('networkidle');

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/spielplan');
  // The one that visitors get, too, who save data.
  expect(kept).toContainEqual(expect.stringMatching(/^\/releases\/shell\/\w+\/client\/offline\.\w+\.js$/));
  expect(kept.filter((path) => /^\/(admin|auth|api\/(admin|auth|users)|releases\/admin)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
});

ownTest(
  'a newer version is offered, comes whole when the reader wants it, and brings what has changed',
  async ({ page, portal, createArticle }) => {
    await createArticle();
    await openKept(page, '/news');
    const [worker, before] = [await offeredVersion(page), await keptAt(page)];
    await releaseVariant(portal, await variantWithPlaceholder('Was suchst du?'));
    await expect.poll(() => offeredVersion(page), { timeout: 15_000 }).not.toBe(worker);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    const offer = page.getByText('Neue Version verfügbar', { exact: true });
    await expect(offer).toBeVisible();
    await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
    await page.getByRole('button', { name: 'Neu laden' }).click();

    await expect(page.getByPlaceholder('Was suchst du?')).toBeVisible();
    await expect(offer).toBeHidden();
    const { '/news': list, '/': home, ...others } = await keptAt(page);
    const { '/news': listBefore, '/': homeBefore, ...same } = before;
    expect([list !== listBefore, home !== homeBefore]).toEqual([true, true]);
    expect(others).toEqual(same);
  },
);

ownTest('an uploaded crest becomes the icon of page, app and link preview', async ({ page, portal, editor }) => {
  const crest = await wearUploadedCrest(page, { url: portal.url, cookie: editor.cookie });
  const folder = `/club-icons${crest}`;

  await page.goto('/kontakt');

  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `${folder}/app-192.png`);
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', `${folder}/apple-touch-icon.png`);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', `${portal.url}${folder}/social-card.png`);
  expect(await pictureSize(page, `${folder}/social-card.png`)).toBe('300x300');
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(icons.filter(({ src }) => !src.startsWith(folder))).toEqual([]);
  for (const { src, sizes } of icons) expect(await pictureSize(page, src), src).toBe(sizes);
});

ownTest('an uploaded crest stands whole in the place of a missing picture', async ({ page, portal, editor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await editor.create('teams', { name: 'Zeltlager', group: 'active' });
  await wearUploadedCrest(page, { url: portal.url, cookie: editor.cookie });

  for (const path of ['/mannschaften', '/mannschaften/zeltlager']) {
    await page.goto(path);
    const crest = page.locator('main [aria-hidden=true] img').last();
    await crest.scrollIntoViewIfNeeded();
    await expect.poll(() => crest.evaluate((img: HTMLImageElement) => img.naturalWidth), path).toBeGreaterThan(0);
    const tooHigh = await crest.evaluate((img) => img.clientHeight - (img.parentElement?.clientHeight ?? 0));
    expect(tooHigh, `px higher than the place for it on ${path}`).toBeLessThanOrEqual(1);
  }
});

/** Uploads a crest and enters it in the settings, as the admin area does; its address. */
async function wearUploadedCrest(page: Page, { url: origin, cookie }: { url: string; cookie: string }) {
  const headers = { cookie, origin };
  const [picture] = makePictures(1, 'wappen') as [PictureFile];
  const upload = await page.request.post('/api/uploads', { headers, multipart: { alt: 'Wappen', file: picture } });
  const { url: crestUrl } = (await upload.json()) as { url: string };
  const found = await page.request.get('/api/admin/settings', { headers });
  const { updatedAt: _, ...settings } = (await found.json()) as EditableSettings;
  const saved = await page.request.put('/api/settings', { headers, data: { ...settings, crestUrl } });
  expect(saved.status()).toBe(200);
  return crestUrl;
}

/** A way to the portal on which its requests are seen: Playwright does not see those that a browser preloads. */
async function withEyesOn(portalUrl: string, see: (request: IncomingMessage) => void) {
  const proxy = createServer((request, reply) => {
    see(request);
    const { method, headers } = request;
    const onward = ask(portalUrl + request.url, { method, headers }, (answer) =>
      answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    request.pipe(onward.on('error', () => reply.destroy()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, stop };
}

/** Opens a page and waits until the worker has kept the pages for offline reading, and answers for this page. */
async function openKept(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });
}

/** When each kept page came from the network. */
function keptAt(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('portal-pages-'));
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const answer = await cache.match(request);
            return [new URL(request.url).pathname, answer?.headers.get('x-stored-at') ?? ''];
          }),
        );
      }),
    );
    return Object.fromEntries(found.flat());
  });
}

async function offeredVersion(page: Page): Promise<string> {
  const code = await (await page.request.get('/sw.js')).text();
  return /"version":"([^"]+)"/.exec(code)?.[1] ?? '';
}
