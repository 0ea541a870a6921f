import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { uniqueWord } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';
import { overflowOf, smallTargets } from '../kit/screen-faults.ts';

/** A device that confirms every request of a page. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function expectGoodPhoneScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('an editor stays signed in, makes a passkey, signs in with it, proves with it and removes it', async ({
  page,
  portal,
  editor,
}) => {
  const word = uniqueWord();
  const login = { email: `${word}@verein.example`, password: 'drei rote Eckfahnen' };
  await editor.create('users', { name: `Edda ${word}`, role: 'editor', ...login });
  // Browsers know no passkeys of numbers.
  const origin = portal.url.replace('127.0.0.1', 'localhost');
  await addAuthenticator(page);

  await openHydrated(page, `${origin}/auth`);
  await page.getByLabel('E-Mail').fill(login.email);
  await page.getByLabel('Passwort').fill(login.password);
  await page.getByLabel('Angemeldet bleiben').check();
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
  await expectGoodPhoneScreen(page);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${origin}/admin/konto/anmeldungen`);
  await expect(page.getByText(/bleibt angemeldet bis/)).toBeVisible();

  await page.goto(`${origin}/admin/konto/passkeys`);
  await page.getByRole('button', { name: 'Passkey auf diesem Gerät anlegen' }).click();
  const remove = page.getByRole('button', { name: 'Entfernen: Chrome auf Linux' });
  await expect(remove).toBeVisible();
  await expectGoodPhoneScreen(page);

  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await expect(page).toHaveURL(/\/auth\?weiter=%2Fadmin%2Fkonto%2Fpasskeys$/);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(/\/admin\/konto\/passkeys$/);

  // As ten minutes later.
  await page.route('**/api/account/passkeys/*', (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, code: 'proof_required', message: 'Bitte das Passwort.' } }),
  );
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  const question = page.getByRole('dialog', { name: 'Bist du es?' });
  await expect(question.getByRole('button', { name: 'Mit Passkey bestätigen' })).toBeVisible();
  await page.unroute('**/api/account/passkeys/*');
  await question.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();

  await expect(page.getByText('Passkey entfernt.', { exact: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
});
