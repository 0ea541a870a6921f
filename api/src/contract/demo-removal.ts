import { Type, type Static } from 'typebox';
import { Closed } from './schema.ts';

/** How much of a kind came with the demo content; `changed`: how many of them somebody has changed since. */
export const DemoKind = Type.Object({
  /** Its name in the API's addresses. */
  resource: Type.String(),
  count: Type.Integer(),
  changed: Type.Integer(),
});
export type DemoKind = Static<typeof DemoKind>;

/**
 * `GET /api/admin/demo`: the demo content that is still there. `facts` are settings, `pages` content pages that still
 * have the demo's words.
 */
export const DemoContent = Type.Object({
  kinds: Type.Array(DemoKind),
  facts: Type.Integer(),
  pages: Type.Integer(),
});
export type DemoContent = Static<typeof DemoContent>;

/**
 * `POST /api/admin/demo/removal`: removes it in one step, after a backup. `alsoChanged`: including entries that
 * somebody has changed since. 409 `nothing_to_remove`, 503 `backup_failed`: then nothing is removed.
 */
export const NewDemoRemoval = Closed({ alsoChanged: Type.Boolean() });
export type NewDemoRemoval = Static<typeof NewDemoRemoval>;

/** How many entries and pictures are gone, how many entries stay, and the name of the backup in `DATA_DIR/backups`. */
export const DemoRemoval = Type.Object({
  removed: Type.Integer(),
  pictures: Type.Integer(),
  kept: Type.Integer(),
  backup: Type.String(),
});
export type DemoRemoval = Static<typeof DemoRemoval>;
