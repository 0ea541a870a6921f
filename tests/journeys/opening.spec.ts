import type { Locator, Page } from '@playwright/test';
import type { EditableSettings } from '@portal/api/contract';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleHere } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { elementsInDemoColor, picturesInDemoColor } from '../kit/demo-colors.ts';
import { demoTraces } from '../kit/demo-traces.ts';
import { expect, ownPortalTest, refuseCookies } from '../kit/journey-test.ts';
import { IS_LONG, inTurn } from '../kit/long-form.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { administrator } from '../kit/portal-process.ts';
import { publicPaths } from '../kit/public-paths.ts';
import { overflowFaults, smallTargets } from '../kit/screen-faults.ts';
import { fillLists } from '../kit/volumes.ts';

const test = ownPortalTest('serial', { isClosed: true });

const SETUP = '/admin/einstellungen/einrichten';
const SHORT_NAME = 'TuS Musterstadt';
const CLUB_COLOR = '#15803d';
const lightClubs = [
  ['black and yellow', { color: '#facc15', secondColor: '#000000' }],
  ['sky blue and white', { color: '#7dd3fc', secondColor: '#ffffff' }],
] as const;
/** Limits of a volunteer's work on a phone until the site is public. */
const MOST_TAPS = 50;
const MOST_FIELDS = 12;

test('a new portal shows visitors that a site is being made, in the app as well, and all to who is signed in', async ({
  page,
  portal,
  browser,
}) => {
  const answer = await page.goto('/news');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Hier entsteht die Seite eines Vereins' })).toBeVisible();
  await expectAccessible(page, 'the page of a closed site');
  expect(await (await fetch(`${portal.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');

  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite|Mein Verein/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Hier entsteht die Seite eines Vereins' })).toBeVisible();

  const context = await browser.newContext({ baseURL: portal.url });
  const own = await context.newPage();
  await signInAs(own, portal.url);
  expect((await own.goto('/news'))?.status()).toBe(200);
  await context.close();
});

test('the first login leads through the set-up, on a second device as well, and a club with nine teams goes online', async ({
  page,
  portal,
  browser,
}) => {
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  await refuseCookies(page.context(), portal.url, [SHORT_NAME]);
  const hand = countedHand();
  await page.goto('/auth');
  await page.getByLabel('E-Mail').fill(administrator.email);
  await page.getByLabel('Passwort', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();

  await expectStep(page, 'Wie heißt der Verein?');
  await hand.fill(page.getByLabel('Voller Name'), 'TuS Musterstadt 1921 e. V.', 'required');
  await expect(page.getByLabel('Kurzer Name')).toHaveValue(SHORT_NAME);
  await hand.tap(next(page));

  await expectStep(page, 'Farben und Wappen');
  await hand.fill(page.getByLabel('Vereinsfarbe', { exact: true }), CLUB_COLOR);
  await hand.tap(next(page));

  await expectStep(page, 'Anschrift');
  await hand.fill(page.getByLabel('Straße und Hausnummer'), 'Am Wald 1', 'required');
  await hand.fill(page.getByLabel('Postleitzahl'), '12345', 'required');
  await hand.fill(page.getByLabel('Ort', { exact: true }), 'Musterstadt', 'required');
  await hand.fill(page.getByLabel('E-Mail'), 'post@verein.example', 'required');
  await hand.fill(page.getByLabel('Link zur Karte'), 'https://www.openstreetmap.org/#map=19/52.5163/13.3777');
  await hand.tap(next(page));
  await expectStep(page, 'Impressum');

  const context = await browser.newContext({ baseURL: portal.url, viewport: phone });
  await refuseCookies(context, portal.url);
  const second = await context.newPage();
  await signInAs(second, portal.url);
  await second.goto('/auth');
  await expectStep(second, 'Impressum');
  await expectAccessibleHere(second, 'a step of the set-up');
  expect(await overflowFaults(second)).toEqual([]);
  expect(await smallTargets(second)).toEqual([]);
  const anna = 'Anna Berg, Am Wald 1, 12345 Musterstadt';
  await hand.fill(second.getByLabel('Wer den Verein vertritt'), 'Anna Berg (1. Vorsitz)', 'required');
  await hand.fill(second.getByLabel('Registergericht'), 'Amtsgericht Musterstadt', 'required');
  await hand.fill(second.getByLabel('Registernummer'), 'VR 1921', 'required');
  await expect(second.getByText('Das verlangt das Gesetz noch:')).toBeVisible();
  await hand.fill(second.getByLabel('Verantwortlich für den Inhalt'), anna, 'required');
  await expect(second.getByText('Alles da, was das Gesetz im Impressum verlangt')).toBeVisible();
  await hand.choose(second.getByLabel('Bundesland'), 'Hessen');
  await hand.tap(next(second));

  await expectStep(second, 'Mannschaften');
  const usual = ['1. Mannschaft', 'Frauen', 'A-Jugend', 'B-Jugend', 'C-Jugend', 'D-Jugend', 'E-Jugend', 'Alte Herren'];
  for (const name of usual) await hand.tap(second.getByRole('button', { name }));
  await hand.fill(second.getByLabel('Andere Mannschaft'), 'Turnen für alle');
  await hand.tap(second.getByRole('button', { name: 'Hinzufügen' }));
  await hand.tap(next(second));

  await expectStep(second, 'Der erste Artikel');
  await hand.tap(next(second));

  await expectStep(second, 'Veröffentlichen');
  await hand.tap(second.getByRole('button', { name: 'Veröffentlichen' }));
  await expect(second.getByText('Die Seite ist online.').first()).toBeVisible();
  await expect(second.getByRole('link', { name: 'Seite einrichten und veröffentlichen' })).toBeHidden();
  await context.close();

  expect(hand.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(hand.requiredFields).toBeLessThanOrEqual(MOST_FIELDS);
  const home = await fetch(portal.url);
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, null]);
  expect(await home.text()).toContain(SHORT_NAME);
  expect(await (await fetch(`${portal.url}/api/teams`)).json()).toHaveLength(9);
  expect(await (await fetch(`${portal.url}/datenschutz`)).text()).toContain('Hessische Beauftragte');
});

test('nothing of it names the club of the demo content: pages, feeds, manifest, sitemap, robots and what they refer to', async ({
  portal,
  editor,
}) => {
  const buffer = await sharp({ create: { width: 120, height: 80, channels: 3, background: CLUB_COLOR } })
    .png()
    .toBuffer();
  const imageUrl = await editor.uploadPicture({ name: 'zeltlager.png', mimeType: 'image/png', buffer });
  await fillLists(editor, { count: 1, name: () => 'Zeltlager am Waldsee', imageUrl, color: CLUB_COLOR });
  const page = {
    title: 'Hallenplan',
    content: '<p>Dienstags gehört die Halle uns.</p>',
    published: true,
    menu: 'Verein',
  };
  await editor.create('own-pages', page);
  const { seen, traces } = await demoTraces(portal.url);

  expect(seen.length).toBeGreaterThan(40);
  const kinds = [
    '/news/zeltlager',
    '/seiten/hallenplan',
    '/mannschaften/frauen',
    '/auth',
    '/assets/pictures/',
    imageUrl,
  ];
  expect(kinds.filter((kind) => !seen.some((path) => path.startsWith(kind)))).toEqual([]);
  expect(traces).toEqual([]);
});

test('nothing of it has the colour of that club, in either look, pictures of the head included', async ({
  page,
  portal,
}) => {
  await page.goto('/');
  const { seen, inColor } = await picturesInDemoColor(page);
  expect(seen).toBeGreaterThan(3);
  expect(inColor).toEqual([]);

  const details = ['/mannschaften/frauen', '/seiten/hallenplan', await newestArticle(page), '/auth', '/gibt-es-nicht'];
  for (const [index, path] of [...(await publicPaths(portal.url)), ...details].entries())
    for (const colorScheme of inTurn(['light', 'dark'] as const, index)) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await elementsInDemoColor(page), `${path}, ${colorScheme}`).toEqual([]);
    }
});

async function newestArticle(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/news?page=1')).json()) as { items: { slug: string }[] };
  return `/news/${items[0]?.slug}`;
}

for (const [index, [club, colors]] of lightClubs.entries()) {
  test(`a club that saves ${club} as its colours has pages that are accessible, that of a team among them`, async ({
    page,
    editor,
  }) => {
    const { updatedAt: _, ...settings } = (await (
      await editor.call('GET', '/api/admin/settings')
    ).json()) as EditableSettings;
    const saved = await editor.call('PUT', '/api/settings', { ...settings, ...colors });
    expect(saved.status, await saved.text()).toBe(200);
    const ofEachSection = ['/', '/mannschaften/frauen', '/news'];
    const others = inTurn(['/sponsoren', '/kontakt'], index);
    if (IS_LONG) others.push('/spielplan', '/trainingszeiten');

    for (const path of [...ofEachSection, ...others]) {
      await openHydrated(page, path);
      await expectAccessible(page, `${path} in ${club}`);
    }
  });
}

async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(SETUP);
}

const next = (page: Page) => page.getByRole('button', { name: 'Weiter' });

/** A thumb that counts: a field takes one tap, a choice two. */
function countedHand() {
  const hand = {
    taps: 0,
    requiredFields: 0,
    async tap(target: Locator) {
      await target.click();
      hand.taps += 1;
    },
    async fill(field: Locator, text: string, need?: 'required') {
      await field.fill(text);
      hand.taps += 1;
      if (need) hand.requiredFields += 1;
    },
    async choose(field: Locator, label: string) {
      await field.selectOption({ label });
      hand.taps += 2;
    },
  };
  return hand;
}
