import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { show } from '../../test/show.tsx';
import { useRouteChange } from './use-route-change.ts';

function Page() {
  useRouteChange();
  return (
    <main id="inhalt" tabIndex={-1}>
      <Link to="/news">News</Link>
      <Link to="/news?seite=2">Weiter</Link>
    </main>
  );
}

const scrolls: unknown[] = [];
beforeEach(() => {
  scrolls.length = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => void scrolls.push(options));
});
afterEach(() => jest.restoreAllMocks());

test('another page begins at the top at once, and the focus is on it', async () => {
  const user = show(<Page />, '/');
  expect(scrolls).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'News' }));

  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(document.activeElement?.id).toBe('inhalt');
});

test('another query of the same page leaves the reader where they are', async () => {
  const user = show(<Page />, '/news');

  await user.click(screen.getByRole('link', { name: 'Weiter' }));

  expect(scrolls).toEqual([]);
});
