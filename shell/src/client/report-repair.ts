import type { ErrorInfo } from 'react';
import { matchPage } from '../routing/matching.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import { reportFailure } from '../routing/report-failure.ts';
import { shellHere } from '../routing/shell-here.ts';
import { culpritOf } from '../views/culprit.ts';

/** The name of a page that is no section's. */
const OF_SHELL = 'anderswo';

/** Told like an error, with the components around the place as its stack. */
class Repair extends Error {
  override name = 'HydrationRepair';
}

/**
 * Tells the portal that React replaced what the server sent, for the version whose component was nearest; once each.
 */
export function reportRepair(registry: PageRegistry, error: unknown, { componentStack }: ErrorInfo): void {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const repair = new Repair(cause instanceof Error ? `${message}: ${cause.message}` : message);
  repair.stack = componentStack ?? '';
  const culprit = culpritOf(repair) ?? shellHere();
  if (!culprit) return;
  const name = matchPage(registry, window.location.pathname)?.page.path ?? OF_SHELL;
  reportFailure({ section: culprit.section, name }, culprit.version, repair, { isRepair: true });
}
