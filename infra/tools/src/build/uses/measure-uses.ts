import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSurface } from '@portal/api/own-surface';
import type { Configuration } from 'webpack';
import { ApiCallsPlugin } from './api-calls-plugin.ts';
import { TakenNamesPlugin } from './taken-names.ts';
import { usedResources } from './used-resources.ts';

/** The path of the schemas of the used resources in a release. */
const API_USES = 'server/api-uses.json';

/** Builds whose uses of others are measured: names of shared modules, resources of the API. */
export function measureUses() {
  const names = new TakenNamesPlugin();
  const api = new ApiCallsPlugin();
  return {
    watched: (config: Configuration): Configuration => ({
      ...config,
      plugins: [...(config.plugins ?? []), names, api],
    }),
    namesTaken: names.taken.bind(names),
    /** Writes the schemas of the resources into a built release; returns the file's path in it. */
    writeApiUses: async (folder: string, surface: ApiSurface) => {
      const used = usedResources(api.calls(), surface);
      await writeFile(join(folder, API_USES), JSON.stringify(used));
      return API_USES;
    },
  };
}
