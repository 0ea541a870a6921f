import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/storage/s3-storage.ts';

/** An answer on its way: a lie changes it. */
export type BucketAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
type Lie = (answer: BucketAnswer, path: string) => BucketAnswer;

/** A bucket server behind which an honest one stands; `tell` makes it lie about what is read until `tell()`. */
export type LyingBucket = { settings: S3Settings; tell: (lie?: Lie) => void; close: () => Promise<void> };

/** Starts one in front of `honest`. */
export async function startLyingBucket(honest: S3Settings): Promise<LyingBucket> {
  const { hostname, port } = new URL(honest.endpoint);
  let lie: Lie | undefined;
  const server = createServer((asked, reply) => {
    const { method, url = '', headers } = asked;
    const forwarded = request({ hostname, port, method, path: url, headers }, async (answer) => {
      const { statusCode: status = 500, headers: told } = answer;
      const honestAnswer = { status, headers: told, body: await buffer(answer) };
      const said = lie && method === 'GET' ? lie(honestAnswer, url) : honestAnswer;
      // Who promised more has broken off.
      reply.writeHead(said.status, said.headers).end(said.body, () => said === honestAnswer || reply.destroy());
    });
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
