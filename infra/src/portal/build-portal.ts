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
import type { Development } from './development.ts';
import { inProcessApi } from './in-process-api.ts';

/** Version of the API's contract that sections may require. */
const API_CONTRACT_VERSION = '1.0.0';

/** API and page server assembled as one Fastify instance, not yet listening; `development` replaces what is being built. */
export async function buildPortal(
  config: Config,
  projectRoot: string,
  notReady: () => string | undefined,
  development?: Development,
): Promise<FastifyInstance> {
  const { workerFile, clientFolder, assets } = development?.shell ?? (await builtShell(projectRoot));
  const timeLimit = config.renderTimeoutMs;

  const app = await buildApi(config, {
    notReady,
    admitRelease: async (candidate: Candidate) => {
      const reasons = await checkCandidate(candidate, { api, workerFile, timeLimit, unmetRequirements });
      if (reasons.length > 0) throw new NotAdmittedError(reasons);
    },
  });
  const released = inProcessApi(app);
  const api = development?.overlay(released) ?? released;
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const renderer = createPageRenderer({ api, assets, workerFile, origin, timeLimit, log: app.log });
  app.addHook('onClose', () => renderer.close());

  if (development) app.addHook('onRequest', development.whenBuilt);
  await app.register(assetRoutes, {
    shellClientFolder: clientFolder,
    fontFolder: join(projectRoot, 'shared-ui/fonts'),
    iconFolder: join(projectRoot, 'shell/icons'),
  });
  await app.register(pageRoutes, {
    api,
    renderer,
    isHttps: origin.startsWith('https:'),
    scriptOrigins: development?.scriptOrigins ?? [],
  });
  return app;
}

async function builtShell(projectRoot: string): Promise<Development['shell']> {
  const clientFolder = join(projectRoot, 'shell/dist/client');
  return {
    workerFile: join(projectRoot, 'shell/dist/server/render-worker.cjs'),
    clientFolder,
    assets: await readShellAssets(clientFolder),
  };
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
