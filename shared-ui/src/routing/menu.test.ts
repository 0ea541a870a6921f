import { navigation } from '../../test/navigation.ts';
import { buildMenu, isGroup, linksOf, mainItems, withDownloads, withOwnOrder, withOwnPages } from './menu.ts';

describe('buildMenu', () => {
  test('draws the navigation of the specification, whatever the order of the sections', () => {
    const outline = buildMenu(navigation).map((item) =>
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
  const menu = buildMenu(navigation);

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

const offered = buildMenu([
  {
    pages: [
      { path: '/vorstand', menu: { label: 'Vorstand', order: 1, group: 'Verein' } },
      { path: '/kalender', menu: { label: 'Kalender', order: 2, group: 'Medien' } },
    ],
  },
]);

test('the navigation names the documents once there are some', () => {
  expect(withDownloads(offered, undefined)).toBe(offered);
  expect(withDownloads(offered, true)[1]).toEqual({
    label: 'Verein',
    items: [
      { label: 'Vorstand', href: '/vorstand' },
      { label: 'Downloads', href: '/downloads' },
    ],
  });
});

describe('own pages', () => {
  const menu = [
    { label: 'Home', href: '/' },
    { label: 'Verein', items: [{ label: 'Vorstand', href: '/vorstand' }] },
    { label: 'Kontakt', href: '/kontakt', variant: 'button' as const },
  ];

  test('own pages stand behind the others of their group, however that is capitalised, in the bar, or in a new group', () => {
    const pages = [
      { label: 'Vereinsheim', href: '/seiten/vereinsheim', group: 'Verein' },
      { label: 'Anlage', href: '/seiten/anlage', group: 'verein' },
      { label: 'Anfahrt', href: '/seiten/anfahrt', group: '/' },
      { label: 'Turnen', href: '/seiten/turnen', group: 'Abteilungen' },
      { label: 'Tennis', href: '/seiten/tennis', group: 'Abteilungen' },
    ];

    expect(withOwnPages(menu, pages)).toEqual([
      menu[0],
      {
        label: 'Verein',
        items: [
          { label: 'Vorstand', href: '/vorstand' },
          { label: 'Vereinsheim', href: '/seiten/vereinsheim' },
          { label: 'Anlage', href: '/seiten/anlage' },
        ],
      },
      menu[2],
      { label: 'Anfahrt', href: '/seiten/anfahrt' },
      {
        label: 'Abteilungen',
        items: [
          { label: 'Turnen', href: '/seiten/turnen' },
          { label: 'Tennis', href: '/seiten/tennis' },
        ],
      },
    ]);
  });

  test('without own pages the menu stays what it was', () => {
    expect(withOwnPages(menu)).toBe(menu);
  });
});

describe('the order of the club', () => {
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
});
