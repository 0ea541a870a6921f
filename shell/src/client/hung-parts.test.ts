import type { Part } from '../routing/matching.ts';
import { createHungParts } from './hung-parts.ts';

const list: Part = { section: 'news', kind: 'page', name: '/news' };
const widget: Part = { section: 'teams', kind: 'widget', name: 'next-match' };

beforeEach(() => sessionStorage.clear());

test('what was under way when a tab got stuck is left out at its next load, in that version alone', () => {
  createHungParts().begin(list, '1.0.1');

  const next = createHungParts();

  expect(() => next.begin(list, '1.0.1')).toThrow(expect.objectContaining({ name: 'Hang' }) as Error);
  expect(() => next.begin(list, '1.0.2')).not.toThrow();
  expect(() => next.begin(widget, '1.0.1')).not.toThrow();
});

test('what has run blames nobody', () => {
  const parts = createHungParts();
  parts.begin(list, '1.0.1');
  parts.end(list);

  expect(() => createHungParts().begin(list, '1.0.1')).not.toThrow();
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden, so that the browser may discard it',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      jest.restoreAllMocks();
    },
  ],
])('a page that %s while it loads blames nobody', (_how, leave) => {
  createHungParts().begin(list, '1.0.1');

  leave();

  expect(() => createHungParts().begin(list, '1.0.1')).not.toThrow();
});

test('a page that is left out can be tried again', () => {
  createHungParts().begin(list, '1.0.1');
  const next = createHungParts();

  next.forgive(list);

  expect(() => next.begin(list, '1.0.1')).not.toThrow();
});
