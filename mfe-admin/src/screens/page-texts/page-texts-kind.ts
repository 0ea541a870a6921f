import type { EditablePageTexts } from '@portal/api/contract';
import { CLUB_RESOURCE } from '@portal/shared-ui';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** There is one of it, edited page by page. */
export const pageTextsKind: EditedKind<EditablePageTexts> = {
  list: '/api/admin/page-texts',
  writes: '/api/page-texts',
  shownBy: [CLUB_RESOURCE],
  keyOf: () => '',
  screen: { to: '/admin', label: 'Übersicht' },
  gone: { title: 'Diese Texte gibt es nicht' },
};
