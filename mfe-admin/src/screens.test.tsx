import { screen } from '@testing-library/react';
import { apiServer } from '../test/api-server.ts';
import { loadScreen } from '../test/load-screen.tsx';
import { openScreen } from '../test/open-screen.tsx';
import { screenAt } from './kit/frame/navigation.ts';
import { adminPages } from './screens.ts';

// The server answers 404 to everything: the test sees what screens show without data.
apiServer();

/** They say something else to visitors who are not signed in. */
const OTHER_WORDS = ['/admin', '/admin/konto/willkommen'];

const paths = adminPages.map(({ path }) => path).filter((path) => !OTHER_WORDS.includes(path));

test.each(paths)('the screen at %s is called as its page is', async (path) => {
  const { title } = adminPages.find((page) => page.path === path) ?? {};
  openScreen(await loadScreen(path), path.replace(/:\w+/, '1'));

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});

test('an address has the screen that is nearest, and above it that of its area or what leads there', () => {
  const at = (pathname: string) => {
    const { title, above } = screenAt(pathname) ?? {};
    return [title, above?.to];
  };

  expect(at('/admin/sponsoren')).toEqual(['Sponsoren', undefined]);
  expect(at('/admin/sponsoren/neu')).toEqual(['Sponsor', '/admin/sponsoren']);
  expect(at('/admin/sponsoren/reihenfolge')).toEqual(['Reihenfolge', '/admin/sponsoren']);
  expect(at('/admin/kategorien')).toEqual(['Kategorien', '/admin/neuigkeiten']);
  expect(at('/admin/importieren/wordpress')).toEqual(['Website aus WordPress', '/admin/importieren']);
  expect(at('/admin/nirgends')).toEqual([undefined, undefined]);
});
