import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { clubFacts } from '../../test/club.ts';
import { createResourceCache } from '../data/resource-cache.ts';
import { ResourceProvider } from '../data/ResourceProvider.tsx';
import { SiteOriginContext } from '../data/site-origin.tsx';
import { PageMeta } from './PageMeta.tsx';

const page = (props: ComponentProps<typeof PageMeta>, club = clubFacts()) => (
  <ResourceProvider cache={createResourceCache({ '/api/club': { data: club } })}>
    <SiteOriginContext value="https://verein.example">
      <PageMeta {...props} />
    </SiteOriginContext>
  </ResourceProvider>
);

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test('names page and club', () => {
  render(page({ title: 'Derbysieg', path: '/news/derbysieg' }));

  expect(document.title).toBe('Derbysieg – SV Musterstadt 1920 e. V.');
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://verein.example/news/derbysieg',
  );
});

test('names the club alone on the home page and shows its own card, 300 × 300', () => {
  render(page({ path: '/' }));

  expect(document.title).toBe('SV Musterstadt 1920 e. V.');
  expect(meta('og:image')).toBe('https://verein.example/club-icons/drawn/SVM-1920-dc2626/social-card.png');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['300', '300']);
  expect(meta('geo.position')).toBe('49.7;8.33');
  expect(meta('og:locale')).toBe('de_DE');
});

test('a club that has not said where it is has no position', () => {
  render(page({ path: '/' }, clubFacts({ town: '', latitude: null, longitude: null })));

  expect(['geo.placename', 'geo.position', 'ICBM'].map(meta)).toEqual(Array(3).fill(undefined));
});

test('the card of a club with a crest of its own is drawn from it', () => {
  render(page({ path: '/' }, clubFacts({ crestUrl: '/objects/2026/11/wappen.png' })));

  expect(meta('og:image')).toBe('https://verein.example/club-icons/objects/2026/11/wappen.png/social-card.png');
});

test('cuts the description at 160 characters', () => {
  render(page({ title: 'A', path: '/a', description: 'Lang '.repeat(60) }));

  expect(meta('description')).toHaveLength(160);
  expect(meta('description')).toMatch(/…$/);
});

test('describes an article with its own picture and date', () => {
  const publishedAt = '2024-11-21T14:00:00Z';
  render(page({ title: 'A', path: '/a', type: 'article', image: '/objects/tor.jpg', publishedAt }));

  expect(meta('og:type')).toBe('article');
  expect(meta('og:image')).toBe('https://verein.example/objects/tor.jpg');
  expect(meta('og:image:width')).toBeUndefined();
  expect(meta('article:published_time')).toBe(publishedAt);
});

test('has no address of its own where there is no page', () => {
  render(page({ title: 'Seite nicht gefunden' }));

  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('structured data cannot end its script element', () => {
  const html = renderToString(page({ path: '/', jsonLd: { headline: '</script><script>alert(1)</script>' } }));

  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ headline: '</script><script>alert(1)</script>' });
});
