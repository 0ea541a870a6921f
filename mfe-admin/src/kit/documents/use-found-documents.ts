import type { ListedDocument, PageOf } from '@portal/api/contract';
import { useResource, type Resource } from '@portal/shared-ui';
import { documentKind } from './document-kind.ts';

/** Newest first; with a word of the name there are fewer. */
const MOST = 5;

/** Documents with these words; the newest without any. No request for `null`. */
export function useFoundDocuments(words: string | null): Resource<PageOf<ListedDocument>> {
  const query = new URLSearchParams({ sort: 'newest', limit: String(MOST), ...(words && { search: words }) });
  return useResource(words === null ? null : `${documentKind.list}?${query.toString()}`, { keepPrevious: true });
}
