import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const picture = { src: '/objects/tor.jpg', alt: 'Das Siegtor', width: 1600, height: 900 };

test('keeps its place and its colour until it has arrived', () => {
  render(<Picture {...picture} color="#336633" />);

  const image = screen.getByRole('img', { name: 'Das Siegtor' });
  expect(image.style.aspectRatio).toBe('1600 / 900');
  expect(image.style.backgroundColor).toBe('rgb(51, 102, 51)');
  expect(image.getAttribute('loading')).toBe('lazy');
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
