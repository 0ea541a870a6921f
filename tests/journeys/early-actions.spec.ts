import type { Locator, Page } from '@playwright/test';
import { uniqueWord } from '../kit/editor.ts';
import { untilHydrated } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { administrator } from '../kit/portal-process.ts';

/** The first file that has not arrived while a visitor acts; later ones have not arrived either. */
const moments = ['the starter', 'the shell', 'the section'] as const;
type Moment = (typeof moments)[number];

const files: Readonly<Record<Moment, RegExp>> = {
  'the starter': /\/releases\/shell\/\w+\/client\/starter\./,
  'the shell': /\/releases\/shell\/\w+\/client\/(?!starter\.)/,
  'the section': /\/releases\/(?!shell\/)/,
};

for (const moment of moments) {
  test(`before ${moment} is there, words can be looked for in a category of news`, async ({ page, createArticle }) => {
    const [category, word] = [uniqueWord(), uniqueWord()];
    const wanted = await createArticle({ content: `<p>${word}</p>`, category });
    await createArticle({ title: `Ohne ${category}`, category });
    const comes = await open(page, '/news', moment);

    const search = page.getByPlaceholder('Suche nach Titel oder Inhalt...');
    await search.pressSequentially(word);
    await page.getByRole('combobox', { name: 'Kategorie' }).selectOption(category);
    await comes('all');

    await expect(page).toHaveURL(`/news?kategorie=${category}&suche=${word}`);
    await expect(page.getByText('Seite 1 von 1 (1 Artikel)')).toBeVisible();
    await expect(page.getByRole('link', { name: wanted.title })).toBeVisible();
    await expect(search).toHaveValue(word);
    await expect(page.getByRole('combobox', { name: 'Kategorie' })).toHaveValue(category);
  });

  for (const { path, filters, address } of [
    {
      path: '/spielplan',
      filters: { Mannschaft: '1-mannschaft', 'Heim oder auswärts': 'heim' },
      address: '/spielplan?team=1-mannschaft&ort=heim',
    },
    {
      path: '/kalender',
      filters: { Mannschaft: '2-mannschaft', Art: 'training' },
      address: '/kalender?team=2-mannschaft&art=training',
    },
  ]) {
    test(`before ${moment} is there, ${path} can be filtered twice`, async ({ page }) => {
      const comes = await open(page, path, moment);

      for (const [name, value] of Object.entries(filters)) await page.getByLabel(name).selectOption(value);
      await comes('all');

      await expect(page).toHaveURL(address);
      for (const [name, value] of Object.entries(filters)) await expect(page.getByLabel(name)).toHaveValue(value);
    });
  }

  test(`before ${moment} is there, panels open and slides are turned on the home page`, async ({ page }) => {
    const comes = await open(page, '/', moment);
    const panel = page.getByRole('group').filter({ hasText: '2. Mannschaft' });

    await panel.getByText('2. Mannschaft').click();
    await page.getByRole('button', { name: 'Vorherige Folie' }).first().click();
    await comes('all');

    await expect(panel.locator(':scope > :not(summary, noscript)')).toBeVisible();
    await expect(page.getByText(/^(\d) \/ \1$/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Automatischen Wechsel starten' }).first()).toBeVisible();
  });

  test(`before ${moment} is there, a tab can be chosen`, async ({ page }) => {
    const comes = await open(page, '/mannschaft', moment);
    const tab = page.getByRole('tab').nth(2);

    await tab.click();
    await comes('all');

    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

test('letters typed while scripts come one after the other are all there, at their place, with the cursor', async ({
  page,
}) => {
  const comes = await open(page, '/news', 'the starter');
  const search = page.getByPlaceholder('Suche nach Titel oder Inhalt...');

  await search.pressSequentially('ae');
  await page.keyboard.press('ArrowLeft');
  await comes('the starter');
  await page.keyboard.type('b');
  await comes('the shell');
  await page.keyboard.type('c');
  await comes('the section');
  await page.keyboard.type('d');

  await expect(page).toHaveURL('/news?suche=abcde');
  await expect(search).toHaveValue('abcde');
  await expect(search).toBeFocused();
});

test('who taps the menu early and again gets it once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const comes = await open(page, '/news', 'the starter');

  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await comes('the starter');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await comes('all');

  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('a login sent before the shell is there signs in, and puts nothing into the address', async ({ page }) => {
  const comes = await open(page, '/auth', 'the starter');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).search));

  await page.getByLabel('E-Mail').fill(administrator.email);
  await page.getByLabel('Passwort').fill(administrator.password);
  await page.keyboard.press('Enter');
  await comes('all');

  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  expect(addresses.join('')).toBe('');
});

test('a message sent before the shell is there is checked, and what was written stays', async ({ page }) => {
  const comes = await open(page, '/kontakt', 'the starter');
  const form = page.getByRole('form', { name: 'Kontaktformular' });

  await form.getByLabel('Name').fill('Kim Beispiel');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await comes('all');

  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue('Kim Beispiel');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveURL('/kontakt');
});

test.describe('before a first visitor has decided', () => {
  test.use({ hasDecided: false });

  test('letters typed at every 100 ms of a slow load are all there, and so is what was switched in between', async ({
    page,
  }) => {
    let come: () => void = () => undefined;
    const sectionMayCome = new Promise<void>((resolve) => (come = resolve));
    await page.route(files['the section'], (route) => sectionMayCome.then(() => route.continue()));
    await slowDown(page);
    const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
    const analytics = banner.getByRole('switch', { name: 'Analyse' });

    const typed = 'abcdefghijkl';
    const search = await beginSearch(page);
    await typeSlowly(page, typed);
    // From here on the banner, which has waited for it, may take the focus.
    await search.blur();
    await banner.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await analytics.check();
    come();

    await expect(page).toHaveURL(`/news?suche=${typed}`, { timeout: 30_000 });
    await expect(search).toHaveValue(typed);
    await expect(analytics).toBeChecked();
  });
});

/** Every start on a slow line and a slow machine, which cannot be paused. */
const delays = Array.from({ length: 40 }, (_, index) => index * 100);

test.describe(() => {
  test.skip(!IS_LONG, LONG_FORM_ONLY);

  for (const delay of delays) {
    test(`letters typed ${delay} ms after the search has come are all there`, async ({ page }) => {
      await slowDown(page);
      const search = await beginSearch(page);
      // The moment of the load at which somebody begins to type is what this sweep varies.
      await page.waitForTimeout(delay);

      for (const letter of 'abcdefgh') await page.keyboard.press(letter, { delay: 20 });

      await expect(page).toHaveURL('/news?suche=abcdefgh', { timeout: 30_000 });
      await expect(search).toHaveValue('abcdefgh');
    });
  }

  for (const delay of delays) {
    test(`what is chosen and ticked ${delay} ms after the fields have come stays so`, async ({ page }) => {
      await slowDown(page);
      const team = page.getByRole('combobox', { name: 'Mannschaft' });
      await page.goto('/spielplan', { waitUntil: 'commit' });
      await team.focus();
      // The moment of the load at which somebody chooses is what this sweep varies.
      await page.waitForTimeout(delay);
      await team.selectOption('1-mannschaft');
      await expect(page).toHaveURL('/spielplan?team=1-mannschaft', { timeout: 30_000 });
      await expect(team).toHaveValue('1-mannschaft');

      const consent = page.getByRole('form', { name: 'Kontaktformular' }).getByRole('checkbox');
      await page.goto('/kontakt', { waitUntil: 'commit' });
      await consent.focus();
      // As above.
      await page.waitForTimeout(delay);
      await consent.click();
      await page.waitForLoadState('networkidle');
      await expect(consent).toBeChecked();
    });
  }

  for (const delay of delays) {
    test(`what is pressed ${delay} ms after the buttons have come is done`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await slowDown(page);
      const tab = page.getByRole('tab').nth(2);
      await page.goto('/mannschaft', { waitUntil: 'commit' });
      await tab.focus();
      // The moment of the load at which somebody presses is what this sweep varies.
      await page.waitForTimeout(delay);
      await tab.click();
      await page.waitForLoadState('networkidle');
      await expect(tab).toHaveAttribute('aria-selected', 'true');

      const menu = page.getByRole('button', { name: 'Menü öffnen' });
      const next = page.getByRole('button', { name: 'Nächste Folie' }).first();
      await page.goto('/', { waitUntil: 'commit' });
      await Promise.all([menu.focus(), next.waitFor()]);
      // As above.
      await page.waitForTimeout(delay);
      await next.click();
      await menu.click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('Escape');
      await expect(page.getByText(/^2 \/ \d$/).first()).toBeVisible();
      // Otherwise the slide may have changed by itself.
      await expect(page.getByRole('button', { name: 'Automatischen Wechsel starten' }).first()).toBeVisible();
    });
  }
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** As soon as the search is there. */
async function beginSearch(page: Page): Promise<Locator> {
  await page.goto('/news', { waitUntil: 'commit' });
  const search = page.getByPlaceholder('Suche nach Titel oder Inhalt...');
  await search.focus();
  return search;
}

async function typeSlowly(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    await page.keyboard.press(letter);
    // As fast as people type, whatever the page does meanwhile.
    await page.waitForTimeout(100);
  }
}

/** Opens a page whose scripts load up to a moment, and further only on request. */
async function open(page: Page, path: string, before: Moment): Promise<(moment: Moment | 'all') => Promise<void>> {
  const gates = new Map<Moment, () => void>();
  for (const moment of moments) {
    const isOpen = new Promise<void>((resolve) => gates.set(moment, resolve));
    await page.route(files[moment], (route) => isOpen.then(() => route.continue()));
  }
  const comes = async (upTo: Moment | 'all') => {
    for (const moment of moments) {
      gates.get(moment)?.();
      if (moment === upTo) return untilThere(page, moment);
    }
  };
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const come = moments[moments.indexOf(before) - 1];
  if (come) await comes(come);
  return comes;
}

async function untilThere(page: Page, moment: Moment): Promise<void> {
  if (moment === 'the starter') await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached();
  if (moment === 'the shell') await untilHydrated(page, ['header a']);
}
