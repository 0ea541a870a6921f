import { nextVersion } from './next-version.ts';

test.each([
  [[], '1.0.0', '1.0.0'],
  [['1.0.0'], '1.0.0', '1.0.1'],
  [['1.0.9', '1.0.10', '1.0.2'], '1.0.0', '1.0.11'],
  [['1.0.0', '1.0.1'], '2.0.0', '2.0.0'],
])('after %j, with %s in package.json, comes %s', (published, packageVersion, expected) => {
  expect(nextVersion(published, packageVersion)).toBe(expected);
});
