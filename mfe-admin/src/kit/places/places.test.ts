import { setAreas, type AdminArea } from '../frame/areas.ts';
import { placePath, placesWords, placeWords } from './places.ts';

const area: Omit<AdminArea, 'to' | 'label'> = { role: 'editor', icon: 'newspaper', screens: [] };
beforeAll(() =>
  setAreas(
    [],
    [
      { ...area, to: '/admin/neuigkeiten', label: 'Neuigkeiten', resource: 'news', one: 'Artikel', use: 'article' },
      { ...area, to: '/admin/einstellungen', label: 'Einstellungen', resource: 'settings', use: 'settings' },
    ],
  ),
);

const use = { kind: 'article', id: '1', title: 'Derbysieg', isDeleted: false };

test('a place leads to the screen it is edited on, named by its picture or by its resource', () => {
  expect(placePath(use)).toBe('/admin/neuigkeiten/1');
  expect(placePath({ ...use, kind: 'news' })).toBe('/admin/neuigkeiten/1');
  expect(placeWords({ ...use, kind: 'news' })).toBe('Artikel „Derbysieg“');
});

test('what there is only one of has no id, and what is deleted no screen', () => {
  expect(placePath({ ...use, kind: 'settings', id: '' })).toBe('/admin/einstellungen');
  expect(placePath({ ...use, isDeleted: true })).toBeUndefined();
  expect(placeWords({ ...use, isDeleted: true })).toBe('Artikel „Derbysieg“ (gelöscht)');
});

test('of many places the first are named', () => {
  expect(placesWords(Array.from({ length: 7 }, () => use))).toMatch(/“, und 2 weitere Stellen$/);
  expect(placesWords([use])).toBe('Artikel „Derbysieg“');
});
