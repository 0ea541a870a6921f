import type { ClubFacts } from '@portal/api/contract';
import { screen } from '@testing-library/react';
import { fullNavigation } from '../../test/navigation.ts';
import { show } from '../../test/show.tsx';
import { Footer } from './Footer.tsx';
import { buildMenu } from './menu.ts';

const showFooter = (facts?: Partial<ClubFacts>) =>
  show(<Footer menu={buildMenu(fullNavigation)} year={2031} />, '/', facts);

test('says how to reach the club', () => {
  showFooter();
  expect(screen.getByRole('link', { name: 'info@verein.example' }).getAttribute('href')).toBe(
    'mailto:info@verein.example',
  );
  expect(screen.getByRole('link', { name: '01234 5678-0' }).getAttribute('href')).toBe('tel:0123456780');
  expect(screen.getByText(/12345/)).toBeTruthy();
});

test('leads to every page of the navigation', () => {
  showFooter();
  const pages = fullNavigation.flatMap((section) => section.pages.filter(({ menu }) => menu).map(({ path }) => path));

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(targets).toEqual(expect.arrayContaining(['/', ...pages]));
});

test('names the teams that have no page yet, without a target', () => {
  showFooter();
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
  showFooter();
  expect(screen.getByText(/© 2031 SV Musterstadt/)).toBeTruthy();
});

test('shows nothing in the place of what the club has not entered', () => {
  showFooter({ founded: null, stadium: '', street: '', postcode: '', town: '', email: '', phone: '' });

  expect(document.querySelector('address')?.textContent).toBe('');
  expect(screen.queryByText(/Tradition/)).toBeNull();
});
