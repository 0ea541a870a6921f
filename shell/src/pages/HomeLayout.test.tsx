import { render, screen, within } from '@testing-library/react';
import { framed } from '../../test/show.tsx';
import type { LiveSection } from '../routing/page-state.ts';
import { HomeLayout } from './HomeLayout.tsx';

const offering = (...widgets: string[]): LiveSection[] => [
  {
    name: 'some',
    version: '1.0.0',
    url: '/',
    pages: [],
    widgets: widgets.map((name) => ({ name, skeleton: 'cards' })),
  },
];
const layout = (...widgets: string[]) =>
  render(framed(<HomeLayout slot={(name) => widgets.includes(name) && <p>Teil {name}</p>} />, offering(...widgets)));

test('opens with the club itself as long as no section offers a slider', () => {
  layout('latest-news');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SV Musterstadt 1920 e. V.');
  expect(screen.getByText('Tradition seit 1920')).toBeTruthy();
  expect(screen.getByText('Teil latest-news')).toBeTruthy();
});

test('leaves the opening to the slider where there is one', () => {
  layout('hero-slider');

  expect(screen.getByText('Teil hero-slider')).toBeTruthy();
  expect(screen.queryByText('Tradition seit 1920')).toBeNull();
});

test('has a right column only when something stands in it', () => {
  layout('latest-news');
  expect(screen.queryByRole('complementary')).toBeNull();
});

/** docs/specification.md#home-page. */
const main = ['hero-slider', 'sponsor-ticker', 'banner-carousel', 'latest-news'];
const side = [
  'todays-events',
  'live',
  'campaign-card',
  'sidebar-banners',
  'partner-card',
  'membership-card',
  'fan-shop-card',
];

test('puts everything in the order of the specification, the cards in the right column', () => {
  layout(...[...main, ...side, 'footer-banners'].toReversed());

  const shown = screen.getAllByText(/^Teil /).map(({ textContent }) => textContent?.slice('Teil '.length));
  expect(shown).toEqual([...main, ...side, 'footer-banners']);
  const column = within(screen.getByRole('complementary')).getAllByText(/^Teil /);
  expect(column.map(({ textContent }) => textContent?.slice('Teil '.length))).toEqual(side);
});
