import type { ClubFacts } from '@portal/api/contract';
import { buildMenu } from '@portal/shared-ui/menu';
import { cleanup, screen, within } from '@testing-library/react';
import { fullNavigation } from '../../test/navigation.ts';
import { show } from '../../test/show.tsx';
import { Frame } from './Frame.tsx';

const showFrame = (address: string, facts?: Partial<ClubFacts>) =>
  show(
    <Frame menu={buildMenu(fullNavigation)} year={2031}>
      <h1>Seite</h1>
    </Frame>,
    address,
    facts,
  );

test('a page for visitors has the navigation above and the footer below', () => {
  showFrame('/spielplan');

  expect(screen.getByRole('banner').textContent).toContain('Mannschaften');
  expect(screen.getByRole('contentinfo').textContent).toContain('2031');
});

test.each(['/admin', '/admin/termine'])(
  '%s is worked with: whose site it is, the way back to it, and no footer',
  async (address) => {
    const user = showFrame(address);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Zur Website' }));

    expect(window.location.pathname).toBe('/');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  },
);

test('the login is a page of the website', () => {
  showFrame('/auth');

  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('nothing of the notices stands above the forms of the admin area', () => {
  showFrame('/spielplan');
  expect(screen.getByRole('status', { name: 'Wichtige Hinweise' })).toBeTruthy();
  cleanup();

  showFrame('/admin/news');
  expect(screen.queryByRole('status', { name: 'Wichtige Hinweise' })).toBeNull();
});

test('own pages and the page of documents stand where the club has put them, by the name it gives them', () => {
  showFrame('/spielplan', {
    hasDownloads: true,
    ownPages: [
      { label: 'Vereinsheim', href: '/seiten/vereinsheim', group: 'Verein' },
      { label: 'Anfahrt', href: '/seiten/anfahrt', group: '/' },
    ],
    menuOrder: ['/seiten/anfahrt', '/news', '/downloads', '/seiten/vereinsheim', '/vorstand'],
    texts: { 'menu-downloads': 'Formulare' },
  });

  const names = within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const places = ['Anfahrt', 'News', 'Formulare', 'Vereinsheim', 'Vorstand'].map((name) => names.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
