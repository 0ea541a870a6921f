import type { PageOf } from '@portal/api/contract';
import type { ApiServer } from './api-server.ts';

/** A list with all its entries on one page. */
export function onePage<Item>(...items: Item[]): PageOf<Item> {
  return { items, page: 1, pages: 1, total: items.length };
}

/**
 * Lets the server keep an entry as the API does: it can be read, and a change that begins with an older version is
 * refused. Returns the stored entry.
 */
export function keepEntry<Item extends { version: number }>(
  api: ApiServer,
  { read, write }: { read: string; write: string },
  item: Item,
): () => Item {
  let stored = item;
  api.answer(`GET ${read}`, () => ({ body: stored }));
  api.answer(`PATCH ${write}`, ({ body: { version, ...change } }) => {
    if (version !== undefined && version !== stored.version)
      return { status: 409, body: { statusCode: 409, code: 'stale_version', current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
  return () => stored;
}
