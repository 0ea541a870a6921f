import { PortalError } from './portal-client.ts';
import { UsageError } from './usage-error.ts';

const UNREACHABLE = 'Läuft das Portal (npm start)? Eine andere Adresse: --to URL oder PORTAL_URL.';

/**
 * Says why a command failed, with the portal's reasons and, from `nextSteps` by the code of its refusal, what to do.
 * Returns the exit code: 1 refused or unreachable, 2 called wrongly. Throws anything that is no error.
 */
export function reportFailure(error: unknown, nextSteps: Readonly<Record<string, string>>): 1 | 2 {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  if (error instanceof PortalError) {
    for (const reason of error.reasons) console.error(`  – ${reason}`);
    const nextStep = { unreachable: UNREACHABLE, ...nextSteps }[error.code];
    if (nextStep) console.error(nextStep);
  }
  return error instanceof UsageError ? 2 : 1;
}
