import type { MouseEvent } from 'react';
import { ownPage } from './own-page.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

function follow(attributes: Record<string, string>, event: Partial<typeof plain> = {}) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return ownPage(link, { ...plain, ...event } as MouseEvent);
}

test('an own page is followed in place, with query and hash', () => {
  expect(follow({ href: '/news/derbysieg?a=1#tore' })).toBe('/news/derbysieg?a=1#tore');
});

test.each([
  [{ href: 'https://www.example.org/news' }],
  [{ href: 'mailto:kontakt@verein.example' }],
  [{ href: '/objects/2024/11/plan.pdf' }],
  [{ href: '/api/docs/' }],
  [{ href: '#tore' }],
  [{ href: '/spielplan', target: '_blank' }],
  [{ href: '/spielplan', download: '' }],
])('%p is left to the browser', (attributes) => {
  expect(follow(attributes)).toBeUndefined();
});

test('a click for a new tab is left to the browser', () => {
  expect(follow({ href: '/spielplan' }, { ctrlKey: true })).toBeUndefined();
});
