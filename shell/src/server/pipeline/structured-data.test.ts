import { clubFacts } from '@portal/shared-ui/test/club';
import { asShown, describeSite, HOME } from './structured-data.ts';

const ORIGIN = 'https://verein.example';
const page = { title: 'Sponsoren', path: '/sponsoren', prefetch: 'soon' } as const;

type Node = Record<string, unknown>;

function describeAt(
  place: Parameters<typeof describeSite>[3],
  facts: Parameters<typeof clubFacts>[0] = {},
  departments: Parameters<typeof describeSite>[1] = [],
) {
  const data = describeSite(clubFacts(facts), departments, ORIGIN, place) as { '@graph': Node[] } | undefined;
  return (type: string) => data?.['@graph'].find((node) => node['@type'] === type);
}

test('the home page says whose site it is', () => {
  const node = describeAt(HOME, { street: 'Am Sportplatz 1' });

  expect(node('WebSite')).toMatchObject({
    url: `${ORIGIN}/`,
    name: 'SV Musterstadt 1920 e. V.',
    publisher: { '@id': `${ORIGIN}/#verein` },
  });
  expect(node('SportsOrganization')).toMatchObject({
    '@id': `${ORIGIN}/#verein`,
    logo: `${ORIGIN}/club-icons/drawn/SVM-1920-dc2626/app-512.png`,
    foundingDate: '1920',
    address: { streetAddress: 'Am Sportplatz 1', postalCode: '12345', addressCountry: 'DE' },
    location: { name: 'Stadion Musterstadt', geo: { latitude: 49.7, longitude: 8.33 } },
  });
  expect(node('BreadcrumbList')).toBeUndefined();
});

test('a club that has entered no more than its name is described by it', () => {
  const texts = { stadium: '', street: '', postcode: '', town: '', email: '', phone: '' };
  const node = describeAt(HOME, { ...texts, founded: null, latitude: null, longitude: null })('SportsOrganization');

  for (const name of ['foundingDate', 'location']) expect(node).not.toHaveProperty(name);
  expect(node?.['address']).toEqual({ '@type': 'PostalAddress', addressCountry: 'DE' });
});

test('a club with departments is one of their sports', () => {
  const sportOf = (...names: string[]) =>
    describeAt(
      HOME,
      {},
      names.map((name) => ({ name })),
    )('SportsOrganization')?.['sport'];

  expect(sportOf()).toBe('Fußball');
  expect(sportOf('Handball')).toEqual(['Handball']);
  expect(sportOf('Fußball', 'Tennis')).toEqual(['Fußball', 'Tennis']);
});

test('what the club has not entered is left out', () => {
  const club = describeAt(HOME, { street: '', email: '', phone: '', socialLinks: [] })('SportsOrganization');

  for (const name of ['email', 'telephone', 'sameAs']) expect(club).not.toHaveProperty(name);
  expect(club?.['address']).not.toHaveProperty('streetAddress');
});

test('names the pages of the club elsewhere, and its own crest', () => {
  const socialLinks = [{ label: 'Instagram', url: 'https://www.instagram.com/tsv' }];
  const club = describeAt(HOME, { socialLinks, crestUrl: '/objects/wappen.png' })('SportsOrganization');

  expect(club).toMatchObject({
    sameAs: ['https://www.instagram.com/tsv'],
    logo: `${ORIGIN}/club-icons/objects/wappen.png/app-512.png`,
  });
});

test('another page names the way to it, one behind a parameter leaves that to its section', () => {
  expect(describeAt(page)('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Startseite', item: `${ORIGIN}/` },
      { position: 2, name: 'Sponsoren', item: `${ORIGIN}/sponsoren` },
    ],
  });
  for (const path of ['/news/:slug', '/archiv/*']) {
    const entry = describeAt({ ...page, path });
    expect(entry('BreadcrumbList')).toBeUndefined();
    expect(entry('SportsOrganization')).toBeDefined();
  }
});

test.each([
  ['the heading', '<main><h1 class="a">Wer uns hilft</h1><h1>Noch einer</h1></main>', 'Wer uns hilft'],
  ['its characters', '<h1>Fans &amp; „Freunde“ &lt;3 &#x27;26 &amp;amp;</h1>', `Fans & „Freunde“ <3 '26 &amp;`],
  ['pieces that React parts', '<h1>Saison <!-- -->2026/27</h1>', 'Saison 2026/27'],
  ['what is described, where a heading has no text', '<h1><span class="skeleton"></span></h1>', 'Sponsoren'],
  ['what is described, where it is empty', '<h1> </h1>', 'Sponsoren'],
  ['what is described, where there is none', '<main></main>', 'Sponsoren'],
])('the way to a page calls it as it calls itself: %s', (_case, html, name) => {
  expect(describeAt(asShown(page, Buffer.from(html)))('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Startseite' }, { name, item: `${ORIGIN}/sponsoren` }],
  });
});

test('a listed page that is never prefetched names the way to it, too', () => {
  expect(describeAt({ ...page, prefetch: 'never', listed: true })('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Startseite' }, { name: 'Sponsoren', item: `${ORIGIN}/sponsoren` }],
  });
});

test('pages for people with an account and missing ones say nothing', () => {
  expect(describeSite(clubFacts(), [], ORIGIN, { ...page, prefetch: 'never' })).toBeUndefined();
  expect(describeSite(clubFacts(), [], ORIGIN, { ...page, listed: false })).toBeUndefined();
  expect(describeSite(clubFacts(), [], ORIGIN, undefined)).toBeUndefined();
});
