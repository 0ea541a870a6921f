import type { EditableBoardMember } from '@portal/api/contract';
import { shownKind } from '../entries/shown-kind.ts';

/** How the members of the board are listed, edited and deleted. */
export const boardKind = shownKind<EditableBoardMember>('board-members', { to: '/admin/vorstand', label: 'Vorstand' });
