import type { EditableArticle } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** How articles are listed and edited; the editor saves by itself (`use-article-draft.ts`). */
export const articleKind: EditedKind<EditableArticle> = {
  list: '/api/admin/news',
  writes: '/api/news',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/neuigkeiten', label: 'Alle Neuigkeiten' },
  gone: {
    title: 'Diesen Artikel gibt es nicht',
    text: 'Vielleicht liegt er im Papierkorb.',
    link: { to: '/admin/neuigkeiten?deleted=true', label: 'Zum Papierkorb' },
  },
};
