import { withDownloads } from './downloads-menu.ts';
import { buildMenu } from '../routing/menu.ts';

const menu = buildMenu([
  {
    pages: [
      { path: '/vorstand', menu: { label: 'Vorstand', order: 1, group: 'Verein' } },
      { path: '/kalender', menu: { label: 'Kalender', order: 2, group: 'Medien' } },
    ],
  },
]);

test('the navigation names the documents once there are some', () => {
  expect(withDownloads(menu, undefined)).toBe(menu);
  expect(withDownloads(menu, true)[1]).toEqual({
    label: 'Verein',
    items: [
      { label: 'Vorstand', href: '/vorstand' },
      { label: 'Downloads', href: '/downloads' },
    ],
  });
});
