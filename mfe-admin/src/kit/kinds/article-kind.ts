import type { EditableArticle } from '@portal/api/contract';
import { editedKind } from '../edit/edited-kind.ts';

/** How articles are listed and edited; their editor saves by itself. */
export const articleKind = editedKind<EditableArticle>({
  list: '/api/admin/news',
  writes: '/api/news',
  keyOf: ({ id }) => id,
  forbidden: 'Diesen Artikel ändern die eigenen Trainer und die Redaktion',
  gone: {
    title: 'Diesen Artikel gibt es nicht',
    text: 'Vielleicht liegt er im Papierkorb.',
    link: { to: '/admin/neuigkeiten?deleted=true', label: 'Zum Papierkorb' },
  },
});
