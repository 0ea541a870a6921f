import { nextVersion, requireVersion } from './next-version.ts';

test.each([
  [[], '1.0.0', '1.0.0'],
  [['1.0.0'], '1.0.0', '1.0.1'],
  [['1.0.9', '1.0.10', '1.0.2'], '1.0.0', '1.0.11'],
  [['1.0.0', '1.0.1'], '2.0.0', '2.0.0'],
  [['01.0.1', '1.0.0'], '1.0.0', '1.0.2'],
])('after %j, with %s in package.json, comes %s', (published, packageVersion, expected) => {
  expect(nextVersion(published, packageVersion)).toBe(expected);
});

test.each(['1.0.0', '0.0.1', '10.20.99999'])('%s is a version', (version) => {
  expect(requireVersion(version)).toBe(version);
});

test.each(['01.0.1', '1.0', '1.0.0-beta', '1.0.100000', '', 'neu'])('„%s“ is none', (version) => {
  expect(() => requireVersion(version)).toThrow(`„${version}“ ist keine Version; gemeint ist etwas wie 1.4.0.`);
});
