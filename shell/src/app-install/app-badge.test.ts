import { waitFor } from '@testing-library/react';
import { createAppBadge, type AppBadge } from './app-badge.ts';

const CLUB = 'SV Musterstadt 1920 e. V.';
let badge: AppBadge;

beforeEach(() => (document.title = 'Spielplan – TSV'));
afterEach(() => {
  badge.stop();
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

test('the badge is on the icon where the browser can do that', async () => {
  const calls: unknown[] = [];
  Object.assign(navigator, {
    setAppBadge: async (count: number) => calls.push(count),
    clearAppBadge: async () => calls.push('clear'),
  });
  badge = createAppBadge(CLUB);

  await badge.show(4);
  await badge.show(0);

  expect(calls).toEqual([4, 'clear']);
  expect(document.title).toBe('Spielplan – TSV');
});

test('elsewhere it stands before the club name in the title, and the own title comes back', async () => {
  badge = createAppBadge(CLUB);

  await badge.show(4);
  expect(document.title).toBe(`(4) ${CLUB}`);
  await badge.show(5);
  expect(document.title).toBe(`(5) ${CLUB}`);
  await badge.show(0);

  expect(document.title).toBe('Spielplan – TSV');
});

test('a page that is opened meanwhile gets its title when the badge goes', async () => {
  badge = createAppBadge(CLUB);
  await badge.show(4);

  document.title = 'Kontakt – TSV';
  await waitFor(() => expect(document.title).toBe(`(4) ${CLUB}`));
  await badge.show(0);

  expect(document.title).toBe('Kontakt – TSV');
});
