import type { ReleaseOutcome } from '@portal/api/contract';
import { testOnNewPortals } from './journey-test.ts';
import { liveVersion, releaseVariant, returnToVersion, type SectionVariant } from './section-variant.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Makes a variant of a section live for one test. */
  release: (variant: SectionVariant) => Promise<ReleaseOutcome>;
};

/** Journeys during which sections are released, on a portal of their own. */
export const test = testOnNewPortals().extend<Fixtures>({
  release: async ({ portal }, provide) => {
    const before = new Map<string, string>();
    await provide(async (variant) => {
      const { name } = variant.descriptor;
      if (!before.has(name)) before.set(name, await liveVersion(portal, name));
      return releaseVariant(portal, variant);
    });
    for (const [name, version] of before)
      if ((await liveVersion(portal, name)) !== version) await returnToVersion(portal, version, name);
  },
});
