import type { SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import { unmetRequirements } from '@portal/server/unmet-requirements';
import { missingNames } from '@portal/shell/server';

/** Requirements of a built section that the shell does not meet, as German sentences. */
export async function shellMisfits(
  section: { descriptor: SectionDescriptor; folder: string },
  { provides }: Pick<ShellDescriptor, 'provides'>,
): Promise<string[]> {
  const missing = await missingNames(section, provides.names);
  return [...unmetRequirements(section.descriptor, provides), ...missing.map(({ name }) => `${name} fehlt im Rahmen.`)];
}
