export { assetRoutes, type AssetRoutesOptions } from './asset-routes.ts';
export { checkCandidate, type AdmissionOptions } from './admission.ts';
export { createPageRenderer, type PageRenderer } from './page-renderer.ts';
export type { ShellAssets } from './document.ts';
export { pageRoutes, type PageRoutesOptions } from './page-routes.ts';
export type { Candidate, PortalApi } from './portal-api.ts';
export { createRenderPool, type RenderPool } from './render-pool.ts';
export { readShellAssets, SHELL_ASSET_LIST, type ShellAssetList } from './shell-assets.ts';
