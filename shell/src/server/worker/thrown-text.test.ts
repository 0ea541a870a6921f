import { thrownText } from './thrown-text.ts';

const hostile = {
  get: () => {
    throw new Error('Abseits');
  },
};

test('an error is its stack, anything else its text', () => {
  const error = new Error('Abseits');

  expect(thrownText(error)).toBe(error.stack);
  expect(['Abseits', null, undefined, Symbol('Abseits')].map(thrownText)).toEqual([
    'Abseits',
    'null',
    'undefined',
    'Symbol(Abseits)',
  ]);
});

test.each([
  ['an object without a text', Object.create(null)],
  ['an object whose text throws', { toString: hostile.get }],
  ['an object that throws whatever is asked', new Proxy({}, { ...hostile, getPrototypeOf: hostile.get })],
  ['an error whose stack throws', Object.defineProperty(new Error(), 'stack', hostile)],
])('%s is told as what cannot be written', (_what, thrown: unknown) => {
  expect(thrownText(thrown)).toBe('Something was thrown that cannot be written');
});

test('a stack that is no text becomes one', () => {
  expect(thrownText(Object.assign(new Error(), { stack: 5 }))).toBe('5');
});

test('of a long message the beginning is told', () => {
  expect(thrownText('x'.repeat(50_000_000))).toHaveLength(20_000);
});
