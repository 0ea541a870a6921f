import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { readMessages, writeMessage } from './message-lines.ts';

/** The descriptors that a process is started with, beside the usual three (render-process.ts). */
const MESSAGES = 3;
const NOTES = 4;
/** Sections beyond are noted as unknown. */
const MOST_NOTED = 255;

/** The end of a process that runs code of releases: its messages to the portal. */
export type WorkerChannel<Said extends object> = {
  /** A body follows the message as raw bytes. */
  say: (message: Said, body?: Uint8Array) => void;
  /** The section whose code is running, as its place in the list from 1 on; 0 is the shell. */
  current: () => number;
  /** Written at once: code that hangs next lets nothing out any more. */
  note: (owner: number) => void;
};

/** Opens the channel, on which the portal says `Heard`; the process ends with it. */
export function openChannel<Heard, Said extends object>(onMessage: (message: Heard) => void): WorkerChannel<Said> {
  const socket = new Socket({ fd: MESSAGES, readable: true, writable: true });
  const end = () => process.exit();
  socket.on('error', end).on('close', end);
  readMessages(socket, (message) => onMessage(message as Heard), end);
  const noted = Buffer.alloc(1);
  let current = 0;
  return {
    say: (message, body) => {
      socket.cork();
      for (const part of writeMessage(message, body)) socket.write(part);
      socket.uncork();
    },
    current: () => current,
    note: (owner) => {
      if (owner === current) return;
      current = owner;
      noted[0] = owner <= MOST_NOTED ? owner : 0;
      writeSync(NOTES, noted);
    },
  };
}
