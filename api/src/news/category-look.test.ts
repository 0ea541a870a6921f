import { inkOn, lookOf } from './category-look.ts';

test.each([
  ['1-mannschaft', '1. Mannschaft', '#b91c1c', undefined],
  ['unbekannt', null, null, undefined],
  ['1-mannschaft', 'Herren', '#b91c1c', { name: 'Herren' }],
  ['c-jugend', 'C-Jugend', null, { name: 'C-Jugend' }],
  ['verein', 'Verein', '#16a34a', { name: 'Verein', color: '#16a34a', ink: '#14191f' }],
])('the look of %s, called %s, coloured %s', (category, category_name, category_color, look) => {
  expect(lookOf({ category, category_name, category_color })).toEqual(look);
});

test.each([
  ['#000000', '#ffffff'],
  ['#b91c1c', '#ffffff'],
  ['#facc15', '#14191f'],
  ['#ffffff', '#14191f'],
  // Neither white nor near-black reaches 4.5 : 1 on it.
  ['#ff0000', '#000000'],
])('on %s stands %s', (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});
