import { createContext, useContext } from 'react';

/** The site's own origin, such as `https://www.verein.de`, without a trailing slash; for canonical addresses. */
export const SiteOriginContext = createContext('');

/** See {@link SiteOriginContext}. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
