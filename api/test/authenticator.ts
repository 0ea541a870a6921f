import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '../src/contract/index.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

type Answering = { origin: string; isVerified?: boolean };
type Asked = { challenge: string };

/**
 * An authenticator with one passkey for a host, which answers as a browser does at an origin (W3C WebAuthn, section 6).
 */
export function createAuthenticator(host: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: 'create' | 'get', { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  };

  return {
    /** What a browser sends for a new passkey. */
    make(asked: Asked, { origin, isVerified = true }: Answering): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]);
      const flags = PRESENT | WITH_CREDENTIAL | (isVerified ? VERIFIED : 0);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('create', asked, origin).toString('base64url'),
        attestationObject: attestation(authenticatorData(flags, credential)).toString('base64url'),
        transports: ['internal'],
      };
    },

    /** What a browser sends when somebody uses it. */
    answer(asked: Asked, { origin, isVerified = true }: Answering): PasskeyAnswer {
      const data = authenticatorData(PRESENT | (isVerified ? VERIFIED : 0));
      const client = clientData('get', asked, origin);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
}

/** An ES256 key as COSE (RFC 9053, section 7.1.1), in CBOR. */
function coseKey(x: string, y: string): Buffer {
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), coordinate(0x21, x), coordinate(0x22, y)]);
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const bytes = Buffer.concat([Buffer.from([0x58, data.length]), data]);
  const map = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes];
  return Buffer.concat([Buffer.from([0xa3]), ...map]);
}

function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
