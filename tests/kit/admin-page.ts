import type { Page } from '@playwright/test';
import type { NewAccount } from '@portal/api/contract';
import { uniqueWord, type Editor } from './editor.ts';
import { administrator } from './portal-process.ts';

/** The credentials of an account. */
export type Login = { email: string; password: string };

/** Signs somebody in over the API, by default the administrator; the page's next load has the session. */
export async function signInAs(
  page: Page,
  portalUrl: string,
  { email, password }: Login = administrator,
): Promise<void> {
  const answer = await page.request.post(`${portalUrl}/api/login`, {
    data: { email, password },
    headers: { origin: portalUrl },
  });
  if (!answer.ok()) throw new Error(`Login failed: ${answer.status()} ${await answer.text()}`);
}

/** An account of a test's own for a trainer of these teams. */
export async function createTrainer(editor: Editor, teams: string[]): Promise<Login> {
  const word = uniqueWord();
  const login = { email: `${word}@verein.example`, password: `Anpfiff-${word}` };
  const account: NewAccount = { name: 'Trainer', role: 'trainer', teams, ...login };
  await editor.create('users', account);
  return login;
}
