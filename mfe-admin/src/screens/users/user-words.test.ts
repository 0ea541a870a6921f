import { signInText } from './user-words.ts';

test('what somebody signs in with is said in words, also of an account that is off', () => {
  expect(signInText({ state: 'active', hasSecondFactor: true })).toBe('Passwort und Code');
  expect(signInText({ state: 'active', hasSecondFactor: false })).toBe('ohne Zweitcode');
  expect(signInText({ state: 'off', hasSecondFactor: true })).toBe('Passwort und Code');
});

test('of who was only invited there is nothing to say', () => {
  expect(signInText({ state: 'invited', hasSecondFactor: false })).toBe('');
});
