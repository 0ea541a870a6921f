import semver from 'semver';
import type { SectionDescriptor, ShellDescriptor } from '@portal/api/contract';

/**
 * The requirements of a section's release that a shell lacks, as German sentences; empty when it lacks none. A contract
 * of the previous major version counts as met.
 */
export function unmetRequirements(
  { requires, uses }: Pick<SectionDescriptor, 'requires' | 'uses'>,
  { contract, shared }: Pick<ShellDescriptor['provides'], 'contract' | 'shared'>,
): string[] {
  const wanted: [name: string, version: string | undefined, range: string][] = [
    ...(isFormer(requires.contract, contract)
      ? []
      : [['Section-Vertrag', contract, requires.contract] as [string, string, string]]),
    ...Object.entries(requires.shared).map(([name, range]): [string, string | undefined, string] => [
      name,
      shared[name],
      range,
    ]),
  ];
  const unnamed = Object.keys(uses?.shared ?? {}).filter((module) => !(packageOf(module) in requires.shared));
  return [
    ...unnamed.map((module) => `${module} wird genutzt, ohne dass der Descriptor sagt, in welcher Version.`),
    ...wanted.flatMap(([name, version, range]) => {
      if (version && semver.satisfies(version, range)) return [];
      return [`${name} ${range} wird gebraucht, ${version ? `hier ist ${version}` : 'das gibt es hier nicht'}.`];
    }),
  ];
}

/** `react` of `react/jsx-runtime`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Portals take sections of the contract's last two major versions (docs/compatibility.md#the-section-contract). */
function isFormer(range: string, contract: string): boolean {
  return semver.validRange(range) !== null && semver.minVersion(range)?.major === semver.major(contract) - 1;
}
