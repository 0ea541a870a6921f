import { withOwnLabels } from './own-menu-labels.ts';

const menu = [
  { label: 'Aktuelles', href: '/news' },
  {
    label: 'Verein',
    items: [
      { label: 'Vorstand', href: '/vorstand' },
      { label: 'Ehrenmitglieder', href: '/ehrenmitglieder' },
    ],
  },
  { label: 'Medien', items: [{ label: 'Kalender', href: '/kalender' }] },
  { label: 'Kontakt', href: '/kontakt', variant: 'button' as const },
];

test('pages have the names that the club gives them; one named with nothing is left out, with its group if that is empty', () => {
  const texts = { 'menu-news': 'Neues', 'menu-ehrenmitglieder': '', 'menu-kalender': '', newsTitle: 'Neues' };

  expect(withOwnLabels(menu, texts)).toEqual([
    { label: 'Neues', href: '/news' },
    { label: 'Verein', items: [{ label: 'Vorstand', href: '/vorstand' }] },
    menu[3],
  ]);
});

test('without names of its own the menu stays what it was', () => {
  expect(withOwnLabels(menu, undefined)).toBe(menu);
});
