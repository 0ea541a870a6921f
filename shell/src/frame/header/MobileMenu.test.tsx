import { useSession } from '@portal/shared-ui';
import { buildMenu } from '@portal/shared-ui/menu';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fullNavigation } from '../../../test/navigation.ts';
import { show } from '../../../test/show.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const showMenu = () => show(<MobileMenu menu={buildMenu(fullNavigation)} below={768} />, '/spielplan');
const openButton = () => screen.getByRole('button', { name: 'Menü öffnen' });
const drawer = () => screen.queryByRole('dialog', { name: 'Menü' });
const open = async (user: ReturnType<typeof showMenu>) => {
  await user.click(openButton());
  return screen.findByRole('dialog', { name: 'Menü' });
};

test('opens and closes', async () => {
  const user = showMenu();
  expect(drawer()).toBeNull();

  await open(user);
  expect(openButton().getAttribute('aria-expanded')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Menü schließen' }));
  expect(drawer()).toBeNull();
  expect(openButton().getAttribute('aria-expanded')).toBe('false');
});

test('answers a press before the drawer is there, which costs a slow phone a tenth of a second', async () => {
  showMenu();

  fireEvent.click(openButton());

  expect(openButton().getAttribute('aria-expanded')).toBe('true');
  expect(drawer()).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Menü' })).toBeTruthy();
});

test('can be opened again after Escape', async () => {
  const user = showMenu();
  await open(user);
  await waitFor(() => expect(drawer()?.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(drawer()).toBeNull();

  expect(await open(user)).toBeTruthy();
});

test('toggles submenus by name, one at a time', async () => {
  const user = showMenu();
  await open(user);
  expect(screen.queryByRole('link', { name: 'Vorstand' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Verein' }));
  expect(screen.getByRole('link', { name: 'Vorstand' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Medien' }));
  expect(screen.queryByRole('link', { name: 'Vorstand' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Medien' }));
  expect(screen.queryByRole('link', { name: 'Kalender' })).toBeNull();
});

test('writes entries and groups as the club does, not in capitals', async () => {
  const own = [
    { label: 'TuS-Heim', href: '/seiten/heim' },
    { label: 'SpVgg-Treff', items: [{ label: 'Mieten', href: '/seiten/mieten' }] },
  ];
  const user = show(<MobileMenu menu={own} below={768} />, '/spielplan');
  await open(user);

  for (const name of [
    screen.getByRole('link', { name: 'TuS-Heim' }),
    screen.getByRole('button', { name: 'SpVgg-Treff' }),
  ])
    expect(getComputedStyle(name).textTransform).not.toBe('uppercase');
});

test('closes after navigating', async () => {
  const user = showMenu();
  await open(user);

  await user.click(screen.getByRole('link', { name: 'News' }));

  expect(window.location.pathname).toBe('/news');
  expect(drawer()).toBeNull();
});

test('closes when the page that is shown is chosen again', async () => {
  const user = showMenu();
  await open(user);

  await user.click(screen.getByRole('link', { name: 'Spielplan' }));

  expect(drawer()).toBeNull();
});

test('leads everywhere: contact, login and the legal pages too', async () => {
  const user = showMenu();
  const links = within(await open(user)).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/', '/news', '/spielplan', '/kontakt', '/auth', '/impressum', '/datenschutz']),
  );
});

test('leads to the admin area instead of the login once somebody is signed in', async () => {
  const user = showMenu();
  act(() => useSession.setState({ user: { id: 'u', name: 'Redaktion', email: 'r@verein.example', role: 'editor' } }));
  const menu = within(await open(user));
  expect(menu.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
  expect(menu.queryByRole('link', { name: 'Login' })).toBeNull();
  act(() => useSession.setState({ user: undefined }));
});
