import type { SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import { unmetRequirements } from '@portal/server/unmet-requirements';
import { missingNames } from '@portal/shell/server';

/** What a built section needs of a shell and does not find there, as German sentences. */
export async function shellMisfits(
  section: { descriptor: SectionDescriptor; folder: string },
  { provides }: Pick<ShellDescriptor, 'provides'>,
): Promise<string[]> {
  const missing = await missingNames(section, provides.names);
  return [...unmetRequirements(section.descriptor, provides), ...missing.map(({ name }) => `${name} fehlt im Rahmen.`)];
}
