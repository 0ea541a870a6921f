import type { FastifyInstance } from 'fastify';
import { mayPublish, type EditableQuery, type PageOf, type User } from '../contract/index.ts';
import { requireOwnTeams, type Admit, type OwnTeams } from '../editing/own-teams.ts';
import type { Edited, Editor } from '../editing/versions.ts';
import { AppError } from '../errors.ts';
import { requireOwnPictures } from './own-pictures.ts';

/** The functions that a kind must provide if trainers write it. */
type TrainersKind<Item, Written> = {
  /** The slug of the team that a row is about; null for none. */
  teamOf: (item: Item) => string | null;
  /** Whether visitors see a row, have seen it, or will at a time that is set. */
  isPublic: (item: Item) => boolean;
  /** The part of a body that is kept, where it is not all of it. */
  kept?: (sent: Written) => object;
};

type Rows<Item, New, Change> = {
  find(id: string): Promise<Item>;
  findPage(query: EditableQuery, own: OwnTeams): Promise<PageOf<Item>>;
  insert(fields: New, editor: Editor, admit: Admit<Item>): Promise<Item>;
  update(id: string, change: Change, editor: Editor, admit: Admit<Item>): Promise<Edited<Item>>;
  delete(id: string, editor: Editor, admit: Admit<Item>): Promise<void>;
  restore(id: string, editor: Editor, admit: Admit<Item>): Promise<Item>;
};

/**
 * The rows of a kind for `editingRoutes`: all of them for editors; for trainers those of their own teams, written with
 * pictures of their own, and public ones only where the club lets trainers publish. Everything else is 403.
 */
export function trainersRows<Item, New extends object, Change extends object>(
  app: FastifyInstance,
  rows: Rows<Item, New, Change>,
  { teamOf, isPublic, kept = (sent) => sent }: TrainersKind<Item, New | Change>,
) {
  async function admitTo(user: User, sent?: New | Change): Promise<Admit<Item>> {
    const own = await app.ownSlugs(user);
    if (own && sent) await requireOwnPictures(app.db, { user, own }, kept(sent));
    return (state) => {
      requireOwnTeams(own, teamOf(state));
      if (isPublic(state) && !mayPublish(user)) throw editorsPublish();
    };
  }

  /** Throws 404, and 403 for rows about other teams. */
  async function find(id: string, user: User): Promise<Item> {
    const item = await rows.find(id);
    requireOwnTeams(await app.ownSlugs(user), teamOf(item));
    return item;
  }

  return {
    find,
    findPage: async (query: EditableQuery, user: User) => rows.findPage(query, await app.ownSlugs(user)),
    insert: async (fields: New, user: User) => rows.insert(fields, user, await admitTo(user, fields)),
    update: async (id: string, change: Change, user: User) =>
      rows.update(id, change, user, await admitTo(user, change)),
    delete: async (id: string, user: User) => rows.delete(id, user, await admitTo(user)),
    restore: async (id: string, user: User) => rows.restore(id, user, await admitTo(user)),
  };
}

function editorsPublish(): AppError {
  return new AppError(
    403,
    'editors_publish',
    'Was veröffentlicht ist oder werden soll, ändert in diesem Verein die Redaktion.',
  );
}
