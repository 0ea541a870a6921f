import type { Part } from './matching.ts';
import type { LiveSection } from './page-state.ts';
import { renewTab } from './renew-tab.ts';
import { reportFailure } from './report-failure.ts';

/** What follows from the failure of a part: the portal learns of it, and a tab that is too old is loaded anew. */
export function afterFailure(part: Part, live: LiveSection, error: unknown): Promise<void> {
  reportFailure(part, live.version, error);
  return renewTab(live, error);
}
