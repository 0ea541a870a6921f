import type { EditableSponsor, NewSponsor, SponsorChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow } from '../editing/shown-now.ts';

const MOST_SHOWN = 500;

/** Sponsors, the main ones first. */
export function createSponsorsRepository(db: Database) {
  const sponsors = createContentRepository<EditableSponsor, NewSponsor, SponsorChange>(db, {
    table: 'sponsors',
    picture: 'sponsors.logo_url',
    searched: ['name', 'description', 'website_url'],
    order: "array_position(ARRAY['main', 'premium', 'standard'], tier), sponsors.sort_order, sponsors.id",
    sorted: true,
    unknown: 'Diesen Sponsor gibt es nicht.',
    stale: 'Der Sponsor wurde inzwischen von jemand anderem geändert.',
  });

  return { ...sponsors, findShown: () => sponsors.findAll(shownNow('sponsors'), MOST_SHOWN) };
}
