import { screen } from '@testing-library/react';
import { fullNavigation } from '../../test/navigation.ts';
import { show } from '../../test/show.tsx';
import { Footer } from './Footer.tsx';
import { buildMenu } from './menu.ts';

beforeEach(() => {
  show(<Footer menu={buildMenu(fullNavigation)} year={2031} />);
});

test('says how to reach the club', () => {
  expect(screen.getByRole('link', { name: 'info@verein.example' }).getAttribute('href')).toBe(
    'mailto:info@verein.example',
  );
  expect(screen.getByRole('link', { name: '06242 1903-0' }).getAttribute('href')).toBe('tel:0624219030');
  expect(screen.getByText(/67574/)).toBeTruthy();
});

test('leads to every page of the navigation', () => {
  const pages = fullNavigation.flatMap((section) => section.pages.filter(({ menu }) => menu).map(({ path }) => path));

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(targets).toEqual(expect.arrayContaining(['/', ...pages]));
});

test('names the teams that have no page yet, without a target', () => {
  const withoutTarget = screen.getAllByRole('link').filter((link) => !link.hasAttribute('href'));

  expect(withoutTarget.map(({ textContent }) => textContent)).toEqual([
    '2. Mannschaft',
    'A-Jugend',
    'C-Jugend',
    'Alle Mannschaften',
  ]);
  for (const link of withoutTarget) expect(link.getAttribute('aria-disabled')).toBe('true');
});

test('carries the year it is given, so that server and browser agree', () => {
  expect(screen.getByText(/© 2031 FSV Sommerried/)).toBeTruthy();
});
