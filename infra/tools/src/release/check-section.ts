import type { SectionDescriptor } from '@portal/api/contract';
import { fetchRegistry, PortalError } from '@portal/server/portal-client';
import { hiddenWidgets, unknownSlots } from '@portal/shell/server';
import { buildTyped, requireBrowser, type Release } from './release-command.ts';
import { shellMisfits } from './shell-misfits.ts';

type SectionCheck = Pick<Release, 'section' | 'findTypeErrors' | 'buildSection' | 'inspect' | 'say'> & {
  portalUrl: string;
};

/**
 * What a release would find before it sends anything: types, build, the portal's shell, and each page in a browser with the portal's data.
 * Throws what is wrong.
 */
export async function checkSection({ section, portalUrl, findTypeErrors, buildSection, inspect, say }: SectionCheck) {
  say(`${section} wird geprüft und gebaut …`);
  const built = await buildTyped({ section, version: CANDIDATE, findTypeErrors, buildSection });
  await requireShell(built, portalUrl);
  await requireBrowser(inspect, built, { portalUrl });
  say(`${section} kann unter ${portalUrl} veröffentlicht werden; gesendet wurde nichts.`);
}

/** A version that no release has. */
const CANDIDATE = '0.0.0';

async function requireShell(
  section: { folder: string; descriptor: SectionDescriptor },
  portalUrl: string,
): Promise<void> {
  const { shell, sections } = await fetchRegistry(portalUrl);
  const { descriptor } = section;
  const live = sections.find(({ name }) => name === descriptor.name);
  const others = sections.filter(({ name }) => name !== descriptor.name);
  const misfits = shell
    ? [
        ...(await shellMisfits(section, shell)),
        ...unknownSlots(descriptor, live, [...others, descriptor], shell.provides),
        ...hiddenWidgets(descriptor, live, others),
      ]
    : [];
  if (misfits.length > 0) throw new PortalError('Der Bereich passt nicht zu dem, was live ist.', 'skew', misfits);
}
