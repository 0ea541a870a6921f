import type { Setup, SetupStep, User } from '@portal/api/contract';
import { request } from '@portal/shared-ui';

export const SETUP = '/api/admin/settings/setup';

/** The screen that sets up a new portal. */
export const SETUP_SCREEN = '/admin/einstellungen/einrichten';

/** The step to go on with after one, or from the beginning: steps that are finished or postponed are skipped. */
export function nextStep({ steps }: Setup, after?: SetupStep): SetupStep {
  const behind = steps.slice(steps.findIndex(({ step }) => step === after) + 1);
  return behind.find(({ state }) => state === 'open')?.step ?? 'veroeffentlichen';
}

/** The screen after the login: a site that nobody sees yet is set up first, until each step was seen. */
export async function firstScreen({ role }: Pick<User, 'role'>): Promise<string> {
  if (role !== 'admin') return '/admin';
  try {
    const setup = await request<Setup>('GET', SETUP);
    return !setup.isOpen && nextStep(setup) !== 'veroeffentlichen' ? SETUP_SCREEN : '/admin';
  } catch {
    // The overview shows the error.
    return '/admin';
  }
}
