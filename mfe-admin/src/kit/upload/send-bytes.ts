import { transfer, type Transfer } from './transfer.ts';

/** For what takes the server minutes once all of it has arrived, such as an export or a backup; ms. */
export const LONG_READING = 30 * 60_000;

/** Where a file goes as it is, without a form around it; `type` is what it is. */
type BytesTransfer = Pick<Transfer, 'method' | 'url' | 'onProgress' | 'answerTime'> & { type: string };

/** Sends bytes as {@link transfer} does. */
export function sendBytes<Answer>(bytes: Blob, { type, ...to }: BytesTransfer): Promise<Answer> {
  return transfer<Answer>(bytes, { ...to, headers: { 'content-type': type } });
}
