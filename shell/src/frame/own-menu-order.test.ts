import { withOwnOrder } from './own-menu-order.ts';

const link = (label: string) => ({ label, href: `/${label}` });
const menu = [
  { label: 'Home', href: '/' },
  { label: 'Mannschaften', items: [link('mannschaften'), link('trainingszeiten')] },
  link('news'),
  { label: 'Verein', items: [link('vorstand'), link('geschichte'), link('sponsoren')] },
  link('kontakt'),
];
const said = (order?: readonly string[]) =>
  withOwnOrder(menu, order).map((item) => ('items' in item ? item.items.map(({ label }) => label) : item.label));

test('entries and those of a group stand in the order of the club, home first', () => {
  const order = ['/news', '/sponsoren', '/vorstand', '/geschichte', '/trainingszeiten', '/mannschaften', '/kontakt'];

  expect(said(order)).toEqual([
    'Home',
    'news',
    ['sponsoren', 'vorstand', 'geschichte'],
    ['trainingszeiten', 'mannschaften'],
    'kontakt',
  ]);
});

test('what the order does not know stays behind what it follows', () => {
  expect(said(['/vorstand', '/sponsoren', '/news'])).toEqual([
    'Home',
    ['mannschaften', 'trainingszeiten'],
    ['vorstand', 'geschichte', 'sponsoren'],
    'kontakt',
    'news',
  ]);
});

test('without an order of its own the menu stays what it was', () => {
  expect(withOwnOrder(menu, undefined)).toBe(menu);
});
