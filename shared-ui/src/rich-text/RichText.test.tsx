import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { RichText } from './RichText.tsx';

const show = (html: string) =>
  render(
    <BrowserRouter>
      <RichText html={html} />
    </BrowserRouter>,
  );
const image = () => screen.getByRole('img', { name: 'Das Siegtor' });

test('a picture in a text falls back once to its original, then says that it could not be loaded', () => {
  show(
    '<p><img src="/optimize-image/objects/tor.jpg?w=800&amp;q=70&amp;f=webp" width="800" height="400" alt="Das Siegtor" /></p>',
  );

  fireEvent.error(image());
  expect(image().getAttribute('src')).toBe('/objects/tor.jpg');

  fireEvent.error(image());
  expect(screen.getByText('Bild konnte nicht geladen werden').style.aspectRatio).toBe('800 / 400');
  expect(screen.queryByRole('img')).toBeNull();
});

test('one that failed without a connection is tried again once that is back', () => {
  show('<p><img src="/objects/tor.jpg" alt="Das Siegtor" /></p>');
  fireEvent.error(image());

  fireEvent(window, new Event('online'));

  expect(image().getAttribute('src')).toBe('/objects/tor.jpg');
});
