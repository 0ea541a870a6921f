import type { Registry, SectionDescriptor } from '@portal/api/contract';
import { pathRefusals } from '@portal/api/page-paths';
import { settingRefusals } from '@portal/api/setting-values';
import { sizeRefusals } from '@portal/api/size-budget';
import { slotRefusals } from '@portal/api/widget-slots';
import { fetchRegistry, PortalError } from '@portal/server/portal-client';
import { hiddenWidgets, unknownSlots } from '@portal/shell/server';
import { buildTyped, requireBrowser, type Release } from './release-command.ts';
import { shellMisfits } from './shell-misfits.ts';
import { isSameOrigin } from '@portal/api/same-origin';

type SectionCheck = Pick<Release, 'section' | 'findTypeErrors' | 'buildSection' | 'inspect' | 'say'> & {
  portalUrl: string;
};

/**
 * The checks of a release before it sends anything: types, build, the portal's shell, and each page in a browser with
 * the portal's data. Throws their findings.
 */
export async function checkSection({ section, portalUrl, findTypeErrors, buildSection, inspect, say }: SectionCheck) {
  say(`${section} wird geprüft und gebaut …`);
  const built = await buildTyped({ section, version: CANDIDATE, findTypeErrors, buildSection });
  const registry = await fetchRegistry(portalUrl);
  await requireFitting(built, registry, say);
  await requireBrowser(inspect, built, { portalUrl }, say);
  for (const line of waitingOrigins(built.descriptor, registry)) say(line);
  say(NOT_LOOKED_AT);
  say(`${section} kann unter ${portalUrl} veröffentlicht werden; gesendet wurde nichts.`);
}

/** A version that no release has. */
const CANDIDATE = '0.0.0';

/** Checks that need a token or the portal's own data. */
const NOT_LOOKED_AT =
  'Erst das Portal prüft: ob die Version auf die folgt, die live ist, eine Unterschrift, die Schnittstelle und die Seiten aller Einträge.';

async function requireFitting(
  section: { folder: string; descriptor: SectionDescriptor },
  { shell, sections }: Registry,
  say: (line: string) => void,
): Promise<void> {
  const { descriptor } = section;
  const live = sections.find(({ name }) => name === descriptor.name);
  const others = sections.filter(({ name }) => name !== descriptor.name);
  const own = [
    ...sizeRefusals(descriptor),
    ...settingRefusals(descriptor.settings),
    ...pathRefusals(descriptor, sections),
    ...slotRefusals(descriptor, sections),
  ];
  const misfits = shell
    ? [
        ...own,
        ...(await shellMisfits(section, shell)),
        ...unknownSlots(descriptor, live, [...others, descriptor], shell.provides),
        ...hiddenWidgets(descriptor, live, others),
      ]
    : own;
  const unseen = shell ? unknownSlots(descriptor, undefined, [...others, descriptor], shell.provides) : [];
  for (const sentence of unseen.filter((one) => !misfits.includes(one))) say(`Hinweis: ${sentence}`);
  if (misfits.length > 0) throw new PortalError('Das Modul passt nicht zu dem, was live ist.', 'skew', misfits);
}

/** The allowed origins are known only for the live version. */
function waitingOrigins({ name, origins = [] }: SectionDescriptor, { sections }: Registry): string[] {
  const allowed = sections.find((section) => section.name === name)?.origins ?? [];
  const missing = origins.filter((needed) => !allowed.some((one) => isSameOrigin(one, needed)));
  if (missing.length === 0) return [];
  const list = missing.map(({ kind, origin }) => `${origin} (${kind})`).join(', ');
  return [`Live geht es erst, wenn die Verwaltung unter „Module“ erlaubt hat: ${list}`];
}
