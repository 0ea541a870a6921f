import { clubFacts } from '../../test/club.ts';
import { mapOfAddress, mapOfClub } from './club-map.ts';

test("the club's place is what a map shows of it, or what is found for its address; nothing for a town alone", () => {
  const place = 'https://www.openstreetmap.org/?mlat=49.7&mlon=8.33#map=17/49.7/8.33';
  const none = { latitude: null, longitude: null };

  expect(mapOfClub(clubFacts())).toBe(place);
  expect(mapOfClub(clubFacts(none))).toBe(mapOfAddress('Am Sportplatz 1, 12345 Musterstadt'));
  expect(mapOfClub(clubFacts({ ...none, street: '' }))).toBeUndefined();
});

test('an address is asked for as it is written', () => {
  expect(new URL(mapOfAddress('Am Bach 3 & 5, Bad Übersee')).searchParams.get('query')).toBe(
    'Am Bach 3 & 5, Bad Übersee',
  );
});
