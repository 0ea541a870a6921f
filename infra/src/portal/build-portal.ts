import { join } from 'node:path';
import semver from 'semver';
import { buildApi, NotAdmittedError, type Config } from '@portal/api';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import {
  assetRoutes,
  checkCandidate,
  createPageRenderer,
  pageRoutes,
  readShellAssets,
  type Candidate,
} from '@portal/shell/server';
import type { FastifyInstance } from 'fastify';
import { inProcessApi } from './in-process-api.ts';

/** Version of the API's contract that sections may require. */
const API_CONTRACT_VERSION = '1.0.0';

/** API and page server assembled as one Fastify instance, not yet listening. */
export async function buildPortal(
  config: Config,
  projectRoot: string,
  notReady: () => string | undefined,
): Promise<FastifyInstance> {
  const workerFile = join(projectRoot, 'shell/dist/server/render-worker.cjs');
  const shellClientFolder = join(projectRoot, 'shell/dist/client');
  const timeLimit = config.renderTimeoutMs;
  const assets = await readShellAssets(shellClientFolder);

  const app = await buildApi(config, {
    notReady,
    admitRelease: async (candidate: Candidate) => {
      const reasons = await checkCandidate(candidate, { api, workerFile, timeLimit, unmetRequirements });
      if (reasons.length > 0) throw new NotAdmittedError(reasons);
    },
  });
  const api = inProcessApi(app);
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const renderer = createPageRenderer({ api, assets, workerFile, origin, timeLimit, log: app.log });
  app.addHook('onClose', () => renderer.close());

  await app.register(assetRoutes, {
    shellClientFolder,
    fontFolder: join(projectRoot, 'shared-ui/fonts'),
    iconFolder: join(projectRoot, 'shell/icons'),
  });
  await app.register(pageRoutes, { api, renderer, isHttps: origin.startsWith('https:') });
  return app;
}

/** What a release asks for and this shell does not have; empty when all is there. */
function unmetRequirements({ contract, api }: Candidate['descriptor']['requires']): string[] {
  const reasons: string[] = [];
  if (!semver.satisfies(CONTRACT_VERSION, contract))
    reasons.push(`section contract ${contract} is required, the shell has ${CONTRACT_VERSION}`);
  if (!semver.satisfies(API_CONTRACT_VERSION, api))
    reasons.push(`API contract ${api} is required, the API has ${API_CONTRACT_VERSION}`);
  return reasons;
}
