import { readMapLink } from './map-link.ts';

const place = { is: 'position', position: { latitude: 52.516275, longitude: 13.377704 } };
const rounded = { is: 'position', position: { latitude: 52.5163, longitude: 13.3777 } };

test.each([
  [
    'Google, the place before the middle of the map',
    'https://www.google.com/maps/place/Sportplatz/@52.5,13.3,17z/data=!3m1!4b1!4m6!3m5!1s0x47:0x2!8m2!3d52.5162750!4d13.3777040!16s',
    place,
  ],
  ['Google, a map without a place', 'https://www.google.de/maps/@52.516275,13.377704,17z', place],
  ['Google, a search', 'https://www.google.com/maps/search/?api=1&query=52.516275%2C13.377704', place],
  ['Google, a question', 'https://maps.google.com/?q=52.516275,13.377704', place],
  ['Google, a pin', 'https://www.google.com/maps/search/52.516275,+13.377704?entry=tts', place],
  ['Google, a way', 'https://www.google.com/maps/dir/?api=1&destination=52.516275,13.377704', place],
  ['OpenStreetMap, a map', 'https://www.openstreetmap.org/#map=19/52.5163/13.3777', rounded],
  ['OpenStreetMap, layers', 'https://www.openstreetmap.org/#map=19/52.5163/13.3777&layers=P', rounded],
  [
    'OpenStreetMap, a mark before the map',
    'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=12/52.4/13.2',
    rounded,
  ],
  ['OpenStreetMap, a short link', 'https://osm.org/go/0MbFCmM9S--?m=', place],
  ['OpenStreetMap, its long host', 'https://www.openstreetmap.org/go/0MbFCmM9S', place],
  [
    'Google, before consent',
    'https://consent.google.com/m?continue=https://www.google.com/maps/place/Platz/@52.5,13.3,17z/data%3D!4m2!3d52.5162750!4d13.3777040&gl=DE',
    place,
  ],
  ['Apple, a place', 'https://maps.apple.com/?address=Am%20Wald%201&ll=52.516275,13.377704&q=Sportplatz', place],
  ['Apple, a place of today', 'https://maps.apple.com/place?coordinate=52.516275,13.377704&name=Platz', place],
  ['a geo address', 'geo:52.516275,13.377704', place],
  ['a geo address with more', 'geo:52.516275,13.377704;u=35?z=19', place],
  ['a geo address of Android', 'geo:0,0?q=52.516275,13.377704(Sportplatz)', place],
  ['two numbers', ' 52.516275, 13.377704 ', place],
  ['two German numbers', '52,5163 13,3777', rounded],
  ['two German numbers with a comma', '52,5163, 13,3777', rounded],
])('%s', (_case, link, answer) => {
  expect(readMapLink(link)).toEqual(answer);
});

test('south and west are below zero', () => {
  expect(readMapLink('https://www.google.com/maps/@-33.8567844,-70.2152967,17z')).toEqual({
    is: 'position',
    position: { latitude: -33.856784, longitude: -70.215297 },
  });
});

test.each(['https://maps.app.goo.gl/AbCdEf123', 'https://maps.apple/p/AbC', 'https://goo.gl/maps/AbC'])(
  'a short link says so: %s',
  (link) => {
    expect(readMapLink(link)).toEqual({ is: 'short' });
  },
);

test.each([
  '',
  'Am Wald 1, 12345 Musterstadt',
  'https://verein.example/anfahrt',
  'https://osm.org/go/',
  'https://osm.org/goo/0MbFCmM9S',
  'https://www.google.com/maps/place/Musterstadt',
  'https://maps.google.com/?q=Am+Wald+1,+12345+Musterstadt',
  'geo:91.5,13.3',
  'geo:0,0',
  '52.5, 213.3',
  'https://',
  `${'1,'.repeat(50_000)}`,
])('what names no place is unreadable: %.60s', (text) => {
  expect(readMapLink(text)).toEqual({ is: 'unreadable' });
});
