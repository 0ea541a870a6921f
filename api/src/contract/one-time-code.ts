import { Type, type Static } from 'typebox';

/** Six digits from an app, or a recovery code of ten characters; blanks and dashes are ignored. */
export const OneTimeCode = Type.String({ minLength: 6, maxLength: 20 });

/** Answer of `GET /api/account/second-factor`; `recoveryCodes`: how many are left. */
export const SecondFactor = Type.Object({ isOn: Type.Boolean(), recoveryCodes: Type.Integer() });
export type SecondFactor = Static<typeof SecondFactor>;

/** What an app makes its codes from: base32, and the same as an `otpauth:` address. */
export const SecondFactorSecret = Type.Object({ secret: Type.String(), uri: Type.String() });
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/** Who changes the second factor knows the password and has a code. 400 `wrong_password`, `wrong_code`; 429 after wrong ones. */
export const SecondFactorProof = Type.Object(
  { currentPassword: Type.String({ minLength: 1, maxLength: 200 }), code: OneTimeCode },
  { additionalProperties: false },
);
export type SecondFactorProof = Static<typeof SecondFactorProof>;

/** Ten digits each, good once; shown this one time. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
