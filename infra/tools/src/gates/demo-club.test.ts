import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { trackedFiles } from './tracked-files.ts';

/** Places that may name the club of the demo content: its data, the documents, and tests that show it. */
const ITS_PLACES = [
  'api/demo',
  'docs',
  'api/seeds/*.test.ts',
  // A database from when every portal began as this club: what proves that such a portal keeps it.
  'api/test/one-club-for-all.sql',
];

const readDemo = async <Content>(file: string) =>
  JSON.parse(await readFile(join(projectRoot, 'api/demo', file), 'utf8')) as Content;

test('no code knows the club of the demo content', async () => {
  const { settings, sponsors } = await readDemo<{ settings: Facts; sponsors: { name: string }[] }>('club.json');
  const facts = [...factsOf(settings), ...sponsors.map(({ name }) => name)];
  expect(facts.length).toBeGreaterThan(20);

  expect(await filesWith(facts, [])).toContain('api/demo/club.json');
  expect(await filesWith(facts, ITS_PLACES)).toEqual([]);
});

test('no code knows whom it plays against', async () => {
  const { matches } = await readDemo<{ matches: unknown }>('events.json');
  // „SV Neudorf II“, with whether it is at home.
  const played = JSON.stringify(matches).matchAll(/\["\S+ ([^" ]+)[^"]*",(?:true|false)/g);
  const towns = [...new Set([...played].map(([, town = '']) => town))];
  expect(towns.length).toBeGreaterThan(10);

  expect(await filesWith(towns, ITS_PLACES)).toEqual([]);
});

type Facts = Readonly<Record<'shortName' | 'postcode' | 'town' | 'email' | 'phone' | 'league', string>> & {
  founded: number;
  latitude: number;
  longitude: number;
};

/** Facts that identify this club: season, colour and Land are many clubs'. */
function factsOf({ shortName, founded, postcode, town, email, phone, league, ...place }: Facts): string[] {
  const [areaCode = ''] = phone.split(' ');
  const region = league.split(' ').at(-1) ?? '';
  const degrees = [place.latitude, place.longitude].map((value) => String(value).replace('.', '[.,]'));
  // The domain also stands behind other names; the zero is left out behind +49.
  const [, domain = email] = email.split('@');
  const numbers = [String(founded), postcode, areaCode.replace(/^0/, '0?'), ...degrees];
  return [...shortName.split(' '), town, domain, region, ...numbers];
}

/**
 * The tracked files that contain one of the words (regular expressions), however it is spelt, outside the given places.
 */
function filesWith(words: readonly string[], places: readonly string[]): Promise<string[]> {
  const patterns = words.flatMap((word) => ['-e', word]);
  return trackedFiles('-Eiw', '--full-name', ...patterns, '--', '.', ...places.map((place) => `:(exclude)${place}`));
}
