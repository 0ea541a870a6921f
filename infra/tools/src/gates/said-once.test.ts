import { trackedFiles } from './tracked-files.ts';

/** The files of the API that say something like this; applied migrations stay as they are. */
const filesWith = (pattern: string) =>
  trackedFiles('-E', pattern, '--', 'api/src', 'api/seeds', ':(exclude)*.test.ts', ':(exclude)*.fixture.ts');

const BERLIN = 'api/src/berlin-time/berlin-time.ts';

test.each([
  ['the name of the zone', 'Europe/Berlin', BERLIN],
  ['the length of a day', String.raw`\b24 \* 60 \* 60\b|\b86_?400|\b24 \* HOUR`, BERLIN],
  ['how SQL makes a day of a point in time', String.raw`AT TIME ZONE '[^']+'\)?(::| AS )date`, BERLIN],
  ['the days of the week', `'monday', 'tuesday'`, 'api/src/contract/training-times.ts'],
  ['that a version is stale', `'stale_version'`, 'api/src/editing/versions.ts'],
])('the API says once %s', async (_, pattern, home) => {
  expect(await filesWith(pattern)).toEqual([home]);
});
