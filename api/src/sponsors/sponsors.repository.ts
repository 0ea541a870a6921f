import type { EditableSponsor, NewSponsor, SponsorChange, SponsorQuery } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { listedBy, type ListRules } from '../editing/admin-list.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow } from '../editing/shown-now.ts';
import { shownListRules, stateColumn } from '../editing/shown-state.ts';
import { recentSum } from './sponsor-counts.repository.ts';

const MOST_SHOWN = 500;
const shownRules = shownListRules('sponsors');
const rules: ListRules = {
  filters: {
    ...shownRules.filters,
    tier: (query, tier) => void query.where({ tier }),
    showInTicker: (query, shown) => void query.where({ show_in_ticker: shown }),
  },
  sorts: { ...shownRules.sorts, views: 'views DESC, sponsors.id', clicks: 'clicks DESC, sponsors.id' },
};

/** Sponsors, the main ones first. */
export function createSponsorsRepository(db: Database) {
  const sponsors = createContentRepository<EditableSponsor, NewSponsor, SponsorChange>(db, {
    table: 'sponsors',
    picture: 'sponsors.logo_url',
    computed: [stateColumn('sponsors'), `${recentSum('views')} AS views`, `${recentSum('clicks')} AS clicks`],
    searched: ['name', 'description', 'website_url'],
    order: "array_position(ARRAY['main', 'premium', 'standard'], tier), sponsors.sort_order, sponsors.id",
    sorted: true,
    unknown: 'Diesen Sponsor gibt es nicht.',
    stale: 'Der Sponsor wurde inzwischen von jemand anderem geändert.',
  });

  return {
    ...sponsors,
    findPage: (asked: SponsorQuery) => sponsors.findPage(asked, listedBy(asked, rules)),
    findShown: () => sponsors.findAll(shownNow('sponsors'), MOST_SHOWN),
  };
}
