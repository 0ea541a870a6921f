import type { ArticleStatus } from '../contract/index.ts';
import { AppError } from '../errors.ts';

/** The status of an article; `publishAt` is when it goes public automatically. */
export type Publication = { status: ArticleStatus; publishAt: Date | null };

/** What a write says about it; anything may be missing, ISO 8601. */
export type PublicationChange = {
  status?: ArticleStatus | undefined;
  published?: boolean | undefined;
  publishAt?: string | null | undefined;
};

/** A new article before anything is said about it. */
export const DRAFT: Publication = { status: 'draft', publishAt: null };

/**
 * Brings `status`, `published` and `publishAt` of a write together: `published: true` is status published, a time in
 * the future plans a draft, and a plan for a time that has passed publishes. Throws 400 for contradictions.
 */
export function changePublication(before: Publication, change: PublicationChange, now: Date): Publication {
  const publishAt = change.publishAt === undefined ? before.publishAt : parse(change.publishAt);
  const status = wantedStatus(before, change, publishAt, now);
  if (change.published !== undefined && change.published !== (status === 'published'))
    throw contradiction('„published“ und „status“ widersprechen sich.');
  if (status === 'published' && change.publishAt && publishAt && publishAt > now)
    throw contradiction(
      'Ein Artikel ist entweder jetzt veröffentlicht oder für später geplant: „publishAt“ liegt in der Zukunft.',
    );
  if (status !== 'scheduled') return { status, publishAt };
  if (!publishAt) throw contradiction('Zum Planen fehlt der Zeitpunkt „publishAt“.');
  return publishAt > now ? { status, publishAt } : { status: 'published', publishAt };
}

function wantedStatus(
  before: Publication,
  change: PublicationChange,
  publishAt: Date | null,
  now: Date,
): ArticleStatus {
  if (change.status) return change.status;
  if (change.published === true) return 'published';
  if (change.published === false && before.status === 'published') return 'draft';
  if (change.publishAt === undefined) return before.status;
  if (before.status === 'scheduled') return publishAt ? 'scheduled' : 'draft';
  return before.status === 'draft' && publishAt && publishAt > now ? 'scheduled' : before.status;
}

function parse(publishAt: string | null): Date | null {
  return publishAt === null ? null : new Date(publishAt);
}

function contradiction(message: string): AppError {
  return new AppError(400, 'invalid_status', message);
}
