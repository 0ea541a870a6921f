import { join } from 'node:path';
import type { Registry, SectionDescriptor } from '@portal/api/contract';
import type { LiveRegistry, LiveSection } from '../../routing/page-state.ts';
import { livePage } from '../worker/describe-section.ts';
import type { PortalApi } from '../worker/portal-api.ts';
import type { ServerBundle } from '../worker/worker-protocol.ts';

/** The part of a registry that browsers get. */
export function liveRegistry({ revision, sections }: Registry, api: Pick<PortalApi, 'releaseUrl'>): LiveRegistry {
  return { revision, sections: sections.map((section) => liveSection(section, api)) };
}

function liveSection(
  { name, version, pages, widgets }: SectionDescriptor,
  { releaseUrl }: Pick<PortalApi, 'releaseUrl'>,
): LiveSection {
  return {
    name,
    version,
    url: releaseUrl(name, version),
    pages: pages.map(livePage),
    widgets: widgets.map((widget) => ({ name: widget.name, skeleton: widget.skeleton })),
  };
}

/** Where a worker finds the server bundle of each section. */
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
