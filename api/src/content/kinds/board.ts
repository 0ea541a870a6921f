import { boardSchemas } from '../../contract/index.ts';
import { declareKind } from '../declared-kind.ts';
import { ADDRESS } from '../known-kind.ts';

/** The board. */
export const boardKind = declareKind({
  table: 'board_members',
  resource: 'board-members',
  title: 'name',
  contract: boardSchemas,
  pictures: { use: 'board', columns: { image_url: ADDRESS } },
  searched: ['name', 'position', 'email'],
  unknown: 'Dieses Vorstandsmitglied gibt es nicht.',
  stale: 'Der Eintrag wurde inzwischen von jemand anderem geändert.',
  route: { path: '/api/board-members', most: 200 },
});
