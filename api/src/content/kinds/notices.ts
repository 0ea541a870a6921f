import { noticeSchemas } from '../../contract/index.ts';
import { declareKind } from '../declared-kind.ts';

/** Urgent notices at the top of pages. */
export const noticeKind = declareKind({
  table: 'notices',
  resource: 'notices',
  title: 'text',
  contract: noticeSchemas,
  searched: ['text'],
  hasPeriod: true,
  list: { filters: { level: (query, level) => void query.where({ level }) } },
  unknown: 'Diese Eilmeldung gibt es nicht.',
  stale: 'Die Eilmeldung wurde inzwischen von jemand anderem geändert.',
  route: { path: '/api/notices', most: 10 },
});
