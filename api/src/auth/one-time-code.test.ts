import { Secret } from 'otpauth';
import { createTotpSecret, stepOfCode, totpUri } from './one-time-code.ts';

/** Appendix B of RFC 6238, the last six digits. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;
const SECRET = Secret.fromLatin1('12345678901234567890').base32;

const at = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(seconds * 1000);

afterEach(() => jest.restoreAllMocks());

test.each(VECTORS)('at %i s the code is %s, and good for a step before and after', (seconds, code) => {
  const step = Math.floor(seconds / 30);

  for (const now of [seconds - 30, seconds, seconds + 30]) {
    at(now);
    expect(stepOfCode(SECRET, code)).toBe(step);
  }
  at(seconds + 60);
  expect(stepOfCode(SECRET, code)).toBeNull();
});

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('„%s“ is no code', (code) => {
  at(59);
  expect(stepOfCode(SECRET, code)).toBeNull();
});

test('a secret has 160 bits and is never the same', () => {
  expect(Secret.fromBase32(createTotpSecret()).bytes).toHaveLength(20);
  expect(createTotpSecret()).not.toBe(createTotpSecret());
});

test('the address for the app names club and account, whatever is in their names', () => {
  const uri = new URL(totpUri(SECRET, { issuer: 'SV Würzburg: 1921 & Co', label: 'a+b@verein.example' }));

  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/SV Würzburg  1921 & Co:a+b@verein.example');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'SV Würzburg  1921 & Co',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
