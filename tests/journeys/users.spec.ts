import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';
import { administrator } from '../kit/portal-process.ts';
import { letTenMinutesPass, signOutElsewhere } from '../kit/proof.ts';
import { overflowOf, smallTargets } from '../kit/screen-faults.ts';
import { IS_LONG } from '../kit/long-form.ts';

const PASSWORD = 'drei rote Eckfahnen';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test('an administrator invites an editor, who accepts, is greeted and sees what is allowed, until being signed out', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow();
  const name = `Edda ${uniqueWord()}`;
  const email = `${uniqueWord()}@verein.example`;
  await logIn(page, administrator.email, administrator.password);

  await page.getByRole('link', { name: 'Benutzer' }).first().click();
  await page.getByRole('link', { name: 'Jemanden einladen' }).click();
  await page.getByRole('button', { name: 'Einladen' }).click();
  await expect(page.getByText('Bitte ausfüllen.').first()).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Redaktion').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Einladen' }).dblclick();
  const link = await page.getByLabel(`Link für ${name}`).inputValue();
  expect(await accessibilityFaults(page)).toEqual([]);

  const guest = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const guestPage = await guest.newPage();
  await guestPage.goto(link);
  await guestPage.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(guestPage.getByText(email)).toBeVisible();
  await expect(guestPage.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityFaults(guestPage)).toEqual([]);
  await guestPage.getByLabel('Neues Passwort', { exact: true }).fill('zu kurz');
  await guestPage.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(guestPage.getByText('Bitte mindestens 10 Zeichen eingeben.')).toBeVisible();
  await guestPage.getByLabel('Neues Passwort', { exact: true }).fill(PASSWORD);
  await guestPage.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Hallo Edda, das kannst du hier' })).toBeVisible();
  expect(await accessibilityFaults(guestPage)).toEqual([]);
  await guestPage.getByRole('link', { name: 'Neuer Artikel' }).click();
  await expect(guestPage).toHaveURL(/\/admin\/neuigkeiten\/neu$/);

  await expect(guestPage.getByRole('link', { name: 'Benutzer' })).toHaveCount(0);
  await guestPage.goto('/admin/benutzer');
  await expect(guestPage.getByRole('heading', { name: 'Dafür fehlt die Berechtigung' })).toBeVisible();
  await guestPage.goto('/admin/konto');
  await guestPage.getByRole('main').getByRole('link', { name: 'Anmeldungen' }).click();
  await expect(guestPage.getByText('Dieses Gerät')).toBeVisible();
  expect(await accessibilityFaults(guestPage)).toEqual([]);
  await guestPage.goto(link);
  await expect(guestPage.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();

  await page.getByRole('link', { name: 'Fertig' }).click();
  await page.getByLabel('Name oder E-Mail suchen').fill(name);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Chrome auf Linux')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Abmelden: Chrome auf Linux' }).click();
  await expect(page.getByText('Zurzeit auf keinem Gerät angemeldet.')).toBeVisible();
  await guestPage.goto('/admin/konto');
  await expect(guestPage).toHaveURL(/\/auth\?weiter=%2Fadmin%2Fkonto$/);
  await guestPage.getByLabel('E-Mail').fill(email);
  await guestPage.getByLabel('Passwort').fill(PASSWORD);
  await guestPage.getByRole('button', { name: 'Anmelden' }).click();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();

  await page.goto('/admin/verlauf?resource=users');
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*angelegt`) })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await guest.close();
});

test('ten minutes after the login a change of rights asks for the own password, and what was typed stays', async ({
  page,
  portal,
  editor,
}) => {
  const word = uniqueWord();
  const id = await editor.create('users', { name: `Edda ${word}`, role: 'editor', email: `${word}@verein.example` });
  await signInAs(page, portal.url);
  await letTenMinutesPass(page, '**/api/users/*');
  await page.goto(`/admin/benutzer/${id}`);

  await page.getByLabel('Name', { exact: true }).fill(`Gerda ${word}`);
  await page.getByRole('radio', { name: 'Verwaltung' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('dialog', { name: 'Bist du es?' });
  await expect(question.getByLabel('Dein Passwort', { exact: true })).toBeFocused();
  if (IS_LONG) expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Gerda ${word}`);
  await expect(page.getByRole('radio', { name: 'Verwaltung' })).toBeChecked();

  await page.getByRole('button', { name: 'Speichern' }).click();
  await question.getByLabel('Dein Passwort', { exact: true }).fill('falsch geraten');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  await question.getByLabel('Dein Passwort', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');

  await expect(question).toBeHidden();
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  const saved = await (await editor.call('GET', `/api/admin/users/${id}`)).json();
  expect(saved).toMatchObject({ name: `Gerda ${word}`, role: 'admin' });
});

test('who signs out the other devices gives the own password', async ({ page, portal, editor }) => {
  const word = uniqueWord();
  const login = { email: `${word}@verein.example`, password: PASSWORD };
  await editor.create('users', { name: `Edda ${word}`, role: 'trainer', ...login });
  await signInAs(page, portal.url, login);
  await page.context().clearCookies();
  await signInAs(page, portal.url, login);

  await signOutElsewhere(page, login.password);

  await expect(page.getByText('Abgemeldet.', { exact: true })).toBeVisible();
  await expect(page.getByText('Dieses Gerät', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Überall sonst abmelden' })).toHaveCount(0);
});

test('a link that is over says what to do', async ({ page }) => {
  await page.goto('/auth/passwort#erfunden');

  await expect(page.getByText('Bitte die Verwaltung um einen neuen.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
