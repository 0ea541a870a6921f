import type { EditableArticleCategory } from '@portal/api/contract';
import { entryKind, type EntryKind } from '../../kit/entries/entry-kind.ts';
import { InkedBadge } from './InkedBadge.tsx';

/** The categories of news. */
export const categoryKind: EntryKind<EditableArticleCategory> = {
  ...entryKind<EditableArticleCategory>({
    list: '/api/admin/news-categories',
    writes: '/api/news-categories',
    present: ({ name }) => ({ name }),
    lead: 'Danach sind Neuigkeiten geordnet und gefärbt. Was den Namen einer Mannschaft trägt, steht auch auf deren Seite.',
    newLabel: 'Neue Kategorie',
    columns: [
      { label: 'Sieht so aus', render: ({ name, color }) => <InkedBadge color={color}>{name}</InkedBadge> },
      { label: 'Verwendung', render: ({ articles }) => countOf(articles) },
      { label: 'Auswahl', render: ({ hidden }) => (hidden ? 'nicht zur Auswahl' : 'zur Auswahl') },
    ],
    searchLabel: 'Kategorie suchen',
    sorts: [
      ['', 'In Reihenfolge'],
      ['name', 'Name A–Z'],
    ],
    empty: {
      title: 'Keine Kategorien',
      text: 'Ohne Kategorien stehen alle Neuigkeiten ungeordnet untereinander.',
    },
    fields: [
      { is: 'line', name: 'name', label: 'Name', placeholder: 'Turnen', maxLength: 40 },
      { is: 'color', name: 'color', label: 'Farbe', hint: 'Die Schrift darauf wird von selbst hell oder dunkel.' },
      {
        is: 'switch',
        name: 'hidden',
        label: 'Nicht mehr zur Auswahl stellen',
        hint: 'Weder beim Schreiben noch im Filter der Besucher. Artikel, die sie haben, behalten sie.',
      },
    ],
    begin: { color: '#1d4ed8', hidden: false },
    savedText: 'Kategorie gespeichert.',
    schema: () => import('@portal/api/contract').then(({ articleCategorySchemas }) => articleCategorySchemas.new),
    above: () => import('./CategoryPreview.tsx').then(({ CategoryPreview }) => CategoryPreview),
    below: () => import('./MoveArticles.tsx').then(({ MoveArticles }) => MoveArticles),
  }),
  shownBy: ['/api/news', '/api/admin/news'],
  removal: ({ name, articles }) => ({
    question: {
      title: 'Kategorie löschen?',
      text:
        articles === 0
          ? `Kein Artikel hat die Kategorie „${name}“.`
          : `${countOf(articles)} ${articles === 1 ? 'behält' : 'behalten'} sie ohne ihre Farbe. Unter dem Formular lässt sich löschen und zugleich verschieben.`,
    },
    done: `Kategorie „${name}“ gelöscht.`,
  }),
};

/** „1 Artikel“, „12 Artikel“. */
export const countOf = (articles: number) => `${articles} Artikel`;
