import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import {
  BoardMember,
  BoardMemberChange,
  BoardMemberQuery,
  EditableBoardMember,
  EditableBoardMemberPage,
  NewBoardMember,
} from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createBoardRepository } from './board.repository.ts';

/** The board (specification, sections 3 and 7). */
export const boardRoutes: FastifyPluginAsync = async (app) => {
  const members = createBoardRepository(app.db);

  app.get(
    '/api/board-members',
    { schema: { response: { 200: Type.Array(BoardMember) } }, config: { publicCache: ['board_members', 'media'] } },
    () => members.findShown(),
  );

  const schemas = {
    item: EditableBoardMember,
    page: EditableBoardMemberPage,
    query: BoardMemberQuery,
    new: NewBoardMember,
    change: BoardMemberChange,
  };
  editingRoutes(app, 'board-members', schemas, members);
};
