import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest, User } from '@portal/api/contract';
import { HttpError, request, useSession } from '@portal/shared-ui';
import { failureText } from '../failure.ts';
import { withProof } from './with-proof.ts';

// Only people who use a passkey download it.
const library = () => import('@simplewebauthn/browser');

/**
 * Makes a passkey for the signed-in user on this device, which asks for it; throws errors that {@link
 * passkeyFailureText} reads.
 */
export async function makePasskey(): Promise<void> {
  const options = await withProof(() => request<PasskeyCreation>('POST', '/api/account/passkeys/options'));
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const body: NewPasskey = { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
  await request('POST', '/api/account/passkeys', body);
}

/** Signs in with a passkey and notifies every section; throws errors that {@link passkeyFailureText} reads. */
export async function signInWithPasskey(stay: boolean): Promise<void> {
  const answer = await answerTo('/api/login/passkey/options');
  const user = await request<User>('POST', '/api/login/passkey', { ...answer, ...(stay && { stay }) });
  useSession.getState().setUser(user);
}

/** Proves with a passkey who is signed in, as a password does; throws errors that {@link passkeyFailureText} reads. */
export async function proveWithPasskey(): Promise<void> {
  await request('POST', '/api/account/proof/passkey', await answerTo('/api/account/proof/passkey/options'));
}

async function answerTo(options: string): Promise<PasskeyAnswer> {
  const optionsJSON = (await request<PasskeyRequest>('POST', options)) as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/**
 * The reason of the failure: the API's sentence, or that the device did not confirm it, which is all that browsers
 * tell.
 */
export function passkeyFailureText(error: unknown): string {
  if (error instanceof HttpError || error instanceof TypeError) return failureText(error);
  return 'Der Passkey wurde nicht bestätigt. Du kannst es noch einmal versuchen.';
}
