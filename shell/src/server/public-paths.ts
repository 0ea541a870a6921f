import type { DescribedPage, Registry } from '@portal/api/contract';
import type { PortalApi } from './portal-api.ts';
import type { WorkerAnswers } from './worker-protocol.ts';

/** Answers the API is asked for at most for the entries of one page, so that no section can make it endless. */
const MOST_ANSWERS = 500;

type ReadEntries = (section: string, page: string, answer: unknown) => Promise<WorkerAnswers['entries']>;

/** Whether a page is for everybody: one that is never prefetched is for people with an account. */
export function isPublic({ prefetch }: Pick<DescribedPage, 'prefetch'>): boolean {
  return prefetch !== 'never';
}

/** The paths of all public pages; `readEntries` asks a section for what fills a page's parameters. */
export async function listPublicPaths(
  { sections }: Registry,
  api: Pick<PortalApi, 'get'>,
  readEntries: ReadEntries,
): Promise<string[]> {
  const paths = ['/'];
  for (const { name, pages } of sections) {
    for (const page of pages.filter(isPublic)) {
      if (!page.path.includes(':')) paths.push(page.path);
      else paths.push(...(await entriesOf(page, api, (answer) => readEntries(name, page.path, answer))));
    }
  }
  return [...new Set(paths)];
}

async function entriesOf(
  page: DescribedPage,
  api: Pick<PortalApi, 'get'>,
  read: (answer: unknown) => Promise<WorkerAnswers['entries']>,
): Promise<string[]> {
  const found: string[] = [];
  let resource = page.entries;
  for (let count = 0; resource && count < MOST_ANSWERS; count++) {
    const { statusCode, body } = await api.get(resource);
    if (statusCode !== 200) throw new Error(`${resource} is answered with ${statusCode}`);
    const { paths, next } = await read(JSON.parse(body));
    found.push(...paths);
    resource = next;
  }
  return found;
}
