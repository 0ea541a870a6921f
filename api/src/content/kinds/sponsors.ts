import { BERLIN_TODAY } from '../../time/berlin-time.ts';
import { sponsorSchemas } from '../../contract/index.ts';
import { declareKind } from '../declared-kind.ts';
import { ADDRESS } from '../known-kind.ts';

/** SQL of a column with the sum of the last 30 days. */
const recentSum = (column: 'views' | 'clicks'): string => `(
  SELECT coalesce(sum(${column}), 0)::int FROM sponsor_counts
  WHERE sponsor_id = sponsors.id AND day > ${BERLIN_TODAY} - 30) AS ${column}`;

/** Sponsors, the main ones first. */
export const sponsorKind = declareKind({
  table: 'sponsors',
  resource: 'sponsors',
  title: 'name',
  contract: sponsorSchemas,
  pictures: { use: 'sponsor', columns: { logo_url: ADDRESS }, showsPeople: false, published: 'active' },
  searched: ['name', 'description', 'website_url'],
  order: "array_position(ARRAY['main', 'premium', 'standard'], tier), sponsors.sort_order, sponsors.id",
  hasPeriod: true,
  computed: [recentSum('views'), recentSum('clicks')],
  list: {
    filters: {
      tier: (query, tier) => void query.where({ tier }),
      showInTicker: (query, shown) => void query.where({ show_in_ticker: shown }),
    },
    sorts: { views: 'views DESC, sponsors.id', clicks: 'clicks DESC, sponsors.id' },
  },
  unknown: 'Diesen Sponsor gibt es nicht.',
  stale: 'Der Sponsor wurde inzwischen von jemand anderem geändert.',
  route: { path: '/api/sponsors/active', most: 500 },
});
