import semver from 'semver';
import type { SectionDescriptor } from '@portal/api/contract';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';

/** Version of the API's contract that sections may require. */
const API_CONTRACT_VERSION = '1.0.0';

/**
 * What a release asks for and this shell does not have, as German sentences; empty when all is there. `shared` are the
 * versions of the modules the shell gives to sections.
 */
export function unmetRequirements(
  requires: SectionDescriptor['requires'],
  shared: Readonly<Record<string, string>>,
): string[] {
  const wanted: [name: string, version: string | undefined, range: string][] = [
    ['Section-Vertrag', CONTRACT_VERSION, requires.contract],
    ['API-Vertrag', API_CONTRACT_VERSION, requires.api],
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
