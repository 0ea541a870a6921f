import { fullNavigation } from '../../test/navigation.ts';
import { buildMenu, isGroup, linksOf, mainItems } from './menu.ts';

describe('buildMenu', () => {
  test('draws the navigation of the specification, whatever the order of the sections', () => {
    const outline = buildMenu(fullNavigation).map((item) =>
      isGroup(item) ? [item.label, ...item.items.map(({ href }) => href)] : item.href,
    );

    expect(outline).toEqual([
      '/',
      ['Mannschaften', '/mannschaft', '/2-mannschaft', '/trainingszeiten'],
      '/news',
      '/spielplan',
      [
        'Verein',
        '/ueber-uns',
        '/vorstand',
        '/geschichte',
        '/ehrenmitglieder',
        '/sponsoren',
        '/gemeinsam-stark',
        '/mitgliedschaft',
        '/jugendarbeit',
      ],
      ['Medien', '/mannschaftsfotos', '/kalender'],
      '/kontakt',
      '/impressum',
      '/datenschutz',
    ]);
  });

  test('is the home page alone without sections', () => {
    expect(buildMenu([])).toEqual([{ label: 'Home', href: '/' }]);
  });

  test('puts entries of one group together, even from several sections', () => {
    const offer = (path: string, order: number) => ({
      pages: [{ path, menu: { label: path, order, group: 'Verein' } }],
    });

    const [, group] = buildMenu([offer('/b', 2), offer('/a', 1)]);

    expect(group).toEqual({
      label: 'Verein',
      items: [
        { label: '/a', href: '/a' },
        { label: '/b', href: '/b' },
      ],
    });
  });
});

test('highlighted and legal links stay out of the main list', () => {
  const menu = buildMenu(fullNavigation);

  expect(mainItems(menu).map(({ label }) => label)).toEqual([
    'Home',
    'Mannschaften',
    'News',
    'Spielplan',
    'Verein',
    'Medien',
  ]);
  expect(linksOf(menu, 'button').map(({ href }) => href)).toEqual(['/kontakt']);
  expect(linksOf(menu, 'legal').map(({ href }) => href)).toEqual(['/impressum', '/datenschutz']);
});
