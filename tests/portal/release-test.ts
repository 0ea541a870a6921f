import type { ReleaseOutcome } from '@portal/api/contract';
import { ownPortalTest } from './journey-test.ts';
import { liveVersion, releaseVariant, returnToVersion, type SectionVariant } from './section-variant.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Makes a variant of the news live for one test. */
  release: (variant: SectionVariant) => Promise<ReleaseOutcome>;
};

/** Journeys during which the news are released, on a portal of their own. */
export const test = ownPortalTest.extend<Fixtures>({
  release: async ({ portal }, provide) => {
    const before = await liveVersion(portal);
    await provide((variant) => releaseVariant(portal, variant));
    if ((await liveVersion(portal)) !== before) await returnToVersion(portal, before);
  },
});
