import { createQuarantine } from './quarantine.ts';

test('a release that hung is left out for half a minute; its next version is not', () => {
  let now = 0;
  const quarantine = createQuarantine(() => now);
  quarantine.add('news', '1.0.0');

  expect(quarantine.has('news', '1.0.0')).toBe(true);
  expect(quarantine.has('news', '1.0.1')).toBe(false);
  now = 30_000;
  expect(quarantine.has('news', '1.0.0')).toBe(false);
});

test('a clock that is set back by a day leaves no release out longer', () => {
  jest.useFakeTimers();
  const quarantine = createQuarantine();
  quarantine.add('news', '1.0.0');
  jest.advanceTimersByTime(30_000);
  jest.setSystemTime(Date.now() - 24 * 3_600_000);

  expect(quarantine.has('news', '1.0.0')).toBe(false);
  jest.useRealTimers();
});
