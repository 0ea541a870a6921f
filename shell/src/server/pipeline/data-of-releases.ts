import type { SectionDescriptor } from '@portal/api/contract';
import type { PortalApi } from './portal-api.ts';

/** The resource with a section's settings. */
export const settingsKey = ({ name }: Pick<SectionDescriptor, 'name'>) => `/api/sections/${name}/settings`;

/**
 * The answers that these sections get, before they are live, too: each its own settings. If one is there twice, its
 * first release counts.
 */
export function dataOfReleases(api: PortalApi, sections: readonly SectionDescriptor[]): Pick<PortalApi, 'get'> {
  return {
    async get(path) {
      const section = sections.find((one) => path === settingsKey(one));
      if (!section) return api.get(path);
      return { statusCode: 200, body: JSON.stringify(await api.settingsOf(section)) };
    },
  };
}
