import { requireForSections } from './section-guard.ts';

beforeAll(() => Object.assign(globalThis, { __non_webpack_require__: require }));
afterAll(() => Reflect.deleteProperty(globalThis, '__non_webpack_require__'));

test.each(['util', 'node:util'])('a section gets %s, which only calculates', (name) => {
  expect(requireForSections(name)).toBe(require('node:util'));
});

test.each(['timers', 'node:timers', 'timers/promises', 'node:timers/promises'])(
  'a section does not get %s: nobody would know whose timers those are',
  (name) => {
    expect(() => requireForSections(name)).toThrow(`A section has no ${name} on the server`);
  },
);
