import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { administrator } from './portal-process.ts';

const isProof = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/account/proof');
const isReading = (request: Request) => request.method() === 'GET' && !request.url().endsWith('/api/account/proof');

/** Until the page has given the password, its requests there are refused as they are ten minutes after the login. */
export async function letTenMinutesPass(page: Page, address: string): Promise<void> {
  let isProved = false;
  page.on('response', (answer) => {
    isProved ||= isProof(answer.request()) && answer.status() === 204;
  });
  await page.route(address, (route) => {
    const request = route.request();
    if (isProved || isProof(request) || isReading(request)) return route.continue();
    const json = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte noch einmal das eigene Passwort.' };
    return route.fulfill({ status: 403, json });
  });
}

/** Answers the question for the own password, and returns it. */
export async function givePassword(page: Page, password = administrator.password): Promise<Locator> {
  const question = page.getByRole('dialog', { name: 'Bist du es?' });
  await question.getByLabel('Dein Passwort', { exact: true }).fill(password);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  return question;
}

/** Signs all other devices out on the own account's page, up to the given password; returns the question's dialog. */
export async function signOutElsewhere(page: Page, password: string): Promise<Locator> {
  await letTenMinutesPass(page, '**/api/account/sessions');
  await page.goto('/admin/konto/anmeldungen');
  await page.getByRole('button', { name: 'Überall sonst abmelden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  return givePassword(page, password);
}
