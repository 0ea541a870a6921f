import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../src/storage/s3-storage.ts';

/** An S3 server on a free port with one empty bucket; it checks signatures. */
export type S3Server = {
  settings: S3Settings;
  /** The settings as environment variables. */
  env: Record<string, string>;
  /** Goes away; what it holds stays. */
  stop: () => Promise<void>;
  /** Comes back at the same address. */
  start: () => Promise<void>;
  /** Ends it and removes what it holds. */
  close: () => Promise<void>;
};

const BUCKET = 'verein-portal';
/** The only account it knows. */
const KEY = 'S3RVER';

/** Starts a bucket server on a free port of loopback. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const listen = async (port: number) => {
    const listening = createServer(answer).listen(port, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close().closeAllConnections();
    await closed;
  };
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    bucket: BUCKET,
    prefix: '',
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  return {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    stop,
    start: async () => void (server = await listen(port)),
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
