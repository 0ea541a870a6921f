import type { DescribedPage, Registry } from '@portal/api/contract';
import { DOWNLOADS_PATH } from '@portal/shared-ui/menu';
import { isListed, textOf } from '../../routing/content-pages.ts';
import { isPattern } from '../../routing/matching.ts';
import { entryPath, presentPath } from '../../routing/moved-pages.ts';
import { namingKeys } from './naming-resource.ts';
import type { PortalApi } from './portal-api.ts';
import { MOST_ENTRIES, type WorkerAnswers } from '../worker/worker-protocol.ts';

/** The most API answers for the sitemap entries of one page, so that no section can make it endless. */
const MOST_ANSWERS = 500;

/** Reads the entries in an answer by a page's section. */
type ReadEntries = (section: string, page: string, answer: unknown) => Promise<WorkerAnswers['entries']>;

/** The paths of all listed pages; `readEntries` asks a section for the values of a page's parameters. */
export async function listPublicPaths(
  { sections }: Registry,
  api: Pick<PortalApi, 'get'>,
  readEntries: ReadEntries,
): Promise<string[]> {
  const paths = ['/'];
  for (const { name, pages } of sections) {
    for (const page of pages.filter(isListed)) {
      if (isPattern(page))
        for (const entry of await entriesOf(name, page, api, readEntries)) paths.push(presentPath(entry));
      else if (page.path === DOWNLOADS_PATH || page.resources?.includes(textOf(page.path)))
        paths.push(...(await pathWithContent(page, api)));
      // A page of one entry is listed with the others of its kind, as long as that entry exists.
      else if (entryPath(page.path) === undefined) paths.push(page.path);
    }
  }
  return [...new Set(paths)];
}

/** The page's path, as long as it has content and is not hidden. Rejects when that is unknown. */
async function pathWithContent(
  { path, resources = [] }: DescribedPage,
  api: Pick<PortalApi, 'get'>,
): Promise<string[]> {
  const answers = await Promise.all(namingKeys(path, resources).map((resource) => api.get(resource)));
  if (answers.some(({ statusCode }) => statusCode >= 500)) throw new Error(`${path} is not known`);
  return answers.every(({ statusCode }) => statusCode === 200) ? [path] : [];
}

/** The paths behind a page's parameters, `most` at most. Rejects when they are unknown. */
export async function entriesOf(
  section: string,
  page: DescribedPage,
  api: Pick<PortalApi, 'get'>,
  readEntries: ReadEntries,
  most = MOST_ENTRIES,
): Promise<string[]> {
  const found: string[] = [];
  let resource = page.entries;
  for (let count = 0; resource && found.length < most && count < MOST_ANSWERS; count++) {
    const { statusCode, body } = await api.get(resource);
    if (statusCode !== 200) throw new Error(`${resource} is answered with ${statusCode}`);
    const { paths, next } = await readEntries(section, page.path, JSON.parse(body));
    // Not all as parameters at once: a stack has no room for so many.
    for (const path of paths.slice(0, most - found.length)) found.push(path);
    resource = next;
  }
  return found;
}
