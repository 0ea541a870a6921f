import type { MenuEntry } from '@portal/api/contract';

type Offer = { name: string; pages: readonly { path: string; menu?: MenuEntry; access?: 'signed-in' }[] };

/**
 * The offers of sections that fill the whole navigation (docs/specification.md#navigation-header-mobile-drawer-footer).
 */
export const navigation: readonly Offer[] = [
  {
    name: 'club',
    pages: [
      { path: '/ueber-uns', menu: { label: 'Über uns', order: 40, group: 'Verein' } },
      { path: '/vorstand', menu: { label: 'Vorstand', order: 41, group: 'Verein' } },
      { path: '/geschichte', menu: { label: 'Geschichte', order: 42, group: 'Verein' } },
      { path: '/ehrenmitglieder', menu: { label: 'Ehrenmitglieder', order: 43, group: 'Verein' } },
      { path: '/sponsoren', menu: { label: 'Sponsoren', order: 44, group: 'Verein' } },
      { path: '/gemeinsam-stark', menu: { label: 'Gemeinsam stark', order: 45, group: 'Verein' } },
      { path: '/mitgliedschaft', menu: { label: 'Mitgliedschaft', order: 46, group: 'Verein' } },
      { path: '/jugendarbeit', menu: { label: 'Jugendarbeit', order: 47, group: 'Verein' } },
      { path: '/mannschaftsfotos', menu: { label: 'Mannschaftsfotos', order: 50, group: 'Medien' } },
      { path: '/kontakt', menu: { label: 'Kontakt', order: 60, variant: 'button' } },
      { path: '/impressum', menu: { label: 'Impressum', order: 90, variant: 'legal' } },
      { path: '/datenschutz', menu: { label: 'Datenschutz', order: 91, variant: 'legal' } },
    ],
  },
  {
    name: 'admin',
    pages: [{ path: '/auth' }, { path: '/admin', access: 'signed-in' }, { path: '/admin/:area', access: 'signed-in' }],
  },
  { name: 'news', pages: [{ path: '/news', menu: { label: 'News', order: 20 } }, { path: '/news/:idOrSlug' }] },
  {
    name: 'teams',
    pages: [
      { path: '/mannschaft', menu: { label: '1. Mannschaft', order: 10, group: 'Mannschaften' } },
      { path: '/2-mannschaft', menu: { label: '2. Mannschaft', order: 11, group: 'Mannschaften' } },
      { path: '/trainingszeiten', menu: { label: 'Trainingszeiten', order: 12, group: 'Mannschaften' } },
      { path: '/spielplan', menu: { label: 'Spielplan', order: 30 } },
      { path: '/kalender', menu: { label: 'Kalender', order: 51, group: 'Medien' } },
    ],
  },
];
