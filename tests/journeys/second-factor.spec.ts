import type { Page } from '@playwright/test';
import type { RecoveryCodes, SecondFactorSecret } from '@portal/api/contract';
import { TOTP } from 'otpauth';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs, type Login } from '../kit/admin-page.ts';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';
import { signOutElsewhere } from '../kit/proof.ts';
import { overflowOf, smallTargets } from '../kit/screen-faults.ts';
import { IS_LONG } from '../kit/long-form.ts';

/** An app on a phone. No code is good twice, so the next one is that of the next time step, which is valid already. */
function openApp(secret: string): () => string {
  const totp = new TOTP({ secret });
  let last = 0;
  return () => {
    last = Math.max(last + 1, totp.counter());
    return totp.generate({ timestamp: last * totp.period * 1000 });
  };
}

async function givePassword(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await expect(page).toHaveURL(/\/auth\?weiter=/);
}

/** Accessible on a phone, where it fits and is in reach of a thumb, too; in the long form also at a desk. */
async function expectGoodScreen(page: Page): Promise<void> {
  if (IS_LONG) expect(await accessibilityFaults(page)).toEqual([]);
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(desk);
}

test('an editor signs in in two steps, with the app or a recovery code, until an administrator resets it', async ({
  page,
  browser,
  portal,
  editor,
}) => {
  test.slow();
  const word = uniqueWord();
  const login = { email: `${word}@verein.example`, password: `Anpfiff-${word}` };
  await editor.create('users', { name: `Edda ${word}`, role: 'editor', ...login });

  await givePassword(page, login);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/konto/zwei-schritte');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  const secret = await page.locator('code').first().innerText();
  const nextCode = openApp(secret.replaceAll(' ', ''));
  await expect(page.getByRole('figure', { name: 'QR-Code für die App' })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByLabel('Dein Passwort', { exact: true }).fill(login.password);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByText('Dieser Code stimmt nicht')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: 'Einschalten' }).click();

  await expect(page.getByRole('heading', { name: 'Deine Ersatzcodes' })).toBeFocused();
  const recoveryCodes = await page.locator('code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await expectGoodScreen(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await downloading).suggestedFilename()).toBe('ersatzcodes.txt');
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByText('Noch 10 Ersatzcodes')).toBeVisible();
  await expectGoodScreen(page);
  await signOut(page);

  await givePassword(page, login);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectGoodScreen(page);
  await giveCode(page, '000000');
  await expect(page.getByRole('main').getByText('Dieser Code stimmt nicht')).toBeVisible();
  await giveCode(page, nextCode());
  await expect(page).toHaveURL(/\/admin$/);
  await signOut(page);

  const [recoveryCode = ''] = recoveryCodes;
  await givePassword(page, login);
  await giveCode(page, recoveryCode);
  await expect(page).toHaveURL(/\/admin$/);
  await signOut(page);
  await givePassword(page, login);
  await giveCode(page, recoveryCode);
  await expect(page.getByRole('main').getByText('wurde schon benutzt')).toBeVisible();

  const office = await browser.newContext({ baseURL: portal.url, serviceWorkers: 'block' });
  const officePage = await office.newPage();
  await signInAs(officePage, portal.url);
  await officePage.goto('/admin/benutzer');
  await officePage.getByLabel('Name oder E-Mail suchen').fill(word);
  await expect(officePage.getByRole('row', { name: new RegExp(`Edda ${word}.*Passwort und Code`) })).toBeVisible();
  await expectGoodScreen(officePage);
  await officePage.getByRole('link', { name: `Edda ${word}` }).click();
  await officePage.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expectGoodScreen(officePage);
  await officePage.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(officePage.getByText('Einschalten kann sie jeder selbst')).toBeVisible();
  await officePage.goto('/admin/verlauf?resource=users');
  await expect(officePage.getByRole('row', { name: new RegExp(`Edda ${word}.*zurückgesetzt`) })).toBeVisible();
  await office.close();

  await givePassword(page, login);
  await expect(page).toHaveURL(/\/admin$/);
});

test('who signs in in two steps gives a code, too, when asked for the own password again', async ({
  page,
  portal,
  editor,
}) => {
  const word = uniqueWord();
  const login = { email: `${word}@verein.example`, password: `Anpfiff-${word}` };
  await editor.create('users', { name: `Edda ${word}`, role: 'editor', ...login });
  await signInAs(page, portal.url, login);
  const own = `${portal.url}/api/account/second-factor`;
  const headers = { origin: portal.url };
  const { secret } = (await (await page.request.post(`${own}/secret`, { headers })).json()) as SecondFactorSecret;
  const nextCode = openApp(secret);
  const data = { currentPassword: login.password, code: nextCode() };
  const { recoveryCodes } = (await (await page.request.put(own, { headers, data })).json()) as RecoveryCodes;
  await page.context().clearCookies();
  await givePassword(page, login);
  await giveCode(page, recoveryCodes[0] ?? '');
  await expect(page).toHaveURL(/\/admin$/);

  const question = await signOutElsewhere(page, login.password);
  await expect(question.getByLabel('Code', { exact: true })).toBeFocused();
  await expectGoodScreen(page);
  await question.getByLabel('Code', { exact: true }).fill(nextCode());
  await page.keyboard.press('Enter');

  await expect(page.getByText('Abgemeldet.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Überall sonst abmelden' })).toHaveCount(0);
});
