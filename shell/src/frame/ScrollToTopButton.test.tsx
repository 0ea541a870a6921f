import { act, screen } from '@testing-library/react';
import { show } from '../../test/show.tsx';
import { ScrollToTopButton } from './ScrollToTopButton.tsx';

const scrollTo = (top: number) => act(() => window.scrollTo({ top }));
const button = () => screen.queryByRole('button', { name: 'Nach oben' });

afterEach(() => scrollTo(0));

test('appears after 300 px of scrolling', () => {
  show(<ScrollToTopButton />);
  expect(button()).toBeNull();

  scrollTo(300);
  expect(button()).toBeNull();

  scrollTo(301);
  expect(button()).toBeTruthy();
});

test('brings the reader and the focus back to the top, and goes away', async () => {
  const user = show(
    <>
      <main id="inhalt" tabIndex={-1} />
      <ScrollToTopButton />
    </>,
  );
  scrollTo(900);

  await user.click(screen.getByRole('button', { name: 'Nach oben' }));

  expect(window.scrollY).toBe(0);
  expect(document.activeElement?.id).toBe('inhalt');
  expect(button()).toBeNull();
});
