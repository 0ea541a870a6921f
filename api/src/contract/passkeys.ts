import { Type, type Static } from 'typebox';
import { Closed, Id, Nullable, Timestamp } from './schema.ts';
import { Line } from './text.ts';

/** Bytes as base64url. */
const Bytes = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = Bytes(1400);
const Transports = Type.Array(Line(30), { maxItems: 10 });
const Credential = Type.Object({
  id: Type.String(),
  type: Type.String(),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** A passkey of one's own account. `host`: where it works; elsewhere `isUsableHere` is false. */
export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  host: Type.String(),
  isUsableHere: Type.Boolean(),
  createdAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type Passkey = Static<typeof Passkey>;

/** Answer of `GET /api/account/passkeys`. `isOffered`: they need a domain with HTTPS, or localhost. */
export const OwnPasskeys = Type.Object({ isOffered: Type.Boolean(), passkeys: Type.Array(Passkey) });
export type OwnPasskeys = Static<typeof OwnPasskeys>;

/**
 * Answer of `POST /api/account/passkeys/options` (W3C WebAuthn, `PublicKeyCredentialCreationOptionsJSON`); good for
 * five minutes.
 */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ name: Type.String(), id: Type.Optional(Type.String()) }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.String() })),
  timeout: Type.Optional(Type.Integer()),
  attestation: Type.Optional(Type.String()),
  excludeCredentials: Type.Optional(Type.Array(Credential)),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(Type.String()),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: Type.Optional(Type.String()),
    }),
  ),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/**
 * `POST /api/account/passkeys`: the authenticator's answer to the options. 400 `wrong_passkey`, 409
 * `too_many_passkeys`.
 */
export const NewPasskey = Closed({
  id: CredentialId,
  clientDataJSON: Bytes(4000),
  attestationObject: Bytes(8000),
  transports: Type.Optional(Transports),
});
export type NewPasskey = Static<typeof NewPasskey>;

/**
 * Answer of `POST /api/login/passkey/options` and `POST /api/account/proof/passkey/options`
 * (`PublicKeyCredentialRequestOptionsJSON`); good for five minutes. 409 `no_passkeys` where there can be none.
 */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.Optional(Type.String()),
  timeout: Type.Optional(Type.Integer()),
  userVerification: Type.Optional(Type.String()),
  allowCredentials: Type.Optional(Type.Array(Credential)),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

const answer = {
  id: CredentialId,
  clientDataJSON: Bytes(4000),
  authenticatorData: Bytes(4000),
  signature: Bytes(4000),
};

/** `POST /api/account/proof/passkey`: as a password and a code. 401 `wrong_passkey`. */
export const PasskeyAnswer = Closed(answer);
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** `POST /api/login/passkey`, answered with the user. 401 `wrong_passkey`. */
export const PasskeyLogin = Closed({ ...answer, stay: Type.Optional(Type.Boolean()) });
export type PasskeyLogin = Static<typeof PasskeyLogin>;
