import type { SectionPage } from '@portal/shared-ui';
import { describeSection } from './describe-section.ts';

const page: SectionPage = {
  path: '/heavy',
  title: '',
  description: '',
  prefetch: 'never',
  // The server build leaves it like this.
  load: Object.assign(() => Promise.resolve({}), { toString: () => '() => load("./src/HeavyPage.tsx")' }),
};
const isListed = (more: Partial<SectionPage>) =>
  describeSection({ name: 'news', pages: [{ ...page, ...more }], widgets: {} }).pages[0]?.listed;

test('a page is listed unless it says otherwise or is for those who are signed in', () => {
  expect(isListed({})).toBe(true);
  expect(isListed({ listed: false, prefetch: 'idle' })).toBe(false);
  expect(isListed({ access: 'signed-in' })).toBe(false);
});

test('what a page shows is described where it is known beforehand', () => {
  const resourcesOf = (more: Partial<SectionPage>) =>
    describeSection({ name: 'news', pages: [{ ...page, ...more }], widgets: {} }).pages[0]?.resources;

  expect(resourcesOf({ data: ({ query }) => [`/api/news?page=${query.get('seite') ?? 1}`] })).toEqual([
    '/api/news?page=1',
  ]);
  expect(resourcesOf({})).toEqual([]);
  expect(resourcesOf({ path: '/news/:id', data: ({ params }) => [`/api/news/${params['id']}`] })).toBeUndefined();
  expect(resourcesOf({ path: '/archiv/*', data: ({ params }) => [`/api/archiv/${params['*']}`] })).toBeUndefined();
  expect(resourcesOf({ access: 'signed-in', data: () => ['/api/admin/news'] })).toBeUndefined();
  expect(resourcesOf({ data: () => ['/api/events?from=2031-05-01'] })).toBeUndefined();
});

test('a page with an address for each entry cannot be in a menu', () => {
  const describing = (path: `/${string}`) => () =>
    describeSection({
      name: 'news',
      pages: [{ ...page, path, menu: { label: 'Schweres', order: 1 } }],
      widgets: {},
    });

  expect(describing('/heavy')).not.toThrow();
  for (const path of ['/heavy/:id', '/heavy/*'] as const)
    expect(describing(path)).toThrow(`${path} stands for many addresses and cannot be in a menu`);
});
