import { Profiler } from 'react';
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

test('one that failed without a connection is tried again once that is back', () => {
  render(<Picture {...picture} />);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));

  fireEvent(window, new Event('online'));

  expect(screen.getByRole('img', { name: 'Das Siegtor' })).toBeTruthy();
});

test('another picture gets a new try', () => {
  const { rerender } = render(<Picture {...picture} src="https://anderswo.example/a.jpg" />);
  fireEvent.error(screen.getByRole('img'));

  rerender(<Picture {...picture} src="/objects/b.jpg" />);

  expect(screen.getByRole('img').getAttribute('src')).toContain('/objects/b.jpg');
});

describe('where the page starts pictures', () => {
  const watched: HTMLImageElement[] = [];

  beforeEach(() => {
    watched.length = 0;
    window.watchPicture = (image) => void watched.push(image);
  });
  afterEach(() => Reflect.deleteProperty(window, 'watchPicture'));

  const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Das Siegtor' });

  test('a lazy picture waits in its place until the page puts it in', () => {
    render(<Picture {...picture} sizes="100vw" />);

    expect(watched).toEqual([image()]);
    expect(image().getAttribute('src')).toMatch(/^data:/);
    expect(image().hasAttribute('srcset')).toBe(false);
    expect(image().dataset['src']).toMatch(/^\/optimize-image\/objects\/tor\.jpg/);
    expect(image().dataset['srcset']).toMatch(/ 300w, /);
    expect(image().style.aspectRatio).toBe('1600 / 900');
  });

  test('an eager picture is fetched at once', () => {
    render(<Picture {...picture} loading="eager" />);

    expect(image().getAttribute('src')).toMatch(/^\/optimize-image/);
    expect(watched).toEqual([]);
  });

  test('one that was put in before React came stays, and is not watched again', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = `<div>${renderToString(<Picture {...picture} />)}</div>`;
    expect(document.querySelector('noscript')?.textContent).toMatch(/<img [^>]*src="\/optimize-image/);
    image().src = String(image().dataset['src']);
    delete image().dataset['src'];

    const root = await act(async () =>
      hydrateRoot(document.body.firstElementChild as Element, <Picture {...picture} />),
    );

    expect(image().getAttribute('src')).toMatch(/^\/optimize-image/);
    expect(watched).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    act(() => root.unmount());
  });

  test('one that the server has rendered is rendered once while React takes it over', async () => {
    const onRender = jest.fn();
    const page = (
      <Profiler id="picture" onRender={onRender}>
        <Picture {...picture} />
      </Profiler>
    );
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;

    const root = await act(async () => hydrateRoot(document.body.firstElementChild as Element, page));

    expect(onRender).toHaveBeenCalledTimes(1);
    expect(document.querySelector('noscript')).not.toBeNull();
    act(() => root.unmount());
  });
});
