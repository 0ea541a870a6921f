import { typedAddress } from './typed-address.ts';

const targets = [
  { path: '/mitgliedschaft', title: 'Mitglied werden', kind: 'Seite' },
  { path: '/', title: 'Startseite', kind: 'Seite' },
] as const;

test.each([
  ['  mitglied werden ', '/mitgliedschaft'],
  ['/news?kategorie=jugend', '/news?kategorie=jugend'],
  ['#termine', '#termine'],
  ['www.beispiel.de/anmelden', 'https://www.beispiel.de/anmelden'],
  ['http://beispiel.de', 'http://beispiel.de'],
  ['', ''],
  // Neither a page nor an address: the form says so.
  ['Mitglied', 'Mitglied'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('„%s“ stands for %s', (text, address) => {
  expect(typedAddress(text, targets)).toBe(address);
});
