import { registryOf } from '../../test/navigation.ts';
import type { LiveSection } from '../routing/page-state.ts';
import { ownDocument } from './own-document.ts';

const section = (name: string, more: Partial<LiveSection> = {}): LiveSection => ({
  name,
  version: '1.0.0',
  url: `/releases/${name}/1.0.0/`,
  pages: [{ path: `/${name}`, title: name, description: '', prefetch: 'idle', skeleton: 'text', query: [] }],
  widgets: [],
  ...more,
});
const registry = registryOf([
  section('news'),
  section('teams'),
  section('tombola', { origins: 'connect https://lose.example' }),
  section('shop', { origins: 'img https://shop.example', widgets: [{ name: 'fan-shop-card', skeleton: 'text' }] }),
]);

function visit(from: string, ...paths: string[]) {
  return paths.map(ownDocument(() => registry, from));
}

test('a page whose section may load from elsewhere is a document of its own, there and back', () => {
  expect(visit('/news', '/teams', '/tombola', '/news?seite=2')).toEqual([false, true, false]);
  expect(visit('/tombola', '/tombola', '/news', '/shop')).toEqual([false, true, true]);
});

test('the home page is one where a widget may', () => {
  expect(visit('/shop', '/')).toEqual([false]);
  expect(visit('/news', '/')).toEqual([true]);
});

test('so is an address without a page, which the former website of the club may have had', () => {
  expect(visit('/news', '/2019/05/derbysieg/', '/?p=12', '/?page_id=3&x=1')).toEqual([true, true, true]);
  expect(visit('/news', '/offline', '/?seite=2')).toEqual([false, true]);
  expect(visit('/shop', '/?seite=2')).toEqual([false]);
});

test('what is learnt of other releases after the start counts', () => {
  let known = registryOf([section('news')]);
  const needs = ownDocument(() => known, '/news');
  expect(needs('/teams')).toBe(true);

  known = registry;

  expect(needs('/teams')).toBe(false);
  expect(needs('/tombola')).toBe(true);
});
