import { withOwnPages } from './own-page-menu.ts';

const menu = [
  { label: 'Home', href: '/' },
  { label: 'Verein', items: [{ label: 'Vorstand', href: '/vorstand' }] },
  { label: 'Kontakt', href: '/kontakt', variant: 'button' as const },
];

test('own pages stand behind the others of their group, however that is capitalised, in the bar, or in a new group', () => {
  const pages = [
    { label: 'Vereinsheim', href: '/seiten/vereinsheim', group: 'Verein' },
    { label: 'Anlage', href: '/seiten/anlage', group: 'verein' },
    { label: 'Anfahrt', href: '/seiten/anfahrt', group: '/' },
    { label: 'Turnen', href: '/seiten/turnen', group: 'Abteilungen' },
    { label: 'Tennis', href: '/seiten/tennis', group: 'Abteilungen' },
  ];

  expect(withOwnPages(menu, pages)).toEqual([
    menu[0],
    {
      label: 'Verein',
      items: [
        { label: 'Vorstand', href: '/vorstand' },
        { label: 'Vereinsheim', href: '/seiten/vereinsheim' },
        { label: 'Anlage', href: '/seiten/anlage' },
      ],
    },
    menu[2],
    { label: 'Anfahrt', href: '/seiten/anfahrt' },
    {
      label: 'Abteilungen',
      items: [
        { label: 'Turnen', href: '/seiten/turnen' },
        { label: 'Tennis', href: '/seiten/tennis' },
      ],
    },
  ]);
});

test('without own pages the menu stays what it was', () => {
  expect(withOwnPages(menu)).toBe(menu);
});
