import type { Message } from '@portal/api/contract';
import { formatDateTime } from '@portal/shared-ui';

/** Longest quotation in characters: mail programs refuse addresses that are much longer than this makes them. */
const LONGEST_QUOTE = 1200;

/** Opens the own mail program with an answer: to the sender, with the subject and the quoted message. */
export function replyLink({ name, email, subject, message, receivedAt }: Message): string {
  const text = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)} …` : message;
  const quote = text.replaceAll(/^/gm, '> ');
  const body = `Hallo ${name},\n\n\n\nAm ${formatDateTime(receivedAt)} hast du geschrieben:\n${quote}`;
  // Mail programs want %0D%0A between lines (RFC 6068).
  const encode = (value: string) => encodeURIComponent(value.replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encode(replySubject(subject))}&body=${encode(body)}`;
}

function replySubject(subject: string): string {
  return /^(re|aw):/i.test(subject) ? subject : `Re: ${subject}`;
}
