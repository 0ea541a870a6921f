/** A message from the portal to a front process. */
export type ToFront =
  /** First of all: where to listen, and the portal's socket for answers that are not kept. */
  | { type: 'begin'; host: string; port: number; entrance: string; isBehindProxy: boolean; state: number }
  /** Copies made in another state are no longer valid. */
  | { type: 'state'; state: number }
  | { type: 'settled'; id: number }
  /** Finish requests under way and end; `isDrained`: a proxy has somewhere else to go. */
  | { type: 'end'; isDrained: boolean };

/** A message from a front process to the portal. */
export type FromFront =
  /** It hears us from now on. */
  | { type: 'ready' }
  | { type: 'listening'; port: number }
  | { type: 'failed'; failure: ListenFailure }
  | { type: 'knows'; state: number }
  /** Something was written: it wants to hear when every front process knows. */
  | { type: 'settle'; id: number }
  /** Kept answers sent since the last time, by status, and for each address how many, and how many opened a page. */
  | { type: 'sent'; statuses: Record<200 | 304, number>; addresses: [url: string, times: number, views: number][] };

/** The error of a refused `listen` (start-failure.ts), as far as messages carry it. */
export type ListenFailure = {
  message: string;
  code?: string | undefined;
  syscall?: string | undefined;
  port?: number | undefined;
  address?: string | undefined;
  hostname?: string | undefined;
};

/** Names the visitor's address on the way from a front process to the portal. */
export const CLIENT_HEADER = 'x-portal-client';
/** Type of an answer that is a finished one with all its bodies (`packAnswer`). */
export const PACKED_TYPE = 'application/vnd.portal.packed';
