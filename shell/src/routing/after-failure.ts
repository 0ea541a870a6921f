import type { Part } from './matching.ts';
import type { LiveSection } from './page-state.ts';
import { renewTab } from './renew-tab.ts';
import { reportFailure } from './report-failure.ts';

/** The consequences of a part's failure: the portal gets a report, and an outdated tab reloads. */
export function afterFailure(part: Part, live: LiveSection, error: unknown): Promise<void> {
  reportFailure(part, live.version, error);
  return renewTab(live, error);
}
