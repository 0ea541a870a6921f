import { eventRangeDays, eventRangeKey } from './event-range.ts';

test.each([
  ['winter', '2026-11-21', '2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.999Z'],
  ['summer', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T21:59:59.999Z'],
  ['the day the clocks go forward', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['the day after it', '2026-03-30', '2026-03-29T22:00:00.000Z', '2026-03-30T21:59:59.999Z'],
  ['the day the clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['the day after it, too', '2026-10-26', '2026-10-25T23:00:00.000Z', '2026-10-26T22:59:59.999Z'],
])('asks for a whole day in Berlin: %s', (_, day, start, end) => {
  expect(eventRangeKey(day, day)).toBe(`/api/events/range?start=${start}&end=${end}`);
});

test('reads the days back from a key, and from no other key', () => {
  expect(eventRangeDays(eventRangeKey('2026-03-01', '2026-03-31'))).toEqual({
    first: '2026-03-01',
    last: '2026-03-31',
  });
  expect(eventRangeDays('/api/news?page=1')).toBeUndefined();
});
