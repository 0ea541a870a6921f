import type { MenuItem } from '@portal/shared-ui/menu';
import { barOf } from './menu-room.ts';

const link = (label: string) => ({ label, href: `/${label}` });
const group = (label: string) => ({ label, items: [link(`${label} 1`), link(`${label} 2`)] });

/** As specified (docs/specification.md#navigation-header-mobile-drawer-footer). */
const usual: readonly MenuItem[] = [
  link('Home'),
  group('Mannschaften'),
  link('Aktuelles'),
  link('Spielplan'),
  group('Verein'),
  group('Medien'),
];

test('the specified menu stands in the bar from 768 px on', () => {
  expect(barOf(usual)).toEqual({ items: usual, from: 768 });
});

test('a longer one stands there from 1024 px on', () => {
  const items = [...usual, group('Abteilungen')];

  expect(barOf(items)).toEqual({ items, from: 1024 });
});

test('what there is no room for comes together at the end, in its order and its groups', () => {
  const { items, from } = barOf([...usual, group('Abteilungen'), link('Anfahrt'), group('Vereinsheim')]);

  expect(from).toBe(1024);
  expect(items.slice(0, -1)).toEqual(usual);
  expect(items.at(-1)).toEqual({
    label: 'Mehr',
    items: [group('Abteilungen'), link('Anfahrt'), group('Vereinsheim')],
  });
});

test('the first entry stays, however long the names are', () => {
  const names = ['a', 'b', 'c'].map((letter) => link(letter.repeat(100)));

  expect(barOf(names).items.map(({ label }) => label)).toEqual(['a'.repeat(100), 'Mehr']);
});
