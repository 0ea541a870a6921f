import type { ClubFacts, TeamSummary } from '@portal/api/contract';
import { buildMenu } from '@portal/shared-ui/menu';
import { screen, within } from '@testing-library/react';
import { fullNavigation } from '../../../test/navigation.ts';
import { show } from '../../../test/show.tsx';
import { Footer } from './Footer.tsx';

const showFooter = (facts?: Partial<ClubFacts>, teams: TeamSummary[] = []) =>
  show(<Footer menu={buildMenu(fullNavigation)} teams={teams} year={2031} />, '/', facts);

test('says how to reach the club', () => {
  showFooter();
  expect(screen.getByRole('link', { name: 'info@verein.example' }).getAttribute('href')).toBe(
    'mailto:info@verein.example',
  );
  expect(screen.getByRole('link', { name: '01234 5678-0' }).getAttribute('href')).toBe('tel:0123456780');
  expect(screen.getByText(/12345/)).toBeTruthy();
});

test('leads to the club in social networks, and asks them for nothing', () => {
  showFooter({ socialLinks: [{ label: 'WhatsApp-Kanal', url: 'https://www.whatsapp.com/channel/0029' }] });

  const link = screen.getByRole('link', { name: 'WhatsApp-Kanal' });
  expect(link.getAttribute('href')).toBe('https://www.whatsapp.com/channel/0029');
  const icon = link.querySelector('img');
  expect(icon?.getAttribute('src')).toBe('/assets/pictures/social/whatsapp.svg');
  // Not loaded before it is nearly in view.
  expect(icon?.dataset['src']).toBe('/assets/pictures/social/whatsapp.svg');
});

test('leads to every page of the navigation', () => {
  showFooter();
  const pages = fullNavigation.flatMap((section) => section.pages.filter(({ menu }) => menu).map(({ path }) => path));

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(targets).toEqual(expect.arrayContaining(['/', ...pages]));
});

test('writes the name of a group as the club does, not in capitals', () => {
  const own = { label: 'TuS-Treff', items: [{ label: 'Mieten', href: '/seiten/mieten' }] };
  show(<Footer menu={[...buildMenu(fullNavigation), own]} teams={[]} year={2031} />, '/');

  const name = screen.getByRole('heading', { name: 'TuS-Treff' });
  expect(getComputedStyle(name).textTransform).not.toBe('uppercase');
});

const team = (name: string): TeamSummary => ({
  id: name,
  slug: name.toLowerCase().replace('. ', '-'),
  name,
  matchName: name,
  subtitle: null,
  season: null,
  imageUrl: null,
  image: null,
  sortOrder: 1,
});
const teamLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .slice(-4)
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('names the teams of the specification that there are, and leads to their pages', () => {
  showFooter({}, ['A-Jugend', 'C-Jugend', 'Frauen', '1. Mannschaft', '2. Mannschaft'].map(team));

  expect(teamLinks()).toEqual([
    '2. Mannschaft /2-mannschaft',
    'A-Jugend /mannschaften/a-jugend',
    'C-Jugend /mannschaften/c-jugend',
    'Alle Mannschaften /mannschaften',
  ]);
});

test('names no team that the club does not have', () => {
  showFooter({}, ['Herren', 'Damen'].map(team));

  expect(screen.queryByRole('heading', { name: 'Teams' })).toBeNull();
  expect(screen.queryByText('A-Jugend')).toBeNull();
  expect(screen.getAllByRole('link').filter((link) => !link.hasAttribute('href'))).toEqual([]);
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
