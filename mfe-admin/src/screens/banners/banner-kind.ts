import type { EditableBanner, Placement } from '@portal/api/contract';
import { entryKind } from '../../kit/entries/entry-kind.ts';
import { shownSorts, stateColumn, stateFilter } from '../../kit/entries/shown-state.tsx';

const placementLabels: Readonly<Record<Placement, string>> = {
  carousel: 'Karussell auf der Startseite',
  sidebar: 'Seitenspalte der Startseite',
  footer: 'Fußbereich',
};
const placements = Object.entries(placementLabels);

/** Advertisements on the home page, by place. */
export const bannerKind = entryKind<EditableBanner>({
  list: '/api/admin/banners',
  writes: '/api/banners',
  present: ({ name, imageUrl, image }) => ({ name, imageUrl, image }),
  lead: 'Anzeigen von Partnern: im Karussell, in der Seitenspalte und im Fußbereich.',
  newLabel: 'Neuer Banner',
  columns: [{ label: 'Platz', render: ({ placement }) => placementLabels[placement] }, stateColumn],
  searchLabel: 'Banner suchen',
  filters: [{ name: 'placement', label: 'Platz', choices: placements }, stateFilter],
  sorts: shownSorts,
  empty: {
    title: 'Noch keine Banner',
    text: 'Ein Banner ist ein Bild mit Link, das an einem von drei Plätzen erscheint. Ohne Banner bleibt der Platz leer.',
  },
  groups: { choices: placements, of: ({ placement }) => placement },
  fields: [
    { is: 'line', name: 'name', label: 'Name', maxLength: 120, hint: 'Wer wirbt, z. B. der Name der Firma.' },
    {
      is: 'picture',
      name: 'imageUrl',
      label: 'Bild',
      hint: 'Im Karussell 3 : 1, in der Seitenspalte 3 : 2, im Fußbereich flach.',
    },
    { is: 'choice', name: 'placement', label: 'Platz', choices: placements },
    {
      is: 'target',
      name: 'linkUrl',
      label: 'Link',
      none: 'Kein Link',
      hint: 'Fremde Adressen mit https:// öffnen sich in einem neuen Tab.',
    },
    { is: 'period' },
  ],
  begin: { placement: 'carousel' },
  savedText: 'Banner gespeichert.',
  schema: () => import('@portal/api/contract').then(({ NewBanner }) => NewBanner),
});
