import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Address } from './listen.ts';

/** Milliseconds a request waits for the process behind; a first build takes longer than a restart. */
const PATIENCE = 120_000;
/** Milliseconds until the process is asked again. */
const PAUSE = 50;

/**
 * Listens at `front` and hands each request to the process at `behind`. While that restarts, requests wait for its
 * successor. Resolves when it listens; returns how to end it.
 */
export async function holdRequests(front: Address, behind: Address, patience = PATIENCE): Promise<() => Promise<void>> {
  const server = createServer((incoming, answer) => forward(incoming, answer, behind, Date.now() + patience));
  return listen(server, front);
}

function forward(incoming: IncomingMessage, answer: ServerResponse, behind: Address, deadline: number): void {
  const { method = 'GET', url: path, headers } = incoming;
  let isSent = false;
  const outgoing = request({ ...behind, method, path, headers, agent: false }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.rawHeaders);
    received.pipe(answer);
  });
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      isSent = true;
      incoming.pipe(outgoing);
    }),
  );
  const end = () => void outgoing.destroy();
  answer.once('close', end);
  // A connection that ends during a write fails twice.
  outgoing.on('error', () => undefined);
  outgoing.once('error', () => {
    answer.off('close', end);
    if (answer.headersSent || answer.destroyed) return answer.destroy();
    // A request that may have been carried out must not be repeated.
    const isRepeatable = !isSent || ['GET', 'HEAD'].includes(method);
    if (isRepeatable && Date.now() < deadline)
      return void setTimeout(() => forward(incoming, answer, behind, deadline), PAUSE);
    answer.writeHead(502).end();
  });
}
