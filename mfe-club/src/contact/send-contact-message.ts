import type { ContactToken, NewMessage } from '@portal/api/contract';
import { HttpError } from '@portal/shared-ui';
import { requestContactToken, sendMessage } from '../club-api.ts';
import { fieldNames, type FieldErrors, type FieldName } from './message-check.ts';

/** A token with the time it came, in ms of the browser's clock. */
export type ReceivedToken = ContactToken & { receivedAt: number };

/** Why a message was not taken: a field to put right, or a sentence. */
export type Refusal = { errors: FieldErrors } | { text: string };

export async function receiveToken(): Promise<ReceivedToken> {
  return { ...(await requestContactToken()), receivedAt: performance.now() };
}

type Message = Omit<NewMessage, 'token' | 'consent'>;

/**
 * Sends a message with the form's token, not before the token is valid; an expired token is replaced once. Returns the
 * refusal, or nothing when it was accepted.
 */
export async function sendContactMessage(message: Message, given?: ReceivedToken): Promise<Refusal | undefined> {
  try {
    await sendWith(message, given ?? (await receiveToken()));
  } catch (error) {
    if (codeOf(error) !== 'form_expired') return refusalOf(error);
    try {
      await sendWith(message, await receiveToken());
    } catch (secondError) {
      return refusalOf(secondError);
    }
  }
  return undefined;
}

async function sendWith(message: Message, { token, minSeconds, receivedAt }: ReceivedToken): Promise<void> {
  // The server's clock began a little before the answer came, so this is never too soon.
  const wait = receivedAt + minSeconds * 1000 - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  await sendMessage({ ...message, consent: true, token });
}

function refusalOf(error: unknown): Refusal {
  const answer = error instanceof HttpError ? (error.body as RefusalAnswer | undefined) : undefined;
  if (!answer?.message) {
    return {
      text: 'Die Nachricht konnte nicht gesendet werden. Bitte prüfe deine Verbindung und versuche es noch einmal.',
    };
  }
  const field = fieldNames.find((name): name is FieldName => name === answer.field);
  return field ? { errors: { [field]: answer.message } } : { text: answer.message };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as RefusalAnswer | undefined)?.code : undefined;
}

type RefusalAnswer = { code?: string; field?: string; message?: string };
