import type { ShellDescriptor } from '@portal/api/contract';
import { SHELL } from '@portal/api/release-names';
import { widgetsHiddenBy } from '@portal/shell/server';
import { apiMisfits } from '@portal/api/api-misfits';
import type { ApiSurface } from '@portal/api/own-surface';
import { unmetRequirements } from '@portal/server/unmet-requirements';
import { fetchRegistry, fetchUses, PortalError } from '@portal/server/portal-client';

type Check = {
  portalUrl: string;
  surface: ApiSurface;
  provides: ShellDescriptor['provides'];
  say: (line: string) => void;
};

/**
 * Compares a shell and an API that are not deployed yet with a portal's live versions: versions that its sections ask
 * for, names that its sections take of shared modules, slots that they fill, resources that they and its shell use.
 * Throws a {@link PortalError} with the missing ones.
 */
export async function checkAgainst({ portalUrl, surface, provides, say }: Check): Promise<void> {
  const [{ sections, shell }, uses] = await Promise.all([fetchRegistry(portalUrl), fetchUses(portalUrl)]);
  const unmeasured = sections.filter((section) => !section.uses).map(({ name, version }) => `${name} ${version}`);
  const names = sections.flatMap(({ name, version, uses }) =>
    Object.entries(uses?.shared ?? {}).flatMap(([module, taken]) => {
      const exported = provides.names[module];
      const missing = exported ? taken.filter((one) => one !== '*' && !exported.includes(one)) : [];
      return missing.map((one) => `${one} fehlt, gebraucht von ${name} ${version}.`);
    }),
  );
  const found = uses.map(({ section, version, api }) =>
    apiMisfits(api as ApiSurface, surface, `${section === SHELL ? 'Rahmen' : section} ${version}`),
  );
  for (const hint of found.flatMap(({ hints }) => hints)) say(`Hinweis: ${hint}`);
  if (unmeasured.length > 0)
    say(`Hinweis: Was diese nutzen, steht nicht in ihrem Descriptor: ${unmeasured.join(', ')}`);
  const slots = shell ? widgetsHiddenBy(provides, shell.provides, sections) : [];
  const versions = sections.flatMap(({ name, version, requires }) =>
    unmetRequirements({ requires }, provides).map((reason) => `${name} ${version}: ${reason}`),
  );
  const reasons = [...versions, ...names, ...slots, ...found.flatMap(({ refusals }) => refusals)];
  if (reasons.length > 0)
    throw new PortalError('Rahmen oder Schnittstelle passen nicht zu dem, was live ist.', 'skew', reasons);
  say(`Rahmen und Schnittstelle passen zu dem, was unter ${portalUrl} live ist.`);
}
