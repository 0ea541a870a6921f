import { Type } from 'typebox';
import { bannerSchemas, Placement } from '../../contract/index.ts';
import { declareKind } from '../declared-kind.ts';

/** Banners in the footer, the carousel and the sidebar. */
export const bannerKind = declareKind({
  table: 'banners',
  resource: 'banners',
  title: 'name',
  contract: bannerSchemas,
  pictures: {
    use: 'banner',
    columns: { image_url: { type: 'text', without: 'image_url' } },
    hide: 'active = false',
    published: 'active',
  },
  searched: ['name', 'link_url', 'placement'],
  hasPeriod: true,
  list: { filters: { placement: (query, placement) => void query.where({ placement }) } },
  unknown: 'Diesen Banner gibt es nicht.',
  stale: 'Der Banner wurde inzwischen von jemand anderem geändert.',
  route: { path: '/api/banners/active/:placement', by: Type.Object({ placement: Placement }), most: 24 },
});
