import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { whileMemoryIsSwept } from '../../test/sweep-memory.ts';
import { StorageAwayError } from './object-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const KEY = '2026/11/a.jpg';
const PICTURE = Buffer.from('picture');

describe('createS3Storage', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  test('keeps to its prefix', async () => {
    const [one, other] = ['one/', 'other/'].map((prefix) => createS3Storage({ ...server.settings, prefix }, 'objects'));
    await one?.put(KEY, PICTURE);

    expect(await one?.stat(KEY)).toEqual({ bytes: PICTURE.length });
    expect(await other?.stat(KEY)).toBeUndefined();
    for await (const found of other?.list() ?? []) expect(found).toBeUndefined();
  });

  test.each([
    ['a wrong key', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown account', { accessKeyId: 'unknown' }, 'InvalidAccessKeyId'],
    ['a bucket that does not exist', { bucket: 'another' }, 'NoSuchBucket'],
  ])('%s is a refusal, not a missing object', async (_what, wrong, code) => {
    const storage = createS3Storage({ ...server.settings, ...wrong }, 'objects');

    const refusal = { message: expect.stringContaining(code), isRefusal: true };
    await expect(storage.open(KEY)).rejects.toMatchObject(refusal);
    await expect(storage.put(KEY, PICTURE)).rejects.toMatchObject(refusal);
    await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(refusal);
  });

  test('a server that is gone is told from an object that is missing, and works again when it is back', async () => {
    const storage = createS3Storage(server.settings, 'objects');
    await storage.put(KEY, PICTURE);

    await server.stop();
    const whileGone = await Promise.allSettled([storage.open(KEY), storage.stat(KEY), storage.put(KEY, PICTURE)]);
    await server.start();

    for (const result of whileGone)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageAwayError) });
    expect(await text(await storage.open(KEY))).toBe('picture');
  });
});

describe('a server', () => {
  let server: Server;
  afterEach(() => server.close().closeAllConnections());

  const answering = async (listener: RequestListener, patienceMs?: number) => {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { endpoint, region: 'any', bucket: 'any', prefix: '', accessKeyId: 'a', secretAccessKey: 'b' };
    return createS3Storage(settings, 'objects', patienceMs);
  };

  test('is asked for the next page of a list', async () => {
    const token = '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=&';
    const asked: (string | null)[] = [];
    const entry = (key: string) =>
      `<Contents><Key>objects/${key}</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified></Contents>`;
    const storage = await answering((request, response) => {
      const wanted = new URL(request.url ?? '', 'http://any').searchParams.get('continuation-token');
      asked.push(wanted);
      const more = `<NextContinuationToken>${token.replace('&', '&amp;')}</NextContinuationToken>`;
      response.end(`<ListBucketResult>${wanted ? '' : more}${entry(wanted ? 'b.jpg' : KEY)}</ListBucketResult>`);
    });
    const found = [];

    for await (const object of storage.list()) found.push(object);

    const writtenMs = Date.UTC(2026, 10, 21, 10);
    expect(found).toEqual([
      { key: KEY, writtenMs },
      { key: 'b.jpg', writtenMs },
    ]);
    expect(asked).toEqual([null, token]);
  });

  test('is asked again after a failure, a broken connection and half an answer', async () => {
    let requests = 0;
    const storage = await answering((request, response) => {
      requests += 1;
      if (requests === 1) response.writeHead(503).end();
      else if (requests === 2) response.writeHead(200, { 'content-length': 100 }).end('half', () => request.destroy());
      else response.end('picture');
    });

    expect(await text(await storage.open(KEY))).toBe('picture');
  });

  test('that sends other bytes than were stored is not believed', async () => {
    const digest = createHash('sha256').update('picture').digest('hex');
    const storage = await answering((_request, response) => {
      response.writeHead(200, { 'x-amz-meta-sha256': digest }).end('another');
    });

    await expect(storage.open(KEY)).rejects.toThrow(StorageAwayError);
  });

  test('that never ends its answer is given up before the memory is full', async () => {
    // A busy machine needs longer than a portal waits.
    const storage = await answering((_request, response) => {
      const chunk = Buffer.alloc(8 * 1024 * 1024);
      const more = (): void => void response.write(chunk, (error) => error ?? setImmediate(more));
      more();
    }, 120_000);

    await expect(storage.open(KEY)).rejects.toThrow('far too long');
  });

  test('that drips is given up, too', async () => {
    const storage = await answering((_request, response) => {
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    }, 300);

    await expect(storage.open(KEY)).rejects.toThrow(StorageAwayError);
  });

  test('that lists what is not ours is not believed', async () => {
    const names = ['fremdes/a.jpg', `objects/../${KEY}`, 'objects/.env', `xxxxxxx/${KEY}`, `objects/${KEY}`];
    const entries = names.map((name) => `<Contents><Key>${name}</Key></Contents>`);
    const storage = await answering((_request, response) => {
      response.end(`<ListBucketResult>${entries.join('')}</ListBucketResult>`);
    });
    const found = [];

    for await (const { key } of storage.list()) found.push(key);

    expect(found).toEqual([KEY]);
  });

  test.each<[string, RequestListener]>([
    ['nothing under that address', (_request, response) => void response.writeHead(404).end()],
    [
      'an object where the bucket should be',
      (_request, response) =>
        void response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>'),
    ],
    ['a page', (_request, response) => void response.end('<!doctype html><title>Speicher</title>')],
  ])('that has %s is no empty bucket', async (_case, answer) => {
    const storage = await answering(answer);

    await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ isRefusal: true });
  });

  test('whose list never ends is given up', async () => {
    const storage = await answering((_request, response) => {
      response.end('<ListBucketResult><NextContinuationToken>a</NextContinuationToken></ListBucketResult>');
    });

    await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toThrow('in circles');
  });

  test.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['begins to answer and stops', (_request, response) => void response.writeHead(200).write('pic')],
  ])('that %s is given up, when memory is swept meanwhile as well', async (_case, answer) => {
    const storage = await answering(answer, 300);
    await whileMemoryIsSwept(async () => {
      await expect(storage.open(KEY)).rejects.toBeInstanceOf(StorageAwayError);
      await expect(storage.put(KEY, PICTURE)).rejects.toBeInstanceOf(StorageAwayError);
    });
  });
});
