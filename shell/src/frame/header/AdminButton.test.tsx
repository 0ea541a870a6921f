import { act, screen } from '@testing-library/react';
import { show } from '../../../test/show.tsx';
import { AdminButton } from './AdminButton.tsx';

const link = () => screen.queryByRole('link', { name: 'Admin-Bereich' });

test('leads to the admin area', () => {
  show(<AdminButton />, '/news');

  expect(link()?.getAttribute('href')).toBe('/admin');
});

test.each(['/admin', '/admin/neuigkeiten'])('is not there on %s, where it would lead nowhere new', (address) => {
  show(<AdminButton />, address);

  expect(link()).toBeNull();
});

/** Puts the link and something else at places of the window. */
function place(other: HTMLElement, rect: DOMRect) {
  const button = link() as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(296, 516, 48, 48);
  other.getBoundingClientRect = () => rect;
  const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
    x >= left && x <= right && y >= top && y <= bottom;
  Object.assign(document, {
    elementsFromPoint: (x: number, y: number) =>
      [button, other].filter((each) => isIn(each.getBoundingClientRect(), x, y)),
  });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(1_000);
  });
  return getComputedStyle(button).pointerEvents;
}

test('steps aside while something that can be pressed lies under it, and is back when nothing does', () => {
  jest.useFakeTimers();
  show(
    <>
      <AdminButton />
      <button type="button">Nächste Folie</button>
      <a href="/news/derby">Ein Artikel mit Bild</a>
      <p>Worte</p>
    </>,
  );
  const next = screen.getByRole('button');
  const card = screen.getByRole('link', { name: 'Ein Artikel mit Bild' });

  expect(place(next, new DOMRect(300, 504, 44, 44))).toBe('none');
  expect(place(next, new DOMRect(300, 450, 44, 44))).toBe('auto');
  expect(place(screen.getByText('Worte'), new DOMRect(16, 500, 328, 44))).toBe('auto');
  expect(place(card, new DOMRect(16, 400, 328, 320))).toBe('auto');
  jest.useRealTimers();
});
