import { join } from 'node:path';
import {
  buildApi,
  networkOf,
  NotAdmittedError,
  type AdmitRelease,
  type Config,
  type MissedInShell,
  type Services,
} from '@portal/api';
import { isShell } from '@portal/api/contract';
import {
  assetRoutes,
  candidateSettingsRoute,
  checkCandidate,
  checkShell,
  missedBy,
  confinementReading,
  createPageRenderer,
  createTrialRenderers,
  discoveryRoutes,
  drawCrest,
  installRoutes,
  keepSpareWorker,
  pageDataRoutes,
  pageRoutes,
  registryRoutes,
  SHELL_PROTOCOL,
  type AdmissionOptions,
  type Candidate,
  videoRoutes,
} from '@portal/shell/server';
import type { FastifyInstance } from 'fastify';
import { admissionBrowser } from '../admission-browser/admission-browser.ts';
import type { Development } from './development.ts';
import { checkLiveSections, type Misfit } from './check-live-sections.ts';
import { keptFailingPaths } from './kept-failing-paths.ts';
import { loopbackApi } from './loopback-api.ts';
import { nothingPassed, passedChecks } from './passed-checks.ts';
import { sectionKitRoutes } from './section-kit-routes.ts';
import { unmetRequirements } from './unmet-requirements.ts';

/**
 * The assembled server; `hasShell` answers whether a shell is live that works with it, `checkLiveSections` what each
 * live section cannot do with that one. `warm` starts what renders and never rejects.
 */
export type Portal = {
  app: FastifyInstance;
  hasShell: () => boolean;
  checkLiveSections: () => Promise<Misfit[]>;
  warm: () => Promise<void>;
};

/**
 * API and page server assembled as one Fastify instance, not yet listening; `development` replaces the parts being
 * built.
 */
export async function buildPortal(
  config: Config,
  projectRoot: string,
  { notReady, beforeMigrating }: Pick<Services, 'beforeMigrating'> & Required<Pick<Services, 'notReady'>>,
  development?: Development,
): Promise<Portal> {
  const timeLimit = config.renderTimeoutMs;
  const failing = await keptFailingPaths(config.dataDir);
  const liveShell = () => api.shell(api.registry())?.version;
  const passed = development ? nothingPassed : await passedChecks(projectRoot, config.dataDir, liveShell);

  const admitRelease: AdmitRelease = async ({ descriptor, folder, isReturn }) => {
    const hints: string[] = [];
    const hint = (sentence: string) => void hints.push(sentence);
    const options = { ...admission, hint, ...(isReturn ? { isReturn } : inspection()) };
    const reasons = isShell(descriptor)
      ? await checkShell({ descriptor, folder }, options)
      : await checkCandidate({ descriptor, folder }, { ...options, failing });
    if (reasons.length > 0) throw new NotAdmittedError(reasons);
    if (!isShell(descriptor)) passed.add(descriptor);
    return hints;
  };
  const missedInShell: MissedInShell = (section, { provides }, live) =>
    missedBy(section, provides, live, unmetRequirements);
  // The portal's own releases, published at its start, were tested where they were built.
  const inspection = () => (browser && notReady() === undefined ? { openInspection: browser } : {});
  const demoFolder = join(projectRoot, 'api/demo');
  const app = await buildApi(config, {
    notReady,
    ...(beforeMigrating && { beforeMigrating }),
    admitRelease,
    missedInShell,
    shellProtocol: SHELL_PROTOCOL,
    demoFolder,
    drawCrest,
    confine: confinementReading,
  });
  const check = (candidate: Candidate) => checkCandidate(candidate, admission);
  const released = loopbackApi(app);
  const api = development?.overlay(released) ?? released;
  const browser = development ? undefined : admissionBrowser(config.admissionBrowser, projectRoot, api);
  const admission: AdmissionOptions = { api, timeLimit, unmetRequirements };
  const origin = config.publicUrl ?? development?.origin ?? `http://${config.host}:${config.port}`;
  const rendering = {
    api,
    origin,
    timeLimit,
    log: app.log,
    tally: app.releaseCounts.add,
    report: app.serverErrors.note,
  };
  const renderer = createPageRenderer({
    ...rendering,
    failing,
    // Builds in development change all the time.
    ...(!development && { workers: keepSpareWorker() }),
  });
  const { trials } = app.releases;
  const trialRenderers = createTrialRenderers(rendering, trials);
  app.addHook('onClose', async () => void (await Promise.all([renderer.close(), trialRenderers.close()])));

  if (development) app.addHook('onRequest', development.whenBuilt);
  await app.register(assetRoutes, {
    fontFolder: join(projectRoot, 'shared-ui/fonts'),
    pictureFolder: join(projectRoot, 'shell/pictures'),
    licencesFile: join(projectRoot, 'shell/licences.txt'),
  });
  await app.register(videoRoutes);
  await app.register(sectionKitRoutes, {
    folder: join(projectRoot, 'infra/section-kit/dist'),
    origin,
    packs: development ? undefined : app.storage.sectionKits,
  });
  await app.register(installRoutes, { api });
  await app.register(discoveryRoutes, { api, renderer, origin, isOpen: () => app.opening.check() });
  const isHttps = origin.startsWith('https:');
  const { opening } = app;
  await app.register(registryRoutes, { api, trials, isHttps, offerKept: app.finishedAnswers.add, opening });
  await app.register(candidateSettingsRoute, { api, trials, isHttps });
  await app.register(pageDataRoutes, { api, networkOf, renderer, timeLimit, opening });
  await app.register(pageRoutes, {
    api,
    renderer,
    trials: { running: trials, renderers: trialRenderers, beforeChange: trials.beforeChange },
    isHttps,
    scriptOrigins: development?.scriptOrigins ?? [],
    isStarting: () => notReady() !== undefined,
    offerKept: app.finishedAnswers.add,
    tally: app.releaseCounts.add,
    networkOf,
    opening,
    // In development releases are only a part of the live versions.
    ...(!development && {
      beforeChange: app.releases.beforeChange,
      onContentChange: (listener) => void app.contentRevision.onChange(listener),
    }),
  });
  // In development each request may have to wait for a build.
  if (!development) app.finishedAnswers.open();
  return {
    app,
    hasShell: () => liveShell() !== undefined,
    warm: () => renderer.warm(),
    checkLiveSections: () => checkLiveSections(api, check, passed),
  };
}
