import { slideSchemas } from '../../contract/index.ts';
import { declareKind } from '../declared-kind.ts';
import { ADDRESS } from '../known-kind.ts';

/** Hero slides. */
export const slideKind = declareKind({
  table: 'slides',
  resource: 'sliders',
  title: 'title',
  contract: slideSchemas,
  pictures: { use: 'slide', columns: { image_url: ADDRESS }, published: 'active' },
  searched: ['title', 'subtitle'],
  hasPeriod: true,
  unknown: 'Dieses Titelbild gibt es nicht.',
  stale: 'Das Titelbild wurde inzwischen von jemand anderem geändert.',
  route: { path: '/api/sliders/active', most: 20 },
});
