import type { DescribedPage } from '@portal/api/contract';
import type { PageRenderer } from '../pipeline/page-renderer.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';
import { entriesOf } from '../pipeline/public-paths.ts';

/** Entries that a release is tried with at most, for a page whose path has parameters. */
const MOST_SAMPLES = 12;
/** Entries taken from the list of all, if the section names no samples, or beside them. */
const FIRST_ENTRIES = 3;

/**
 * The entries of a page with parameters for trying a release: those that its section names as unlike each other, and
 * the first ones of all. Rejects when the list of all cannot be read, because the sitemap could not, either.
 */
export async function sampleEntries(
  section: string,
  page: DescribedPage,
  api: Pick<PortalApi, 'get'>,
  readEntries: PageRenderer['readEntries'],
): Promise<string[]> {
  const first = await entriesOf(section, page, api, readEntries, FIRST_ENTRIES);
  if (!page.samples) return first;
  const { statusCode, body } = await api.get(page.samples);
  // An older portal does not have it.
  const { paths } = statusCode === 200 ? await readEntries(section, page.path, JSON.parse(body)) : { paths: [] };
  return [...new Set([...paths, ...first])].slice(0, MOST_SAMPLES);
}
