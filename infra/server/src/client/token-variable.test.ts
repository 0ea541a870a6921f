import { tokenIn } from './token-variable.ts';

const VARIABLE = 'TOKEN_OF_A_TEST';
afterEach(() => delete process.env[VARIABLE]);

const given = (text: string) => {
  process.env[VARIABLE] = text;
  return tokenIn(VARIABLE);
};

test('a token is taken without the line end that a file has after it', () => {
  expect(given('tombola.N6SOV7lQg7DA\n')).toBe('tombola.N6SOV7lQg7DA');
});

test('nothing is no token', () => {
  expect([tokenIn(VARIABLE), given(''), given(' ')]).toEqual([undefined, undefined, undefined]);
});

test.each(['„tombola.abc“', 'tombola.abc\ntombola.def', 'tömbola.abc'])(
  'what no request can carry is told: %j',
  (text) => {
    expect(() => given(text)).toThrow(/^In TOKEN_OF_A_TEST stehen Zeichen, die kein Token hat/);
  },
);
