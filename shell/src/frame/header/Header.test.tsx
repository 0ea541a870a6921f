import { useSession } from '@portal/shared-ui';
import { buildMenu } from '@portal/shared-ui/menu';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { fullNavigation } from '../../../test/navigation.ts';
import { framed, show } from '../../../test/show.tsx';
import { Header } from './Header.tsx';

const showHeader = (address?: string) => show(<Header menu={buildMenu(fullNavigation)} />, address);
const submenu = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => submenu(name).getAttribute('aria-expanded') === 'true';

afterEach(() => act(() => useSession.setState({ user: undefined })));

test('says how old the club is, once somebody has entered it', () => {
  showHeader();
  expect(screen.getByText('Tradition seit 1920')).toBeTruthy();

  cleanup();
  show(<Header menu={buildMenu(fullNavigation)} />, '/', { founded: null });
  expect(screen.queryByText(/Tradition/)).toBeNull();
});

test('names of clubs that play together may end a line after each slash', () => {
  show(<Header menu={[]} />, '/', { shortName: 'SG Musterstadt/Beispielheim/Dorf' });

  const name = screen.getByText((_, element) => element?.textContent === 'SG Musterstadt/Beispielheim/Dorf', {
    selector: 'b',
  });
  expect(name.innerHTML).toBe('SG Musterstadt/<wbr>Beispielheim/<wbr>Dorf');
});

describe('submenu', () => {
  test('opens and closes by click and leads to its pages', async () => {
    const user = showHeader();
    expect(screen.queryByRole('link', { name: 'Vorstand' })).toBeNull();

    await user.pointer([{ target: submenu('Verein'), keys: '[TouchA]' }]);
    expect(screen.getByRole('link', { name: 'Vorstand' }).getAttribute('href')).toBe('/vorstand');

    await user.pointer([{ target: submenu('Verein'), keys: '[TouchA]' }]);
    expect(isOpen('Verein')).toBe(false);
  });

  test('opens under the mouse, stays on a click and closes when the mouse leaves', async () => {
    const user = showHeader();

    await user.hover(submenu('Verein'));
    expect(isOpen('Verein')).toBe(true);
    await user.click(submenu('Verein'));
    expect(isOpen('Verein')).toBe(true);
    await user.hover(submenu('Medien'));

    expect(isOpen('Verein')).toBe(false);
    expect(isOpen('Medien')).toBe(true);
  });

  test('closes on Escape and gives the focus back to its button', async () => {
    const user = showHeader();
    submenu('Medien').focus();
    await user.keyboard('{Enter}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mannschaftsfotos' }));

    await user.keyboard('{Escape}');

    expect(isOpen('Medien')).toBe(false);
    expect(document.activeElement).toBe(submenu('Medien'));
  });

  test('closes when the focus moves on', async () => {
    const user = showHeader();
    submenu('Medien').focus();

    await user.keyboard('{Enter}{Tab}{Tab}{Tab}');

    expect(isOpen('Medien')).toBe(false);
  });

  test('closes after navigating', async () => {
    const user = showHeader();
    submenu('Verein').focus();
    await user.keyboard('{Enter}{Tab}{Enter}');

    expect(window.location.pathname).toBe('/ueber-uns');
    expect(isOpen('Verein')).toBe(false);
  });
});

test('what stands under „Mehr“ keeps its groups with their names, and the page that is shown its mark', async () => {
  const groups = ['Abteilungen', 'Vereinsheim', 'Veranstaltungen'].map((label) => ({
    label,
    items: [{ label: `${label} heute`, href: `/seiten/${label.toLowerCase()}` }],
  }));
  const user = show(<Header menu={[...buildMenu(fullNavigation), ...groups]} />, '/seiten/vereinsheim');
  expect(submenu('Mehr').dataset['current']).toBe('true');
  await user.click(submenu('Mehr'));

  const group = within(screen.getByRole('list', { name: 'Vereinsheim' }));
  const link = group.getByRole('link', { name: 'Vereinsheim heute' });
  expect([link.getAttribute('aria-current'), group.getAllByRole('link')]).toEqual(['page', [link]]);
  expect(screen.getByText('Vereinsheim')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Veranstaltungen heute' }));
  expect([window.location.pathname, isOpen('Mehr')]).toEqual(['/seiten/veranstaltungen', false]);
});

test('marks the page that is shown', () => {
  showHeader('/spielplan');

  const current = within(screen.getByRole('navigation')).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Spielplan']);
});

test('the contact stands as a button beside the navigation', () => {
  showHeader();

  const contact = screen.getByRole('link', { name: 'Kontakt' });
  expect(contact.getAttribute('href')).toBe('/kontakt');
  expect(within(screen.getByRole('navigation')).queryByRole('link', { name: 'Kontakt' })).toBeNull();
});

test('offers to skip to the main area before anything else', async () => {
  const user = showHeader();

  await user.tab();

  expect(document.activeElement?.textContent).toBe('Zum Inhalt springen');
  expect(document.activeElement?.getAttribute('href')).toBe('#inhalt');
});

test('offers no login that would lead nowhere while no section answers it', () => {
  render(framed(<Header menu={buildMenu([])} />, []));

  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('offers the login to visitors and the admin area to who is signed in', () => {
  showHeader();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth');

  act(() => useSession.setState({ user: { id: 'u', name: 'Redaktion', email: 'r@verein.example', role: 'editor' } }));

  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
});
