import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture.tsx';

const picture = { src: '/objects/tor.jpg', alt: 'Das Siegtor', width: 1600, height: 900 };

test('keeps its place and its colour until it has arrived', () => {
  render(<Picture {...picture} color="#336633" />);

  const image = screen.getByRole('img', { name: 'Das Siegtor' });
  expect(image.style.aspectRatio).toBe('1600 / 900');
  expect(image.style.backgroundColor).toBe('rgb(51, 102, 51)');
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('fills its place, cut where it has another shape, unless it is to be shown whole', () => {
  const { rerender } = render(<Picture {...picture} aspectRatio="1" />);
  expect(getComputedStyle(screen.getByRole('img')).objectFit).toBe('cover');

  rerender(<Picture {...picture} aspectRatio="1" objectFit="contain" />);
  expect(getComputedStyle(screen.getByRole('img')).objectFit).toBe('contain');
});

test('is fetched first when it is visible at first sight', () => {
  render(<Picture {...picture} loading="eager" />);

  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('falls back once to its original address, then says that it could not be loaded', () => {
  render(<Picture {...picture} sizes="100vw" />);

  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/objects/tor.jpg');
  expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);

  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Bild konnte nicht geladen werden')).toBeTruthy();
});

test('has nothing to fall back to when the original was asked for', () => {
  render(<Picture {...picture} src="https://anderswo.example/tor.jpg" />);

  fireEvent.error(screen.getByRole('img'));

  expect(screen.getByText('Bild konnte nicht geladen werden')).toBeTruthy();
});

test('another picture gets a new try', () => {
  const { rerender } = render(<Picture {...picture} src="https://anderswo.example/a.jpg" />);
  fireEvent.error(screen.getByRole('img'));

  rerender(<Picture {...picture} src="/objects/b.jpg" />);

  expect(screen.getByRole('img').getAttribute('src')).toContain('/objects/b.jpg');
});

describe('where the browser tells what comes into view', () => {
  type Watch = { margin: string | undefined; elements: Set<Element>; see: (isIntersecting: boolean) => void };
  let watches: Watch[];

  beforeEach(() => {
    watches = [];
    class Observer {
      readonly elements = new Set<Element>();

      constructor(onSight: (sightings: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        const see = (isIntersecting: boolean) => act(() => onSight([{ isIntersecting }]));
        watches.push({ margin: options.rootMargin, elements: this.elements, see });
      }
      observe = (element: Element) => this.elements.add(element);
      disconnect = () => this.elements.clear();
    }
    Object.assign(window, { IntersectionObserver: Observer });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  const source = () => screen.getByRole('img', { name: 'Das Siegtor' }).getAttribute('src');

  test('a lazy picture is fetched from 200 px before it, and keeps its place until then', () => {
    render(<Picture {...picture} />);
    const [watch] = watches;
    expect(watch?.margin).toBe('200px');
    watch?.see(false);
    expect(source()).toMatch(/^data:/);
    expect(screen.getByRole('img').style.aspectRatio).toBe('1600 / 900');

    watch?.see(true);

    expect(source()).toMatch(/^\/optimize-image\/objects\/tor\.jpg/);
    expect(watches.flatMap(({ elements }) => [...elements])).toEqual([]);
  });

  test('an eager picture is fetched at once', () => {
    render(<Picture {...picture} loading="eager" />);

    expect(source()).toMatch(/^\/optimize-image/);
    expect(watches).toEqual([]);
  });

  test('a picture of the page that the server sent is left to the browser, which fetches it without scripts', async () => {
    const mismatches: unknown[] = [];
    document.body.innerHTML = `<div>${renderToString(<Picture {...picture} />)}</div>`;
    expect(source()).toMatch(/^\/optimize-image/);
    const root = await act(async () =>
      hydrateRoot(document.body.firstElementChild as Element, <Picture {...picture} />, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );

    expect(source()).toMatch(/^\/optimize-image/);
    expect([watches, mismatches]).toEqual([[], []]);
    act(() => root.unmount());
  });
});
