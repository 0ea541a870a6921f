import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every app supports: SHA-1, six digits, 30 seconds. */
const FACTS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_BYTES = 20;
/** Codes of the step before and after are good, too: for slow typing and clock skew. */
const TOLERANCE = 1;

/** The secret from which an app makes codes, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address an app reads from a QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  // A colon parts issuer from label.
  return new TOTP({ ...FACTS, issuer: issuer.replaceAll(':', ' '), label, secret }).toString();
}

/** The time step of a code; null for a wrong one. */
export function stepOfCode(secret: string, code: string): number | null {
  // The library compares bytes, and throws at digits that have more than one.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = Date.now();
  const delta = TOTP.validate({
    ...FACTS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: TOLERANCE,
  });
  return delta === null ? null : TOTP.counter({ period: FACTS.period, timestamp }) + delta;
}

/** The last step whose code could be good now. */
export function lastStepNow(): number {
  return TOTP.counter({ period: FACTS.period }) + TOLERANCE;
}
