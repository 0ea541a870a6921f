import type { ClubEvent, Matches } from '@portal/api/contract';
import type { Locator } from '@playwright/test';
import { uniqueWord } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, refuseCookies, test } from '../kit/journey-test.ts';
import { expectStill, shiftsOf, watchShifts } from '../kit/layout-shifts.ts';
import { detailPaths } from '../kit/public-paths.ts';
import { overflowFaults } from '../kit/screen-faults.ts';

const HOUR_MS = 3_600_000;
/** A page that no other journey reads. */
const QUIET_PAGE = '/ehrenmitglieder';
const PHONE = { width: 360, height: 740 };
/** CSS px a match may take on a phone (a thumb's reach shows eight of them). */
const ROW_HEIGHT = 80;

test('an urgent notice stands in the first HTML of the pages it concerns, moves nothing, and goes with its end', async ({
  page,
  editor,
  portal,
}) => {
  const text = `Rasen gesät ${uniqueWord()}`;
  /** The visible part; behind it every page carries the data of all notices. */
  const htmlOf = async (path: string) => {
    const [read = ''] = (await (await fetch(portal.url + path)).text()).split('<script type="application/json"');
    return read;
  };
  expect(await htmlOf(QUIET_PAGE)).toContain('</main>');
  const activeUntil = new Date(Date.now() + HOUR_MS).toISOString();
  const id = await editor.create('notices', { text, activeUntil, pages: [QUIET_PAGE] });
  await expect.poll(() => htmlOf(QUIET_PAGE)).toContain(text);
  expect(await htmlOf('/geschichte')).not.toContain(text);

  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await openHydrated(page, QUIET_PAGE);
  const bar = page.getByRole('status', { name: 'Wichtige Hinweise' });
  await expect(bar).toHaveText(`Achtung: ${text}`);
  expect((await bar.boundingBox())?.y).toBe(0);
  expectStill(await shiftsOf(page), QUIET_PAGE);

  await editor.call('PATCH', `/api/notices/${id}`, { activeUntil: new Date().toISOString() });
  await expect.poll(() => htmlOf(QUIET_PAGE)).not.toContain(text);
});

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('on a phone a match takes a row of 80 px at most, however long its names, and the results are one tap away', async ({
    page,
    editor,
  }) => {
    const word = uniqueWord();
    const match = {
      type: 'match',
      team: '2-mannschaft',
      home: true,
      opponent: `${word} Spielgemeinschaft Niederkirchen-Oberweiler-Tiefenbach`.padEnd(80, 'n'),
      competition: 'Kreisliga B Staffel Nord-West '.repeat(2).trim(),
      location: 'Sportzentrum am Donaudampfschifffahrtsgesellschaftsplatz, Kunstrasen hinten links',
    };
    const called = {
      status: 'cancelled',
      reason: 'Der Platz ist nach dem Dauerregen der letzten Tage gesperrt '.repeat(2),
    };
    const ids = [
      await editor.create('events', { ...match, startDate: inDays(60) }),
      await editor.create('events', { ...match, startDate: inDays(61), ...called }),
      await editor.create('events', { ...match, startDate: inDays(-1), home: false }),
    ];
    await page.goto('/spielplan');
    const rows = page.locator('main li:has(time)');
    await expect(rows.filter({ hasText: word })).toHaveCount(ids.length);
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)).filter((height) => height > 0),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_HEIGHT);
    expect(await overflowFaults(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Im Spielplan' }).getByRole('link', { name: 'Ergebnisse' }).click();
    await expect(page.getByRole('heading', { name: 'Ergebnisse' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Nächste Spiele' })).toBeInViewport();
    for (const id of ids) await editor.call('DELETE', `/api/events/${id}`);
  });
});

test('a season of 45 matches is one page of paper, with club, season and the day whose state it is', async ({
  page,
  context,
  portal,
}) => {
  await refuseCookies(context, portal.url);
  const answer = await (await fetch(`${portal.url}/api/matches?team=1-mannschaft`)).json();
  const season = seasonOf(answer as Matches);
  await page.route('**/api/matches?*', (route) => route.fulfill({ json: season }));
  await openHydrated(page, '/spielplan');
  await page.getByRole('combobox', { name: 'Mannschaft' }).selectOption('1. Mannschaft');
  await expect(page.getByRole('link', { name: 'Ergebnisse (29)' })).toBeVisible();

  expect(pagesOf(await page.pdf(PAPER))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const { name } = (await (await fetch(`${portal.url}/api/settings`)).json()) as Record<string, string>;
  const head = page.getByText('Saison 2026/27 · Stand 24.11.2026');
  await expect(head).toBeVisible();
  const club = page.locator('main').getByText(name ?? '', { exact: true });
  await expect(club).toBeVisible();
  const crest = club.locator('xpath=../preceding-sibling::*[name()="svg" or name()="img"]');
  expect((await crest.boundingBox())?.height, 'px of the crest, 12 mm high').toBeCloseTo(45, 0);
  await expect(page.locator('main li:has(time)').filter({ visible: true })).toHaveCount(45);
});

test('on paper a match says its whole place and competition, also if it was moved, and 30 of them are one page', async ({
  page,
  context,
  portal,
}) => {
  const place = 'Sportanlage am Waldrand, Kunstrasenplatz 2';
  const competition = 'Kreisliga B Staffel Nord-West';
  await refuseCookies(context, portal.url);
  const answer = (await (await fetch(`${portal.url}/api/matches?team=1-mannschaft`)).json()) as Matches;
  const { fixtures, results, ...season } = seasonOf(answer);
  const withPlace = (match: ClubEvent): ClubEvent => ({ ...match, location: place, competition });
  const json = {
    ...season,
    next: [],
    fixtures: fixtures.slice(0, 16).map(withPlace),
    results: results.slice(0, 14).map(withPlace),
  };
  await page.route('**/api/matches?*', (route) => route.fulfill({ json }));
  await openHydrated(page, '/spielplan');
  await page.getByRole('combobox', { name: 'Mannschaft' }).selectOption('1. Mannschaft');
  await expect(page.getByRole('link', { name: 'Ergebnisse (14)' })).toBeVisible();

  expect(pagesOf(await page.pdf(PAPER))).toBe(1);
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  const rows = page.locator('main li:has(time)').filter({ visible: true });
  await expect(rows).toHaveCount(30);
  await expect(rows.getByText(`${place} · ${competition}`).filter({ visible: true })).toHaveCount(30);
  const cut = rows
    .locator('*')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        getComputedStyle(part).overflow === 'hidden' && part.scrollWidth > part.clientWidth ? [part.textContent] : [],
      ),
    );
  expect(await cut).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
});

test('on paper a page has all that its tabs hide, and nothing to press', async ({ page, context, portal }) => {
  await refuseCookies(context, portal.url);
  const [, , album = ''] = await detailPaths(portal.url);
  for (const path of ['/', '/news?kategorie=1-mannschaft', '/kontakt', '/sponsoren', album, '/mannschaft']) {
    await page.emulateMedia({ media: null });
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }), path).toHaveCount(1);
    for (const role of ['button', 'tab', 'combobox', 'textbox', 'searchbox'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), path).toHaveCount(0);
    for (const name of [/anzeigen$/, /^Zu[mr] /, /Karte/, /^Kontakt aufnehmen/, /^Weiter$/, /^Alle /])
      await expect(page.locator('main').getByRole('link', { name }).filter({ visible: true }), path).toHaveCount(0);
  }
  // A view of a provider comes with consent alone, so that its tab may have nothing for paper.
  const own = page.locator('[role=tabpanel][data-paper-title]').filter({ visible: true });
  const titles = await own.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(titles).toEqual(expect.arrayContaining(['"Spielplan"', '"Kader"']));
});

test('with the colours of a system of high contrast an outline says what is chosen, and where one is', async ({
  page,
  context,
  portal,
}) => {
  await refuseCookies(context, portal.url);
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

  await openHydrated(page, '/kalender');
  const views = page.getByRole('link', { name: /^(Monat|Liste)$/ });
  await expect.poll(async () => Promise.all((await views.all()).map(outline))).toEqual(['solid', 'none']);

  await openHydrated(page, '/mannschaft');
  expect(await outline(page.getByRole('tab', { selected: true }))).toBe('solid');
  expect(await outline(page.getByRole('tab', { selected: false }).first())).toBe('none');
});

const PAPER = { format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } };
/** The same in CSS px. */
const A4 = { width: 703, height: 1032 };

function pagesOf(paper: Buffer): number {
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString();

/** 16 coming matches, the next one included, and 29 past ones; some of each are not as planned, with a reason. */
function seasonOf({ fixtures, results }: Matches): Matches {
  const [pattern] = [...fixtures, ...results];
  if (!pattern) throw new Error('the demo season has no match');
  const match = (week: number, goals: number | null): ClubEvent => ({
    ...pattern,
    id: `00000000-0000-4000-8000-0000000000${week + 10}`,
    status: week % 12 === 11 ? 'moved' : 'planned',
    reason: week % 12 === 11 ? 'Flutlichtspiel auf Wunsch beider Vereine' : null,
    startDate: new Date(Date.parse('2026-08-02T13:00:00Z') + week * 7 * 24 * HOUR_MS).toISOString(),
    goalsHome: goals,
    goalsAway: goals,
  });
  const over = Array.from({ length: 29 }, (_, week) => match(week, 2)).reverse();
  const toCome = Array.from({ length: 16 }, (_, week) => match(week + 29, null));
  return { asOf: '2026-11-24', next: toCome.slice(0, 1), fixtures: toCome, results: over };
}
