import type { Page } from '@playwright/test';
import { administrator } from './portal-process.ts';

/** Signs somebody in over the API, the administrator unless told otherwise; the page's next address knows them. */
export async function signInAs(page: Page, portalUrl: string, account = administrator): Promise<void> {
  const { email, password } = account;
  const answer = await page.request.post(`${portalUrl}/api/login`, {
    data: { email, password },
    headers: { origin: portalUrl },
  });
  if (!answer.ok()) throw new Error(`Login failed: ${answer.status()} ${await answer.text()}`);
}
