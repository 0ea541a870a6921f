import { join } from 'node:path';
import type { DescribedPage, Registry, SectionDescriptor } from '@portal/api/contract';
import { buildMenu } from '@portal/shared-ui/menu';
import { matchPage } from '../../routing/matching.ts';
import { ACCOUNT_PATHS } from '../../routing/own-pages.ts';
import type { LivePage, LiveRegistry, LiveSection } from '../../routing/page-state.ts';
import { livePage } from '../worker/describe-section.ts';
import type { PortalApi } from './portal-api.ts';
import type { ServerBundle } from '../worker/worker-protocol.ts';

/** The part of a registry that browsers get, and the slots of the shell that it is shown with. */
export function liveRegistry(source: Registry, api: Urls & Partial<Pick<PortalApi, 'shell'>>): LiveRegistry {
  const sections = source.sections.map((section) => liveSection(section, api));
  const accountPages = ACCOUNT_PATHS.filter((path) => matchPage({ sections }, path));
  const homeSlots = api.shell?.(source)?.provides.slots;
  const { revision } = source;
  return { revision, sections, menu: buildMenu(sections), accountPages, ...(homeSlots && { homeSlots }) };
}

type Urls = Pick<PortalApi, 'releaseUrl'>;

function liveSection(
  { name, version, pages, widgets, origins = [] }: SectionDescriptor,
  { releaseUrl }: Urls,
): LiveSection {
  return {
    name,
    version,
    url: releaseUrl(name, version),
    pages: pages.map((page) => ({ ...livePage(page), ...aheadOf(page) })),
    widgets,
    ...(origins.length > 0 && { origins: origins.map(({ kind, origin }) => `${kind} ${origin}`).join(' ') }),
  };
}

/** No page for signed-in users is prefetched. */
function aheadOf({ access, files, resources }: DescribedPage): Pick<LivePage, 'files' | 'resources'> {
  return access ? {} : { files, ...(resources && { resources }) };
}

/** The path of each section's server bundle for a worker. */
export function serverBundles(
  { sections }: Registry,
  folder: (section: string, version: string) => string,
): ServerBundle[] {
  return sections.map(({ name, version, server, files }) => {
    const own = folder(name, version);
    const run = files.filter(({ path }) => path.startsWith('server/'));
    return {
      name,
      file: join(own, server),
      released: run.map(({ path, integrity }) => ({ file: join(own, path), integrity })),
    };
  });
}
