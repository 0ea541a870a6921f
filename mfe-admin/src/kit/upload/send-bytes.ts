import { transfer, type Transfer } from './transfer.ts';

/** The time limit for work that takes the server minutes after the upload, such as a backup; ms. */
export const LONG_READING = 30 * 60_000;

/** The target of a raw file, without a form around it; `type` is its type. */
type BytesTransfer = Pick<Transfer, 'method' | 'url' | 'onProgress' | 'answerTime'> & { type: string };

/** Sends bytes as {@link transfer} does. */
export function sendBytes<Answer>(bytes: Blob, { type, ...to }: BytesTransfer): Promise<Answer> {
  return transfer<Answer>(bytes, { ...to, headers: { 'content-type': type } });
}
