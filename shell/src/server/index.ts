export { assetRoutes } from './asset-routes.ts';
export { checkCandidate, checkShell, type AdmissionOptions, type RenderedCandidate } from './admission/admission.ts';
export {
  hiddenWidgets,
  onePageOfEach,
  OWN_PATHS,
  pagesWith,
  unknownPathOf,
  unknownSlots,
  widgetsHiddenBy,
} from './admission/candidate-paths.ts';
export { confinement, ConfinementError, confinementReading, describeConfinement } from './worker/confinement.ts';
export { dataOfReleases } from './pipeline/data-of-releases.ts';
export { drawCrest } from './draw-crest.ts';
export { discoveryRoutes } from './discovery/discovery-routes.ts';
export { createFailingPaths, type FailingPaths } from './pipeline/failing-paths.ts';
export { failureReason } from './worker/failure-reason.ts';
export { FAREWELL_WORKER, installRoutes, WORKER_PATH } from './discovery/install-routes.ts';
export { liveRegistry } from './pipeline/live-releases.ts';
export { isPattern } from '../routing/matching.ts';
export { readCompact, type CompactJson } from '../routing/compact-json.ts';
export { shownOf } from '../routing/shown-releases.ts';
export {
  PAGE_STATE_ID,
  REGISTRY_PATH,
  SERVER_HEAD,
  type LiveRegistry,
  type PageState,
  type RegistryAnswer,
} from '../routing/page-state.ts';
export { missedBy, shellSkew } from './admission/shell-skew.ts';
export { sampleEntries } from './admission/sample-entries.ts';
export { writePageState } from '../routing/write-page-state.ts';
export { pageHeaders, pagePolicy } from './pipeline/page-headers.ts';
export { createPageRenderer, type PageRenderer } from './pipeline/page-renderer.ts';
export { pageDataRoutes } from './page-data-routes.ts';
export { pageRoutes } from './page-routes.ts';
export { registryRoutes } from './registry-routes.ts';
export type { Candidate, PortalApi } from './pipeline/portal-api.ts';
export { createRenderPool } from './worker/render-pool.ts';
export { startRenderProcess, type RenderProcess } from './worker/render-process.ts';
export { missingNames } from './admission/taken-names.ts';
export { visitOf } from './worker/visit.ts';
export { candidateSettingsRoute } from './trials/candidate-settings.ts';
export { createTrialRenderers } from './trials/trial-renderers.ts';
export { readShell, SHELL_PROTOCOL, type Shell } from './pipeline/shell-release.ts';
export { waitedForCpu } from './worker/process-tree.ts';
export { growthWatch } from './worker/watch-growth.ts';
export { startDeadline } from './worker/work-deadline.ts';
export { keepSpareWorker } from './worker/worker-source.ts';
export { videoRoutes } from './video-routes.ts';
