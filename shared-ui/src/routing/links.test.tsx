import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ComponentProps, type ReactNode } from 'react';
import { BrowserRouter, Link, NavLink, Route, Routes, useLocation } from 'react-router-dom';

/** A route without an element is warned of. */
const NOTHING = <i />;

type LinkProps = ComponentProps<typeof Link>;

/** Shows something beside the pages of a small site, and something else on those below `/news`. */
function visit(address: string, beside: ReactNode, inNews = NOTHING) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      {beside}
      <Routes>
        <Route path="/news/*" element={inNews} />
        <Route path="*" element={NOTHING} />
      </Routes>
      <Shown />
    </BrowserRouter>,
  );
}

function Shown() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{[pathname, search, hash, JSON.stringify(state)].join('')}</output>;
}

const shown = () => screen.getByRole('status').textContent;
const link = (name?: string) => screen.getByRole('link', name === undefined ? {} : { name });
const press = () => userEvent.click(link());

/** Presses the link; whether the browser is left to follow it, which jsdom cannot. */
function isLeftToBrowser(init?: MouseEventInit): boolean {
  let isLeft = false;
  const note = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(link(), init);
  return isLeft;
}

describe('a link', () => {
  test('leads to a page, its query and place, as one step of the history', async () => {
    visit('/', <Link to="/news?seite=2#liste">Neuigkeiten</Link>);
    const steps = window.history.length;

    await press();

    expect(link().getAttribute('href')).toBe('/news?seite=2#liste');
    expect(shown()).toBe('/news?seite=2#listenull');
    expect(window.history.length).toBe(steps + 1);
  });

  test('adds no step where it leads to what is shown, however that is written', async () => {
    visit('/news?suche=K%C3%B6ln', <Link to="/news?suche=Köln">Suche</Link>);
    const steps = window.history.length;
    await press();
    expect(window.history.length).toBe(steps);
  });

  test('adds no step where it is said to replace what is shown, and hands its state on', async () => {
    visit(
      '/',
      <Link to="/news" replace state={{ from: 'start' }}>
        Neuigkeiten
      </Link>,
    );
    const steps = window.history.length;
    await press();
    expect(window.history.length).toBe(steps);
    expect(shown()).toBe('/news{"from":"start"}');
  });

  test.each<[string, LinkProps, MouseEventInit]>([
    ['a new tab by key', { to: '/news' }, { ctrlKey: true }],
    ['a new tab on a Mac', { to: '/news' }, { metaKey: true }],
    ['a new window', { to: '/news' }, { shiftKey: true }],
    ['saving the page', { to: '/news' }, { altKey: true }],
    ['another button', { to: '/news' }, { button: 1 }],
    ['a named target', { to: '/news', target: '_blank' }, {}],
    ['a file', { to: '/api/documents/1', reloadDocument: true }, {}],
    ['another site', { to: 'https://example.org/news' }, {}],
    ['another site by the scheme of this one', { to: '//example.org/news' }, {}],
    ['a mail', { to: 'mailto:info@example.org' }, {}],
  ])('leaves %s to the browser', (_what, props, init) => {
    visit('/', <Link {...props}>Weiter</Link>);
    expect(isLeftToBrowser(init)).toBe(true);
    expect(shown()).toBe('/null');
  });

  test('takes an address of this site that names the site', async () => {
    visit('/', <Link to={`${window.location.origin}/news`}>Neuigkeiten</Link>);
    await press();
    expect(shown()).toBe('/newsnull');
  });

  test('stays where its own handler refuses the press', async () => {
    visit(
      '/',
      <Link to="/news" onClick={(event) => event.preventDefault()}>
        Neuigkeiten
      </Link>,
    );
    await press();
    expect(shown()).toBe('/null');
  });

  test.each([
    ['archiv', {}, '/news/2026/mai/archiv'],
    ['..', {}, '/'],
    ['..', { relative: 'path' }, '/news/2026'],
    ['#oben', {}, '/news/2026/mai#oben'],
    ['?seite=2', {}, '/news/2026/mai?seite=2'],
    [{ pathname: '/kontakt', search: 'thema=1' }, {}, '/kontakt?thema=1'],
  ] as const)('leads from a route to %j by %j as the router does', async (to, options, expected) => {
    visit(
      '/news/2026/mai',
      null,
      <Link to={to} {...options}>
        Weiter
      </Link>,
    );
    expect(link().getAttribute('href')).toBe(expected);
    await press();
    expect(shown()).toBe(`${expected}null`);
  });

  test('passes on what an anchor knows, and nothing that only the router does', () => {
    let anchor: HTMLAnchorElement | null = null;
    visit(
      '/',
      <Link
        ref={(element) => {
          anchor = element;
        }}
        to="/news"
        className="neu"
        aria-haspopup="dialog"
        prefetch="intent"
        discover="none"
        relative="path"
        preventScrollReset
        viewTransition
      >
        Neu
      </Link>,
    );
    expect(anchor).toBe(link());
    expect(link().getAttributeNames().toSorted()).toEqual(['aria-haspopup', 'class', 'href']);
  });

  test('is not rendered again when the address changes', async () => {
    const onRender = jest.fn();
    visit(
      '/',
      <Profiler id="links" onRender={onRender}>
        <Link to="/news">Neuigkeiten</Link>
      </Profiler>,
    );
    await press();
    expect(shown()).toBe('/newsnull');
    expect(onRender).toHaveBeenCalledTimes(1);
  });
});

describe('an entry of a menu', () => {
  const isCurrent = (name: string) => link(name).getAttribute('aria-current');

  test.each([
    ['/news', 'page'],
    ['/NEWS', 'page'],
    ['/news/2026', 'page'],
    ['/newsletter', null],
    ['/', null],
  ])('on %s', (address, current) => {
    visit(address, <NavLink to="/news">Neuigkeiten</NavLink>);
    expect(isCurrent('Neuigkeiten')).toBe(current);
    expect(link().className).toBe(current ? 'active' : '');
  });

  test('the home page is above no other one, and an entry that ends there above none', () => {
    visit(
      '/news/2026',
      <>
        <NavLink to="/">Start</NavLink>
        <NavLink to="/news" end>
          Neuigkeiten
        </NavLink>
        <NavLink to="/NEWS" caseSensitive>
          Laut
        </NavLink>
      </>,
    );
    expect(['Start', 'Neuigkeiten', 'Laut'].map(isCurrent)).toEqual([null, null, null]);
  });

  test('looks as it is told for what is current', async () => {
    visit(
      '/',
      <NavLink
        to="/news"
        aria-current="location"
        className={({ isActive }) => (isActive ? 'hier' : 'dort')}
        style={({ isActive }) => ({ order: isActive ? 1 : 2 })}
      >
        {({ isActive }) => (isActive ? 'Hier' : 'Dort')}
      </NavLink>,
    );
    expect([link('Dort').className, link('Dort').style.order]).toEqual(['dort', '2']);
    await press();
    expect([link('Hier').className, link('Hier').style.order]).toEqual(['hier', '1']);
    expect(isCurrent('Hier')).toBe('location');
  });
});
