import type { BoardMemberChange, BoardMemberQuery, EditableBoardMember, NewBoardMember } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { listedBy, usualSorts } from '../editing/admin-list.ts';
import { createContentRepository } from '../editing/content-repository.ts';

const MOST_SHOWN = 200;
const sorts = usualSorts('board_members');

/** The board. */
export function createBoardRepository(db: Database) {
  const members = createContentRepository<EditableBoardMember, NewBoardMember, BoardMemberChange>(db, {
    table: 'board_members',
    picture: 'board_members.image_url',
    searched: ['name', 'position', 'email'],
    order: 'board_members.sort_order, board_members.id',
    sorted: true,
    unknown: 'Dieses Vorstandsmitglied gibt es nicht.',
    stale: 'Der Eintrag wurde inzwischen von jemand anderem geändert.',
  });

  return {
    ...members,
    findPage: (asked: BoardMemberQuery) => members.findPage(asked, listedBy(asked, { sorts })),
    findShown: () => members.findAll(() => undefined, MOST_SHOWN),
  };
}
