import type { EditablePage } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** How the content pages are listed and edited. */
export const pageKind: EditedKind<EditablePage> = {
  list: '/api/admin/pages',
  writes: '/api/pages',
  keyOf: ({ slug }) => slug,
  screen: { to: '/admin/seiten', label: 'Seiten' },
  gone: { title: 'Diese Seite gibt es nicht', text: 'Vielleicht führt der Link auf eine andere Website.' },
};
