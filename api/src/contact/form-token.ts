import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_SECONDS } from '../time/berlin-time.ts';

/** Nobody types a message faster. */
export const MIN_SECONDS = 3;
/** A form may stay open over a night. */
export const MAX_SECONDS = DAY_SECONDS;

type Verdict = { state: 'good'; nonce: string } | { state: 'early' } | { state: 'expired' } | { state: 'forged' };

/** The signed time at which a form was issued, so that nothing has to be stored. */
export function createFormTokens(secret: string) {
  const key = createHmac('sha256', secret).update('contact form').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    issue(now: Date): string {
      const text = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },

    check(token: string, now: Date): Verdict {
      const [issued = '', nonce = '', signature = '', ...rest] = token.split('.');
      const expected = Buffer.from(sign(`${issued}.${nonce}`));
      const given = Buffer.from(signature);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return { state: 'forged' };
      const seconds = (now.getTime() - Number(issued)) / 1000;
      if (seconds < MIN_SECONDS) return { state: 'early' };
      return seconds > MAX_SECONDS ? { state: 'expired' } : { state: 'good', nonce };
    },
  };
}
