import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApi, networkOf, NotAdmittedError, type Config } from '@portal/api';
import {
  assetRoutes,
  checkCandidate,
  createPageRenderer,
  discoveryRoutes,
  installRoutes,
  pageRoutes,
  readShellAssets,
  type Candidate,
} from '@portal/shell/server';
import type { FastifyInstance } from 'fastify';
import type { Development } from './development.ts';
import { checkLiveSections, type Misfit } from './check-live-sections.ts';
import { loopbackApi } from './loopback-api.ts';
import { unmetRequirements } from './unmet-requirements.ts';

/** The assembled server; `checkLiveSections` answers what each live section cannot do with this shell. */
export type Portal = { app: FastifyInstance; checkLiveSections: () => Promise<Misfit[]> };

/** API and page server assembled as one Fastify instance, not yet listening; `development` replaces what is being built. */
export async function buildPortal(
  config: Config,
  projectRoot: string,
  notReady: () => string | undefined,
  development?: Development,
): Promise<Portal> {
  const { workerFile, clientFolder, assets } =
    development?.shell ?? (await builtShell(projectRoot, config.serviceWorker));
  const timeLimit = config.renderTimeoutMs;

  const app = await buildApi(config, {
    notReady,
    admitRelease: async (candidate: Candidate) => {
      const reasons = await check(candidate);
      if (reasons.length > 0) throw new NotAdmittedError(reasons);
    },
  });
  const check = (candidate: Candidate) =>
    checkCandidate(candidate, {
      api,
      assets,
      workerFile,
      timeLimit,
      unmetRequirements: (requires) => unmetRequirements(requires, assets.shared),
    });
  const released = loopbackApi(app);
  const api = development?.overlay(released) ?? released;
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const renderer = createPageRenderer({ api, assets, workerFile, origin, timeLimit, log: app.log });
  app.addHook('onClose', () => renderer.close());

  if (development) app.addHook('onRequest', development.whenBuilt);
  await app.register(assetRoutes, {
    shellClientFolder: clientFolder,
    fontFolder: join(projectRoot, 'shared-ui/fonts'),
    iconFolder: join(projectRoot, 'shell/icons'),
    pictureFolder: join(projectRoot, 'shell/pictures'),
    licencesFile: join(projectRoot, 'shell/licences.txt'),
  });
  await app.register(installRoutes, { api, assets });
  await app.register(discoveryRoutes, { api, renderer, origin });
  await app.register(pageRoutes, {
    api,
    renderer,
    isHttps: origin.startsWith('https:'),
    scriptOrigins: development?.scriptOrigins ?? [],
    ...(assets.recorder && { recorder: assets.recorder }),
    isStarting: () => notReady() !== undefined,
    offerKept: app.finishedAnswers.add,
    networkOf,
  });
  // In development each request may have to wait for a build.
  if (!development) app.finishedAnswers.open();
  return { app, checkLiveSections: () => checkLiveSections(api, check) };
}

async function builtShell(projectRoot: string, usesServiceWorker: boolean): Promise<Development['shell']> {
  const clientFolder = join(projectRoot, 'shell/dist/client');
  const serviceWorker = join(projectRoot, 'shell/dist/service-worker/service-worker.js');
  return {
    workerFile: join(projectRoot, 'shell/dist/server/render-worker.cjs'),
    clientFolder,
    assets: {
      ...(await readShellAssets(clientFolder)),
      ...(usesServiceWorker && { serviceWorker: await readFile(serviceWorker, 'utf8') }),
    },
  };
}
