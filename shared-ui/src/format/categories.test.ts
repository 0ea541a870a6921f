import { categoryColor, categoryLabel } from './categories.ts';

test.each([
  ['1-mannschaft', '1. Mannschaft', 'red'],
  ['2-mannschaft', '2. Mannschaft', 'orange'],
  ['sport', 'Sport', 'blue'],
  ['jugend', 'Jugend', 'green'],
  ['events', 'Events', 'purple'],
  ['verein', 'Verein', 'yellow'],
  ['allgemein', 'Allgemein', 'gray'],
  ['übungsleiter', 'Übungsleiter', 'slate'],
  ['constructor', 'Constructor', 'slate'],
])('category %s is called %s and is %s', (category, label, color) => {
  expect(categoryLabel(category)).toBe(label);
  expect(categoryColor(category)).toBe(color);
});

test('each known category has a colour of its own', () => {
  const known = ['1-mannschaft', '2-mannschaft', 'sport', 'jugend', 'events', 'verein', 'allgemein'];

  expect(new Set(known.map(categoryColor)).size).toBe(known.length);
});
