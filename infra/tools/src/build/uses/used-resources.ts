import type { ApiSurface } from '@portal/api/own-surface';
import type { ApiCall } from './api-calls.ts';

/**
 * The resources of an API that calls mean, with their schemas. A path that is put together stands for all that fit it
 * best; one whose first part is inserted could be any, and stands for none.
 */
export function usedResources(calls: readonly ApiCall[], surface: ApiSurface): ApiSurface {
  const known = Object.keys(surface).map((resource) => {
    const [method = '', url = ''] = resource.split(' ');
    return { resource, method, parts: url.split('/') };
  });
  const used = calls.flatMap(({ method, path }) => {
    const written = path.split('/');
    const fitting = known
      .filter((route) => route.method === method && route.parts.length === written.length)
      .map(({ resource, parts }) => ({ resource, fit: fitOf(written, parts) }))
      .filter(({ fit }) => fit > 0);
    const best = Math.max(...fitting.map(({ fit }) => fit));
    return fitting.filter(({ fit }) => fit === best).map(({ resource }) => resource);
  });
  return Object.fromEntries([...new Set(used)].sort().map((resource) => [resource, surface[resource] ?? {}]));
}

/** Place of the part that names the resource in `/api/news/:id`. */
const RESOURCE = 2;

/** How well a written path fits a route; 0: not at all. */
function fitOf(written: readonly string[], route: readonly string[]): number {
  const fits = route.map((part, place) => {
    const own = written[place] ?? '';
    const isOpen = own.includes('*');
    if (part.startsWith(':')) return isOpen ? 2 : 1;
    if (!isOpen) return own === part ? 2 : 0;
    const [begin = '', end = ''] = own.split('*');
    return place !== RESOURCE || begin ? Number(part.startsWith(begin) && part.endsWith(end)) : 0;
  });
  return fits.includes(0) ? 0 : fits.reduce<number>((sum, fit) => sum + fit, 0);
}
