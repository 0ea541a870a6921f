import { clubFacts } from '../../test/club.ts';
import { clubIconFolder } from './club-icons.ts';
import { crestSvg, drawCrest } from './crest-drawing.ts';

const strokes = (facts: Parameters<typeof clubFacts>[0]) =>
  drawCrest(clubFacts(facts)).filter(({ strokeWidth }) => strokeWidth === 3.5);
const drawn = (facts: Parameters<typeof clubFacts>[0]) => strokes(facts).map(({ d }) => d);

test('the drawn crest has the initials and the figures of the founding year, and none while it is not known', () => {
  const nameless = { shortName: '' };
  const [, nine, two, nought] = drawn({ ...nameless, founded: 1920 });

  expect(drawn({ ...nameless, founded: 2029 })).toEqual([two, nought, two, nine]);
  expect(drawn({ ...nameless, founded: null })).toEqual([]);
  expect(drawn({ shortName: 'TuS Musterstadt', founded: null })).toHaveLength(2);
  expect(drawn({ shortName: 'TSV Übersee', founded: null })).toEqual(drawn({ shortName: 'TSV U', founded: null }));
});

test.each([
  ['a dark field with white letters without a second colour', { secondColor: null }, '#ffffff'],
  ['dark letters on a light second colour', { secondColor: '#facc15' }, '#0b0f14'],
  ['white letters on a dark one', { secondColor: '#1e3a8a' }, '#ffffff'],
])('%s', (_, facts, ink) => {
  const [border, field] = drawCrest(clubFacts({ founded: null, ...facts }));

  expect(strokes({ founded: null, ...facts }).map(({ stroke }) => stroke)).toEqual([ink, ink, ink]);
  expect(border?.fill).toBe(ink);
  expect(field?.fill).toBe(facts.secondColor ?? '#0b0f14');
});

test('the file holds the same, and its address changes with what it is drawn from', () => {
  const club = clubFacts({ color: '#15803d', secondColor: '#ffffff' });

  expect(crestSvg(club).match(/<path /g)).toHaveLength(drawCrest(club).length);
  expect(crestSvg(club)).toContain('fill="#15803d"');
  expect(clubIconFolder(club)).toBe('/club-icons/drawn/SVM-1920-15803d-ffffff');
  expect(clubIconFolder(clubFacts({ founded: null }))).toBe('/club-icons/drawn/SVM-dc2626');
  expect(clubIconFolder({ ...club, crestUrl: '/objects/wappen.png' })).toBe('/club-icons/objects/wappen.png');
  expect(clubIconFolder(undefined)).toBe('/club-icons');
});
