import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BILL_OF_MATERIALS } from '../contract/index.ts';
import { notFound } from '../errors.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleasesRepository } from './releases.repository.ts';

type Parts = { releases: Pick<ReleasesRepository, 'findWithFiles'>; store: Pick<ReleaseStore, 'bring' | 'folder'> };
type Bill = { metadata?: { component?: object } };

/**
 * Reads which packages a version holds, as its build wrote it, with the version's number. Throws 404 where that is
 * unknown.
 */
export function createBillsOfMaterials({ releases, store }: Parts) {
  return async (section: string, version: string): Promise<string> => {
    const descriptor = await releases.findWithFiles(section, version);
    const isListed = descriptor?.files.some(({ path }) => path === BILL_OF_MATERIALS);
    if (!descriptor || !isListed || !(await store.bring(descriptor)))
      throw notFound(`Von ${section} ${version} gibt es keine Stückliste.`);
    const bill = parse(await readFile(join(store.folder(section, version), BILL_OF_MATERIALS), 'utf8'));
    const component = { ...bill.metadata?.component, version };
    return JSON.stringify({ ...bill, metadata: { ...bill.metadata, component } });
  };
}

/** Whoever releases a section writes it; a browser gets it as a download. */
function parse(text: string): Bill {
  try {
    const bill: unknown = JSON.parse(text);
    if (typeof bill === 'object' && bill !== null) return bill;
  } catch {
    // A damaged list is answered as if it were missing.
  }
  throw notFound('Die Stückliste dieser Version ist nicht zu lesen.');
}
