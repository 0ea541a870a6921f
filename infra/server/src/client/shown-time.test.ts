import { shownTime } from './shown-time.ts';

test('a time names its zone', () => {
  expect(shownTime('2026-11-27T12:28:00Z')).toMatch(/^2[78]\.11\.2026, \d\d:\d\d [A-Z][A-Z0-9+:-]+$/);
});
