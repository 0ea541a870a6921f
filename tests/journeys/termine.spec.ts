import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessibleHere } from '../kit/accessibility.ts';
import { createTrainer, signInAs } from '../kit/admin-page.ts';
import { demoClub } from '../kit/demo-club.ts';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test, type Portal } from '../kit/journey-test.ts';

const HOUR = 3_600_000;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A page of a visitor who is not signed in. */
async function visitor(browser: Browser, portal: Portal): Promise<Page> {
  return (await browser.newContext({ baseURL: portal.url })).newPage();
}

test('a trainer cancels a training in two taps, and the home page shows it struck through', async ({
  browser,
  page: phone,
  portal,
  editor,
}) => {
  const word = uniqueWord();
  const title = `Training ${word}`;
  // The home page shows the ten earliest of today.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const startDate = `${today}T01:00:00Z`;
  await editor.create('events', { type: 'training', title, team: '1-mannschaft', startDate });
  await signInAs(phone, portal.url, await createTrainer(editor, ['1-mannschaft']));
  await phone.goto(`/admin/termine?search=${word}`);
  const training = phone.getByRole('article').filter({ hasText: title });
  await expect(training).toBeVisible();
  await expectAccessibleHere(phone, 'the list of Termine');

  await training.getByRole('button', { name: 'Absagen' }).click();
  await expectAccessibleHere(phone, 'the question before a cancellation');
  await phone.getByRole('button', { name: 'Platz gesperrt' }).click();

  await expect(training.getByText('Abgesagt: Platz gesperrt')).toBeVisible();
  const page = await visitor(browser, portal);
  await page.goto('/');
  await expect(page.locator('s', { hasText: title })).toBeVisible();
  await expect(page.getByText('Abgesagt: Platz gesperrt').first()).toBeVisible();
  for (const path of ['/', '/kalender', '/trainingszeiten', '/mannschaft']) {
    const [read = ''] = (await (await fetch(portal.url + path)).text()).split('<script type="application/json"');
    expect(read, `the first HTML of ${path}`).toMatch(/(?:fällt|fallen) aus:<\/b>(?:<!--.*?-->|[^<])*Platz gesperrt/);
  }
  for (const path of ['/spielplan', '/2-mannschaft', '/kontakt'])
    expect(await (await page.request.get(path)).text(), `what is said at ${path}`).not.toContain(`${title}</`);
  await page.context().close();
});

test('a match that is called off today is told in the first HTML of the pages it concerns, and of no other', async ({
  editor,
  request,
}) => {
  const reason = `Nebel ${uniqueWord()}`;
  const startDate = new Date(Date.now() + HOUR).toISOString();
  const match = { type: 'match', team: '2-mannschaft', home: true, opponent: 'SV Nebelheim', startDate };
  const id = await editor.create('events', { ...match, status: 'cancelled', reason });
  /** What is read; behind it every page carries the data of all cancellations. */
  const readOf = async (path: string) => (await (await request.get(path)).text()).split('<script type="application')[0];

  for (const path of ['/', '/kalender', '/spielplan', '/2-mannschaft'])
    await expect.poll(() => readOf(path), path).toMatch(new RegExp(`aus:</b>(?:<!--.*?-->|[^<])*${reason}`));
  for (const path of ['/trainingszeiten', '/mannschaft', '/kontakt'])
    expect(await readOf(path), path).not.toContain(reason);
  await editor.call('DELETE', `/api/events/${id}`);
});

test('a result takes two taps from the overview and one for each goal, and stands among the fixtures', async ({
  browser,
  page: phone,
  portal,
  editor,
}) => {
  const opponent = `SV ${uniqueWord()}`;
  const match = { type: 'match', team: '1-mannschaft', opponent, home: true } as const;
  const id = await editor.create('events', { ...match, startDate: new Date(Date.now() - 3 * HOUR).toISOString() });
  await signInAs(phone, portal.url);
  await phone.goto('/admin');
  const row = phone.getByRole('region', { name: 'Zu erledigen' }).getByRole('article');
  let taps = 0;
  const tap = async (name: string | RegExp, within: Page | Locator = phone) => {
    await within.getByRole('button', { name }).tap();
    taps += 1;
  };

  await tap('Ergebnis eintragen', row.filter({ hasText: opponent }));
  for (let goal = 1; goal <= 3; goal++) await tap(`Ein Tor mehr für ${demoClub.shortName}`);
  await tap(`Ein Tor mehr für ${opponent}`);
  await expectAccessibleHere(phone, 'the entered result');
  await tap('3 : 1 speichern');

  expect(taps - (3 + 1)).toBe(2);
  await expect(row.filter({ hasText: opponent })).toHaveCount(0);
  const page = await visitor(browser, portal);
  await page.goto('/spielplan');
  await expect(page.getByText(opponent).first()).toBeVisible();
  await expect(
    page.locator('li, article').filter({ hasText: opponent }).filter({ hasText: '3 : 1' }).first(),
  ).toBeVisible();
  expect(await (await fetch(`${portal.url}/api/events/${id}`)).json()).toMatchObject({ goalsHome: 3, goalsAway: 1 });
  await page.context().close();
});
