import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of one client before its connection is closed, in ms. */
export type ClientLimits = {
  /** Until the head of a request has arrived, counted from the first byte that may be one. */
  headMs: number;
  /** Until a body has arrived that comes slower than `bytesPerMs`: a picture of ten megabytes over a bad line. */
  requestMs: number;
  /** A body that comes faster may take longer: a backup, or an export of another website. */
  bytesPerMs: number;
  /** The time without a byte after which a client counts as gone in the middle of its body: a phone without a line. */
  pauseMs: number;
  /** The time without progress after which a client counts as not reading the answer. */
  silenceMs: number;
  /** Until a connection without a request is closed; longer than proxies keep theirs, so that none sends into it. */
  keepAliveMs: number;
  /** How often head and request are checked. */
  checkMs: number;
  /** Pipelined requests, sent before earlier answers were read. */
  ahead: number;
};

/** The portal's own. */
export const CLIENT_LIMITS: ClientLimits = {
  headMs: 20_000,
  requestMs: 300_000,
  bytesPerMs: 32,
  pauseMs: 60_000,
  silenceMs: 300_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
  ahead: 16,
};
/** Open files reserved for the process: the database's, files being read and written, a new render worker's. */
const OWN_FILES = 256;

/** A server whose memory and open files slow, silent and greedy clients cannot exhaust. */
export function createLimitedServer(listener: RequestListener, limits: ClientLimits = CLIENT_LIMITS): Server {
  const mayWait = createAheadCount(limits.ahead);
  const bodies = new Set<Body>();
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      // Node's limit does not distinguish a slow body from a long one.
      requestTimeout: 0,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      // A response has no socket while it waits for the answers before it.
      if (response.socket === null && !mayWait(request.socket, response)) request.socket.destroy();
      else {
        if (hasBody(request)) noteBody(bodies, request);
        listener(request, response);
      }
    },
  );
  hangUpOnSilence(server, limits);
  hangUpOnDrips(server, bodies, limits);
  const most = mostConnections();
  if (most) server.maxConnections = most;
  return server;
}

/**
 * Only connections with bytes that the client has not read yet get a timeout: the server's own one for all of them
 * costs every request a seventh.
 */
function hangUpOnSilence(server: Server, { silenceMs, checkMs }: ClientLimits): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const check = () => {
    // The timeout restarts with each byte that is read, and ends with the answer.
    for (const socket of sockets)
      if (socket.writableLength > 0 && socket.timeout !== silenceMs) socket.setTimeout(silenceMs);
  };
  repeatWhileListening(server, check, checkMs);
}

/**
 * A request whose body is still to come, since when, and how many bytes its connection had brought before; how many it
 * had when it was last seen to bring some, and when that was.
 */
type Body = { request: IncomingMessage; since: number; before: number; seen: number; seenAt: number };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function noteBody(bodies: Set<Body>, request: IncomingMessage): void {
  const [since, before] = [performance.now(), request.socket.bytesRead];
  const body = { request, since, before, seen: before, seenAt: since };
  bodies.add(body);
  request.once('close', () => bodies.delete(body));
}

function hangUpOnDrips(server: Server, bodies: Set<Body>, limits: ClientLimits): void {
  const { requestMs, bytesPerMs, pauseMs, checkMs } = limits;
  const check = () => {
    const now = performance.now();
    for (const body of bodies) {
      const { request, since, before } = body;
      if (request.complete) continue;
      const { bytesRead } = request.socket;
      // Received bytes that the portal has not read yet hold back further ones: then the portal causes the wait.
      if (bytesRead > body.seen || request.readableLength > 0) Object.assign(body, { seen: bytesRead, seenAt: now });
      const time = now - since;
      const drips = time >= requestMs && bytesRead - before < time * bytesPerMs;
      if (drips || now - body.seenAt >= pauseMs) request.socket.destroy();
    }
  };
  repeatWhileListening(server, check, checkMs);
}

/** A server that never listens is never closed: its timer would keep the whole app alive. */
function repeatWhileListening(server: Server, work: () => void, everyMs: number): void {
  server.once('listening', () => {
    const timer = setInterval(work, everyMs).unref();
    server.once('close', () => clearInterval(timer));
  });
}

function createAheadCount(most: number) {
  const counts = new WeakMap<Socket, number>();
  const add = (socket: Socket, difference: number) => {
    const count = (counts.get(socket) ?? 0) + difference;
    counts.set(socket, count);
    return count;
  };
  return (socket: Socket, response: NodeJS.EventEmitter): boolean => {
    response.once('close', () => add(socket, -1));
    return add(socket, 1) <= most;
  };
}

/** The process's limit of open files minus what it needs itself; undefined if the limit is unknown. */
function mostConnections(): number | undefined {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most ? Math.max(OWN_FILES, Number(most) - OWN_FILES) : undefined;
  } catch {
    return undefined;
  }
}
