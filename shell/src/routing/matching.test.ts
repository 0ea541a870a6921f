import { matchRoutes } from 'react-router';
import type { LiveSection, PageRegistry } from './page-state.ts';
import { findWidget, matchPage, partsOf } from './matching.ts';

const page = (path: string): LiveSection['pages'][number] => ({
  path,
  title: path,
  description: '',
  prefetch: 'idle',
  skeleton: 'text',
  query: [],
});
const registry: Pick<PageRegistry, 'sections'> = {
  sections: [
    {
      name: 'news',
      version: '1.0.0',
      url: '/',
      pages: [page('/news/:idOrSlug'), page('/news')],
      widgets: [{ name: 'latest-news', skeleton: 'cards' }],
    },
    {
      name: 'teams',
      version: '1.0.0',
      url: '/',
      pages: [page('/news/archiv'), page('/spielplan')],
      widgets: [{ name: 'live', skeleton: 'text' }],
    },
  ],
};

describe('matching', () => {
  test('a page shows what others fill its slots with, after itself', () => {
    const [news, teams] = registry.sections;
    const sections = [
      { ...news, pages: [{ ...page('/news'), slots: ['aside', 'below'] }] },
      { ...teams, widgets: [{ name: 'news/below', skeleton: 'text' }] },
    ] as LiveSection[];

    expect(partsOf({ sections }, '/news')).toEqual([
      { section: 'news', kind: 'page', name: '/news' },
      { section: 'teams', kind: 'widget', name: 'news/below' },
    ]);
    expect(partsOf({ sections }, '/')).toEqual([{ section: 'news', kind: 'widget', name: 'latest-news' }]);
  });

  test('a path belongs to the section that claims it, with its parameters decoded', () => {
    expect(matchPage(registry, '/news/gr%C3%B6%C3%9Fe')).toMatchObject({
      section: { name: 'news' },
      params: { idOrSlug: 'größe' },
    });
  });

  test('a path without parameters goes before one with, whichever section comes first', () => {
    expect(matchPage(registry, '/news/archiv')?.section.name).toBe('teams');
  });

  test.each([
    ['/archiv/*', '/archiv/2024/mai'],
    ['/verein/:lang?', '/verein'],
    ['/downloads/alle?', '/downloads'],
  ])('%s takes %s', (path, pathname) => {
    const sections = registry.sections.map((section) => ({ ...section, pages: [...section.pages, page(path)] }));

    expect(matchPage({ sections }, pathname)?.page.path).toBe(path);
  });

  test.each([
    ['/archiv/2024', '/archiv/:jahr'],
    ['/archiv/2024/mai', '/archiv/:jahr/:monat'],
    ['/archiv/serien/mai', '/archiv/serien/:monat'],
    ['/archiv/2024/mai/3', '/archiv/:jahr/*'],
    ['/archiv', '/archiv/*'],
  ])('of several that take %s the router shows %s', (pathname, path) => {
    const paths = ['/archiv/*', '/archiv/:jahr/*', '/archiv/:jahr', '/archiv/:jahr/:monat', '/archiv/serien/:monat'];
    const sections = [{ ...registry.sections[0], pages: paths.map(page) }] as LiveSection[];

    expect(
      matchRoutes(
        paths.map((one) => ({ path: one })),
        pathname,
      )?.[0]?.route.path,
    ).toBe(path);
    expect(matchPage({ sections }, pathname)?.page.path).toBe(path);
  });

  test.each(['/News/', '/NEWS/ARCHIV//'])(
    '%s is compared as the router does: without case and slashes at the end',
    (path) => {
      expect(matchPage(registry, path)?.page.path).toBe(path.replace(/\/+$/, '').toLowerCase());
    },
  );

  test.each(['/gibt-es-nicht', '/news/a/b', '//news', '/news/%E0%A4%A'])('%s belongs to nobody', (path) => {
    expect(matchPage(registry, path)).toBeUndefined();
  });

  test('the home page shows the widgets that live sections offer, in the order of the specification', () => {
    expect(partsOf(registry, '/').map(({ name }) => name)).toEqual(['latest-news', 'live']);
    expect(findWidget(registry, 'sponsor-ticker')).toBeUndefined();
  });
});
