import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/storage/s3-storage.ts';

/** An answer on its way: a lie changes it. */
export type BucketAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** Instead of the body: nothing at all, not even a head; a letter now and then, or as much as is taken, for ever. */
  instead?: 'nothing' | 'drops' | 'flood';
};
type Lie = (answer: BucketAnswer) => BucketAnswer;

/** A bucket server in front of an honest one; `tell` makes it lie about what is read until `tell()`. */
export type LyingBucket = { settings: S3Settings; tell: (lie?: Lie) => void; close: () => Promise<void> };

/** Starts one in front of `honest`. */
export async function startLyingBucket(honest: S3Settings): Promise<LyingBucket> {
  const { hostname, port } = new URL(honest.endpoint);
  let lie: Lie | undefined;
  const pass = async (answer: IncomingMessage, asked: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const told: BucketAnswer = {
      status: answer.statusCode ?? 500,
      headers: answer.headers,
      body: await buffer(answer),
    };
    const said = lie && asked.method === 'GET' ? lie(told) : told;
    if (said.instead) return neverEnd(said, reply);
    // A reply that promised more has broken off. A finished one has released its connection.
    reply.writeHead(said.status, said.headers).end(said.body, () => said === told || asked.socket.destroy());
  };
  const server = createServer((asked, reply) => {
    const { method, url: path, headers } = asked;
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => void pass(answer, asked, reply));
    forwarded.on('error', () => reply.destroy());
    asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: { ...honest, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    tell: (next) => void (lie = next),
    close: async () => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}

function neverEnd({ status, headers, instead }: BucketAnswer, reply: ServerResponse): void {
  if (instead === 'nothing') return;
  const { 'content-length': _length, ...others } = headers;
  reply.writeHead(status, others);
  if (instead === 'drops') {
    const drops = setInterval(() => reply.write('x'), 20);
    return void reply.on('close', () => clearInterval(drops));
  }
  const chunk = Buffer.alloc(1024 * 1024);
  const more = (): void => void reply.write(chunk, (error) => error ?? setImmediate(more));
  more();
}
