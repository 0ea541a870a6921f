import type { Browser, Page } from '@playwright/test';
import type { EditableEvent, NewAccount, NewEvent } from '@portal/api/contract';
import { accessibilityFaults } from '../portal/accessibility.ts';
import { signInAs } from '../portal/admin-page.ts';
import { uniqueWord, type Editor } from '../portal/editor.ts';
import { expect, test, type Portal } from '../portal/journey-test.ts';

const HOUR = 3_600_000;

test.use({ viewport: { width: 360, height: 740 } });

/** Writes as the administrator and answers what is stored. */
async function send<Answer>(portal: Portal, editor: Editor, path: string, body: object): Promise<Answer> {
  const answer = await fetch(portal.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: editor.cookie, origin: portal.url },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const createEvent = (portal: Portal, editor: Editor, event: NewEvent) =>
  send<EditableEvent>(portal, editor, '/api/events', event);

/** A page of somebody who is not signed in. */
async function visitor(browser: Browser, portal: Portal): Promise<Page> {
  return (await browser.newContext({ baseURL: portal.url })).newPage();
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
}

test('a trainer cancels a training in two taps, and the home page shows it struck through', async ({
  browser,
  page: phone,
  portal,
  editor,
}) => {
  const word = uniqueWord();
  const email = `${word}@verein.example`;
  const password = `Anpfiff-${word}`;
  const account: NewAccount = { name: 'Trainer', email, role: 'trainer', teams: ['1-mannschaft'], password };
  await send(portal, editor, '/api/users', account);
  const title = `Training ${word}`;
  // The home page shows the ten earliest of today.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const startDate = `${today}T01:00:00Z`;
  await createEvent(portal, editor, { type: 'training', title, team: '1-mannschaft', startDate });
  await signInAs(phone, portal.url, { email, password });
  await phone.goto(`/admin/termine?search=${word}`);
  const training = phone.getByRole('article').filter({ hasText: title });
  await expect(training).toBeVisible();
  await expectAccessible(phone);

  await training.getByRole('button', { name: 'Absagen' }).click();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Platz gesperrt' }).click();

  await expect(training.getByText('Abgesagt: Platz gesperrt')).toBeVisible();
  const page = await visitor(browser, portal);
  await page.goto('/');
  await expect(page.locator('s', { hasText: title })).toBeVisible();
  await expect(page.getByText('Abgesagt: Platz gesperrt').first()).toBeVisible();
  await page.context().close();
});

test('a result is entered from the overview and stands among the fixtures', async ({
  browser,
  page: phone,
  portal,
  editor,
}) => {
  const opponent = `SV ${uniqueWord()}`;
  const match = { type: 'match', team: '1-mannschaft', opponent, home: true } as const;
  const startDate = new Date(Date.now() - 3 * HOUR).toISOString();
  const { id } = await createEvent(portal, editor, { ...match, startDate });
  await signInAs(phone, portal.url);
  await phone.goto('/admin');
  const row = phone.getByRole('region', { name: 'Spiele ohne Ergebnis' }).getByRole('article');

  await row.filter({ hasText: opponent }).getByRole('button', { name: 'Ergebnis eintragen' }).click();
  const more = phone.getByRole('button', { name: /^Ein Tor mehr für FSV/ });
  for (let goal = 1; goal <= 3; goal++) await more.click();
  await phone.getByRole('button', { name: `Ein Tor mehr für ${opponent}` }).click();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: '3 : 1 speichern' }).click();

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
