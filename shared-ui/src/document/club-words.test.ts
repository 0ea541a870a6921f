import { clubFacts } from '../../test/club.ts';
import { addressOf, traditionOf } from './club-words.ts';

test('a club says how old it is, and nothing before somebody has entered the year', () => {
  expect(traditionOf(clubFacts({ founded: 1920 }))).toBe('Tradition seit 1920');
  expect(traditionOf(clubFacts({ founded: null }))).toBe('');
});

test.each([
  [{}, 'Am Sportplatz 1, 12345 Musterstadt'],
  [{ street: '' }, '12345 Musterstadt'],
  [{ postcode: '' }, 'Am Sportplatz 1, Musterstadt'],
  [{ postcode: '', town: '' }, 'Am Sportplatz 1'],
  [{ street: '', postcode: '', town: '' }, ''],
])('an address without %j is %j', (missing, address) => {
  expect(addressOf(clubFacts(missing))).toBe(address);
});
