import { expendableReleases, type KeptRelease } from './release-retention.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
/** A version of 10 bytes; by default it was live until so many days ago. */
const release = (version: string, daysAgo: number, more: Partial<KeptRelease> = {}): KeptRelease => ({
  section: 'news',
  version,
  bytes: 10,
  wasLive: true,
  unusedSince: new Date(NOW.getTime() - daysAgo * 86_400_000),
  isHeld: false,
  isFresh: false,
  ...more,
});
const removed = (kept: KeptRelease[], maxBytes = 1_000) =>
  expendableReleases(kept, NOW, maxBytes).map(({ version }) => version);

test('what was unused for more than 30 days goes, unless it is held', () => {
  expect(removed([release('a', 29), release('b', 31), release('c', 31, { isHeld: true })])).toEqual(['b']);
});

test('what does not fit goes, what was never live before what was, the oldest first', () => {
  const kept = [
    release('live', 0, { isHeld: true }),
    release('yesterday', 1),
    release('last week', 7),
    release('try', 2, { wasLive: false }),
    release('first try', 3, { wasLive: false }),
  ];

  expect(removed(kept, 50)).toEqual([]);
  expect(removed(kept, 40)).toEqual(['first try']);
  expect(removed(kept, 25)).toEqual(['first try', 'try', 'last week']);
  expect(removed(kept, 0)).toEqual(['first try', 'try', 'last week', 'yesterday']);
});

test('what does not fit goes from sections that have more than their share, whatever is older elsewhere', () => {
  const kept = [
    release('first', 20, { section: 'club', wasLive: false }),
    release('second', 10, { section: 'club' }),
    release('pin', 9, { isHeld: true }),
    release('flood', 1),
    release('flood again', 0, { bytes: 20 }),
  ];

  expect(removed(kept, 50)).toEqual(['flood']);
  expect(removed(kept, 40)).toEqual(['flood', 'flood again']);
});

test('what was published in the last hour does not go for lack of room, and makes no other go', () => {
  const fresh = { isFresh: true, wasLive: false };
  const kept = [release('old', 1, { section: 'club' }), release('checked', 0, fresh), release('sent', 0, fresh)];

  expect(removed(kept, 10)).toEqual([]);
  expect(removed(kept, 5)).toEqual(['old']);
});

test('after the clock was set back, what lies in the future stays', () => {
  expect(removed([release('tomorrow', -1), release('next year', -365)])).toEqual([]);
});
