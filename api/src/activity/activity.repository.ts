import { addDays, berlinTime } from '../time/berlin-time.ts';
import { findKeptName, findRestorePaths } from '../content/deletions.ts';
import type { ActivityEntry, ActivityPage, ActivityQuery, User } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { matching, type Narrow, findPageOf } from '../editing/admin-list.ts';
import { fold } from '../rich-text/fold.ts';
import type { Deed } from './describe-request.ts';

type ActivityRow = {
  id: string;
  at: Date;
  user_id: string;
  user_name: string;
  action: string;
  resource: string;
  subject_id: string | null;
  subject: string | null;
  fields: string[];
  times: number;
  search_text: string;
};

/** Saving every few seconds is one change. */
const ONE_CHANGE = "interval '10 minutes'";

/** The activity log. */
export function createActivityRepository(db: Database) {
  const rows = () => db<ActivityRow>('activity');

  /** The name of the thing, now or before: the answer to a deletion is empty. */
  const knownName = async ({ resource, subjectId }: Deed): Promise<string | null> => {
    if (!subjectId) return null;
    const kept = await findKeptName(db, { resource, subjectId });
    if (kept) return kept;
    const earlier = rows().where({ resource, subject_id: subjectId }).whereNotNull('subject').orderBy('at', 'desc');
    return (await earlier.first('subject'))?.subject ?? null;
  };

  const addToLast = async ({ action, resource, subjectId, subject, fields }: Deed, user: User): Promise<boolean> => {
    const last = rows()
      .where({ user_id: user.id, action, resource, subject_id: subjectId })
      .whereRaw(`at > now() - ${ONE_CHANGE}`)
      .orderBy('at', 'desc')
      .limit(1)
      .select('id');
    const changed = await rows()
      .whereIn('id', last)
      .update({
        at: db.fn.now(),
        times: db.raw('times + 1'),
        fields: db.raw('ARRAY(SELECT DISTINCT unnest(fields || ?::text[]))', [fields]),
        ...(subject && { subject, search_text: fold(`${user.name} ${subject}`) }),
      });
    return changed > 0;
  };

  return {
    async add(deed: Deed, user: User): Promise<void> {
      if (deed.action === 'changed' && deed.subjectId && (await addToLast(deed, user))) return;
      const subject = deed.subject ?? (await knownName(deed));
      await rows().insert({
        user_id: user.id,
        user_name: user.name,
        action: deed.action,
        resource: deed.resource,
        subject_id: deed.subjectId,
        subject,
        fields: deed.fields,
        search_text: fold(`${user.name} ${subject ?? ''}`),
      });
    },

    async findPage(query: ActivityQuery): Promise<ActivityPage> {
      const { search, page = 1, limit = 50, sort = 'newest', user, resource, action, from, to } = query;
      const narrow: Narrow = (narrowed) => {
        void narrowed.modify(matching(search));
        if (user) void narrowed.where({ user_id: user });
        if (resource) void narrowed.where({ resource });
        if (action) void narrowed.where({ action });
        if (from) void narrowed.where('at', '>=', berlinTime(from));
        if (to) void narrowed.where('at', '<', berlinTime(addDays(to, 1)));
      };
      const direction = sort === 'newest' ? 'desc' : 'asc';
      const items = rows()
        .modify(narrow)
        .orderBy([{ column: 'at', order: direction }, { column: 'id' }]);
      const [found, resources] = await Promise.all([
        findPageOf(items, db('activity').modify(narrow), { page, limit }, toFields<ActivityEntry>),
        db('activity').distinct('resource').orderBy('resource').pluck<string[]>('resource'),
      ]);
      const isDeletion = (entry: ActivityEntry) => entry.action === 'deleted';
      const restorePathOf = await findRestorePaths(db, found.items.filter(isDeletion));
      const restorable = found.items.map((entry) => {
        const restorePath = isDeletion(entry) ? restorePathOf(entry) : undefined;
        return restorePath ? { ...entry, restorePath } : entry;
      });
      return { ...found, items: restorable, resources };
    },

    /** Entries are kept for a year. */
    async deleteOld(): Promise<void> {
      await rows().whereRaw("at < now() - interval '1 year'").delete();
    },
  };
}
