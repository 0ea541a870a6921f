import { Agent, request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream';
import { CLIENT_HEADER, PACKED_TYPE } from './front-messages.ts';
import { READING } from '@portal/api/reading-methods';

type Forwarding = {
  /** The portal's socket (entrance.ts). */
  entrance: string;
  /** Resolves when every front process knows of the write. */
  settle(this: void): Promise<void>;
  /** Keeps a finished answer and sends it. */
  onPacked(this: void, packed: Buffer, request: IncomingMessage, response: ServerResponse): void;
};

/** They concern one connection only (RFC 9110, 7.6.1); trailers are not forwarded, and Node throws at some of them. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect']);
/** Milliseconds an unused connection to the portal is kept for the client it belongs to. */
const IDLE = 5_000;

/** Lets the portal answer. Each client's connection has one of its own there, which is closed with it. */
export function forwardTo({ entrance, settle, onPacked }: Forwarding): RequestListener {
  const agents = new WeakMap<Socket, Agent>();
  const agentOf = (socket: Socket): Agent => {
    const known = agents.get(socket);
    if (known) return known;
    const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: IDLE });
    agents.set(socket, agent);
    socket.once('close', () => agent.destroy());
    return agent;
  };

  return (request, response) => {
    const { method = 'GET', url = '/', socket } = request;
    const headers = [...passedOn(request.rawHeaders), CLIENT_HEADER, socket.remoteAddress ?? ''];
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    if (!hasBody && !READING.has(method)) headers.push('content-length', '0');
    const asked = ask({ socketPath: entrance, agent: agentOf(socket), method, path: url, headers });
    const giveUp = () => void response.destroy();
    let isAnswered = false;

    const receive = async (answer: IncomingMessage) => {
      if (answer.headers['content-type'] === PACKED_TYPE) return onPacked(await buffer(answer), request, response);
      if (!READING.has(method)) await settle();
      const ends = answer.headers.connection === 'close';
      const passed = passedOn(answer.rawHeaders, 'transfer-encoding');
      response.writeHead(
        answer.statusCode ?? 502,
        answer.statusMessage,
        ends ? [...passed, 'connection', 'close'] : passed,
      );
      pipeline(answer, response, () => undefined);
    };
    asked.on('response', (answer) => {
      isAnswered = true;
      receive(answer).catch(giveUp);
    });
    asked.on('error', () => {
      if (!isAnswered) return giveUp();
      // The rest of a request that was answered early is discarded.
      request.unpipe(asked);
      request.resume();
    });
    response.once('close', () => {
      if (!response.writableFinished) asked.destroy();
    });
    // A client that may not send a body is told so before it begins to send.
    if (hasBody) asked.flushHeaders();
    request.pipe(asked);
  };
}

/** Names and values in turn, without those of the connection. */
function passedOn(raw: readonly string[], ...others: string[]): string[] {
  const passed: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (!OF_CONNECTION.has(lower) && !others.includes(lower) && lower !== CLIENT_HEADER) passed.push(name, value);
  }
  return passed;
}
