import type { ReleaseOutcome } from '@portal/api/contract';
import { testOnNewPortals } from './journey-test.ts';
import { forceLive, liveVersion, releaseVariant, returnToVersion, type SectionVariant } from './section-variant.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Makes a variant of a section live for one test. */
  release: (variant: SectionVariant) => Promise<ReleaseOutcome>;
  /** The same of a variant that the check would refuse. */
  force: (variant: SectionVariant) => Promise<ReleaseOutcome>;
  /** Notes the live version before a section is released for the first time, to return to it after the test. */
  remember: (section: string) => Promise<void>;
};

/** Journeys during which sections are released, on a portal of their own. */
export const test = testOnNewPortals().extend<Fixtures>({
  remember: async ({ portal }, provide) => {
    const before = new Map<string, string>();
    await provide(async (name) => {
      if (!before.has(name)) before.set(name, await liveVersion(portal, name));
    });
    for (const [name, version] of before)
      if ((await liveVersion(portal, name)) !== version) await returnToVersion(portal, version, name, true);
  },
  release: async ({ portal, remember }, provide) => {
    await provide(async (variant) => {
      await remember(variant.descriptor.name);
      return releaseVariant(portal, variant);
    });
  },
  force: async ({ portal, remember }, provide) => {
    await provide(async (variant) => {
      await remember(variant.descriptor.name);
      return forceLive(portal, variant);
    });
  },
});
