import type { EditableNotice, NoticeLevel } from '@portal/api/contract';
import { entryKind } from '../../kit/entries/entry-kind.ts';
import { stateColumn, stateFilter } from '../../kit/entries/shown-state.tsx';
import { NoticePages, NoticePeriod } from './NoticeFields.tsx';

const levelLabels: Readonly<Record<NoticeLevel, string>> = { warning: 'Warnung', info: 'Hinweis' };
const levels = Object.entries(levelLabels);

/** Urgent notices at the top of pages. */
export const noticeKind = entryKind<EditableNotice>({
  list: '/api/admin/notices',
  writes: '/api/notices',
  present: ({ text }) => ({ name: text }),
  lead: 'Steht ganz oben auf der Website, sofort und bis zu ihrem Ende. Abgesagte Termine von heute und morgen stehen dort von selbst.',
  newLabel: 'Neue Eilmeldung',
  columns: [{ label: 'Art', render: ({ level }) => levelLabels[level] }, stateColumn],
  searchLabel: 'Eilmeldung suchen',
  filters: [{ name: 'level', label: 'Art', choices: levels }, stateFilter],
  sorts: [
    ['', 'In Reihenfolge'],
    ['newest', 'Neueste zuerst'],
    ['ends', 'Läuft bald ab'],
  ],
  empty: {
    title: 'Noch keine Eilmeldungen',
    text: 'Eine Eilmeldung ist ein Satz wie „Alle Plätze gesperrt bis Sonntag“. Sie steht auf allen oder auf gewählten Seiten und endet von selbst.',
  },
  fields: [
    { is: 'line', name: 'text', label: 'Text', maxLength: 160, hint: 'Ein Satz genügt.' },
    { is: 'choice', name: 'level', label: 'Art', choices: levels },
    { is: 'own', labels: { activeUntil: 'Endet', activeFrom: 'Beginnt' }, Fields: NoticePeriod },
    { is: 'own', labels: { pages: 'Seiten' }, Fields: NoticePages },
    { is: 'switch', name: 'active', label: 'Auf der Website zeigen', hint: 'Ausgeschaltet bleibt sie hier erhalten.' },
  ],
  begin: { level: 'warning', pages: [] },
  savedText: 'Eilmeldung gespeichert.',
  schema: () => import('@portal/api/contract').then(({ NewNotice }) => NewNotice),
  above: () => import('./NoticeTemplates.tsx').then(({ NoticeTemplates }) => NoticeTemplates),
});
