import type { Page, Request } from '@playwright/test';

const isProof = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/account/proof');
const isReading = (request: Request) => request.method() === 'GET' && !request.url().endsWith('/api/account/proof');

/** Until the page has given the password, what it sends there is refused as it is ten minutes after the login. */
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
