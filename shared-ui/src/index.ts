export { useClub, CLUB_RESOURCE } from './data/club.ts';
export { HttpError, request } from './data/http.ts';
export { createResourceCache, type ResourceCache, type SettledResource } from './data/resource-cache.ts';
export type { ResourceKey } from './data/resource-key.ts';
export { ResourceProvider } from './data/ResourceProvider.tsx';
export { useSession } from './data/session.ts';
export { SiteOriginContext, useSiteOrigin } from './data/site-origin.tsx';
export { usePrefetchResources, useResource, type Resource } from './data/use-resource.ts';
export {
  CONTRACT_VERSION,
  type ComponentModule,
  type PageContext,
  type Section,
  type SectionPage,
  type SectionWidget,
} from './section/section.ts';
