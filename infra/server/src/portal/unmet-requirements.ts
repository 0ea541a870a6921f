import semver from 'semver';
import type { SectionDescriptor, ShellDescriptor } from '@portal/api/contract';

/**
 * What a section's release asks for and a shell does not have, as German sentences; empty when all is there.
 */
export function unmetRequirements(
  requires: SectionDescriptor['requires'],
  { contract, shared }: Pick<ShellDescriptor['provides'], 'contract' | 'shared'>,
): string[] {
  const wanted: [name: string, version: string | undefined, range: string][] = [
    ['Section-Vertrag', contract, requires.contract],
    ...Object.entries(requires.shared).map(([name, range]): [string, string | undefined, string] => [
      name,
      shared[name],
      range,
    ]),
  ];
  return wanted.flatMap(([name, version, range]) => {
    if (version && semver.satisfies(version, range)) return [];
    return [`${name} ${range} wird gebraucht, ${version ? `hier ist ${version}` : 'das gibt es hier nicht'}.`];
  });
}
