import { Type, type Static } from 'typebox';
import { Id } from '../contract/index.ts';
import { brokenRule } from '../database/database-errors.ts';
import { conflict } from '../errors.ts';

/** The id of a new item, chosen by its sender, who can send it again after a lost answer without creating two. */
export const NewItem = Type.Partial(Type.Object({ id: Id }), { additionalProperties: false });

/** The item exists under this id, but its sender no longer sees it. */
const GONE_AGAIN =
  'Das war schon gespeichert und ist inzwischen gelöscht oder verschoben. Noch einmal speichern legt es neu an.';

type Store<Item> = { insert: (own: Static<typeof NewItem>) => Promise<Item>; find: (id: string) => Promise<unknown> };

/**
 * Throws 409 with the item where it was stored under its id before, and `id_taken` where its sender does not find it
 * there any more.
 */
export async function insertOnce<Item>(query: Static<typeof NewItem>, { insert, find }: Store<Item>): Promise<Item> {
  try {
    return await insert(query);
  } catch (error) {
    const current = query.id && (await find(query.id).catch(() => undefined));
    if (current) throw conflict('already_saved', 'Das ist schon gespeichert.', { current });
    throw query.id && brokenRule(error)?.endsWith('_pkey') ? conflict('id_taken', GONE_AGAIN) : error;
  }
}
