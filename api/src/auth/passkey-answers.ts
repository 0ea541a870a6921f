import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NewPasskey, Passkey, PasskeyAnswer, PasskeyCreation, PasskeyRequest, User } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { describeDevice } from '../sessions/session.ts';
import { createPasskeysRepository, type KeptPasskey } from './passkeys.repository.ts';
import { requireRelyingParty } from './relying-party.ts';

// Loaded on first use, because it includes a certificate parser.
const library = () => import('@simplewebauthn/server');

/** An authenticator asks for the finger, the face or its PIN: with the key itself these are two factors. */
const userVerification = 'required';

/** Asks browsers for passkeys, and checks what they answer. */
export function createPasskeyAnswers({ db, config }: Pick<FastifyInstance, 'db' | 'config'>) {
  const passkeys = createPasskeysRepository(db);

  return {
    /** Throws 409. */
    async askForNew(request: FastifyRequest, { id, email, name }: User): Promise<PasskeyCreation> {
      const party = requireRelyingParty(request, config);
      const club = await db('settings').first<{ name: string } | undefined>('name');
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: club?.name ?? 'Verein',
        rpID: party.id,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: described(await passkeys.findCredentials(id, party.id)),
        authenticatorSelection: { residentKey: 'required', userVerification },
      });
      await passkeys.keepChallenge(options.challenge, 'registration', id);
      return options;
    },

    /** Throws 400 and 409. */
    async keepNew(request: FastifyRequest, user: User, body: NewPasskey): Promise<Passkey> {
      const party = requireRelyingParty(request, config);
      const { verifyRegistrationResponse } = await library();
      const { id, clientDataJSON, attestationObject, transports = [] } = body;
      const verify = async () => {
        await refuseCertificates(attestationObject);
        return verifyRegistrationResponse({
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: { clientDataJSON, attestationObject },
            clientExtensionResults: {},
          },
          expectedChallenge: (challenge) => passkeys.useChallenge(challenge, 'registration', user.id),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
        });
      };
      const { registrationInfo } = await verify().catch((): never => {
        throw wrongPasskey(400);
      });
      if (!registrationInfo) throw wrongPasskey(400);
      const { credential } = registrationInfo;
      return passkeys.insert({
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        rpId: party.id,
        name: describeDevice(request.headers['user-agent']),
      });
    },

    /** `user`: null at the login, where the browser offers those it has. Throws 409. */
    async ask(request: FastifyRequest, user: User | null): Promise<PasskeyRequest> {
      const party = requireRelyingParty(request, config);
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification,
        ...(user && { allowCredentials: described(await passkeys.findCredentials(user.id, party.id)) }),
      });
      await passkeys.keepChallenge(options.challenge, user ? 'proof' : 'login', user?.id ?? null);
      return options;
    },

    /** Returns the id of the passkey's owner, who has to be `user` if somebody is signed in. Throws 401 and 409. */
    async check(request: FastifyRequest, user: User | null, body: PasskeyAnswer): Promise<string> {
      const party = requireRelyingParty(request, config);
      const known = await passkeys.find(body.id, party.id);
      if (!known || (user && known.userId !== user.id)) throw wrongPasskey(401);
      const { verifyAuthenticationResponse } = await library();
      const { id, clientDataJSON, authenticatorData, signature } = body;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: (challenge) => passkeys.useChallenge(challenge, user ? 'proof' : 'login', user?.id ?? null),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: credentialOf(id, known),
        requireUserVerification: true,
      }).catch((): never => {
        throw wrongPasskey(401);
      });
      if (!verified) throw wrongPasskey(401);
      await passkeys.noteUse(known.id, authenticationInfo.newCounter);
      return known.userId;
    },
  };
}

/** None were requested, and the library would check their revocation at an address that they name. */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isPlain = ['none', 'packed'].includes(decoded.get('fmt')) && decoded.get('attStmt').get('x5c') === undefined;
  if (!isPlain) throw wrongPasskey(400);
}

function credentialOf(id: string, { publicKey, counter }: KeptPasskey) {
  return { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) };
}

/** Browsers leave out transports that they do not know. */
function described(credentials: readonly { id: string; transports: string[] }[]) {
  return credentials.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));
}

function wrongPasskey(statusCode: 400 | 401): AppError {
  return new AppError(
    statusCode,
    'wrong_passkey',
    'Mit diesem Passkey ging es nicht. Bitte noch einmal, oder mit dem Passwort.',
  );
}
