import type { SectionDescriptor } from '@portal/api/contract';
import { checkDescriptor } from '@portal/api/descriptor-check';
import { pathRefusals } from '@portal/api/page-paths';
import { settingRefusals } from '@portal/api/setting-values';
import { sizeRefusals } from '@portal/api/size-budget';

/**
 * Returns a descriptor that no portal refuses, whatever is live there. Throws its faults, in German: a portal would
 * report them only after all checks and the upload.
 */
export function requireDescriptor(descriptor: SectionDescriptor): SectionDescriptor {
  checkDescriptor(descriptor);
  const reasons = [
    ...sizeRefusals(descriptor),
    ...settingRefusals(descriptor.settings),
    ...pathRefusals(descriptor, []),
  ];
  if (reasons.length === 0) return descriptor;
  throw new Error(`Jedes Portal lehnt ${descriptor.name} so ab.\n  ${reasons.join('\n  ')}`);
}
