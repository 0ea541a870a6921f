import { execFile } from 'node:child_process';
import { constants, mkdir, open, type FileHandle } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sendForm } from '../../../test/send-form.ts';
import { signIn } from '../../../test/sign-in.ts';
import { blob, uploadDesk } from '../../../test/upload-desk.ts';
import { waitUntil } from '../../../test/wait-until.ts';
import { makePdf } from '../documents/documents.fixture.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';
import { makePhonePhoto, makePicture } from '../pictures/pictures.fixture.ts';

const desk = uploadDesk();
const { upload, listFiles, takeStock } = desk;

test('twenty different photos at once are all stored', async () => {
  const files = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      makePicture({ width: 1200 + index, height: 900 })
        .jpeg()
        .toBuffer(),
    ),
  );

  const answers = await Promise.all(files.map((file) => upload([['file', blob(file)]])));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 201));
  expect(new Set(answers.map((answer) => answer.json<{ url: string }>().url)).size).toBe(20);
  expect(await listFiles('incoming')).toEqual([]);
});

test('beyond what fits in line it says when to come back, and takes the next once there is room', async () => {
  const another = await signIn(desk.app, 'editor');
  const sockets = Array.from({ length: 40 }, (_, index) => startUpload(index % 2 ? another : desk.cookie));
  await waitUntil(async () => (await listFiles('incoming')).length === sockets.length);
  const file = await makePicture({ width: 70 }).png().toBuffer();
  const third = await signIn(desk.app, 'editor');

  const refused = await upload([['file', blob(file)]], third);
  for (const socket of sockets) socket.destroy();
  await waitUntil(async () => (await listFiles('incoming')).length === 0);

  expect(refused.json()).toMatchObject({ statusCode: 429, code: 'too_many_uploads' });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await upload([['file', blob(file)]], third)).statusCode).toBe(201);
});

test.each<[what: string, url: string, folder: string, most: number, another: () => Promise<Buffer>]>([
  ['pictures', '/api/uploads', 'incoming', 20, () => makePicture({ width: 71 }).png().toBuffer()],
  ['documents', '/api/documents', 'incoming-documents', 5, async () => makePdf()],
])('one account that sends its %s slowly leaves room for others', async (_what, url, folder, most, another) => {
  const slow = Array.from({ length: most }, () => startUpload(desk.cookie, url));
  await waitUntil(async () => (await listFiles(folder)).length === slow.length);
  const file = new File([new Uint8Array(await another())], url.endsWith('uploads') ? 'a.png' : 'a.pdf');
  const send = (cookie: string) => sendForm(desk.app, 'POST', url, [['file', file]], { cookie });

  const more = await send(desk.cookie);
  const ofAnother = await send(await signIn(desk.app, 'editor'));
  for (const socket of slow) socket.destroy();
  await waitUntil(async () => (await listFiles(folder)).length === 0);

  expect(more.json()).toMatchObject({ statusCode: 429, code: 'too_many_uploads' });
  expect(ofAnother.statusCode).toBe(201);
});

test('uploads go on while no more sizes of pictures are taken into line', async () => {
  const [folder, file] = [join(desk.config.dataDir, 'objects'), await makePicture({ width: 90 }).png().toBuffer()];
  await mkdir(folder, { recursive: true });
  const size = (name: string, place = 0) =>
    desk.app.inject({ url: `/optimize-image/objects/${name}.jpg`, remoteAddress: `192.0.2.${place % 4}` });
  const slow = ['a', 'b'].map((name) => ({ name, path: join(folder, `${name}.jpg`) }));
  for (const { path } of slow) await promisify(execFile)('mkfifo', [path]);
  const first = slow.map(({ name }) => size(name));
  // A reader of a pipe waits for its end; without one it cannot be opened here.
  const ends: FileHandle[] = [];
  for (const { path } of slow)
    await waitUntil(async () => {
      const end = await open(path, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
      return end !== undefined && ends.push(end) > 0;
    });
  const line = Array.from({ length: 2 * PICTURE_LIMITS.variantsPerMinute + 1 }, (_, place) =>
    size(`x-${place}`, place),
  );

  const refused = await Promise.race(line);
  const uploaded = await upload([['file', blob(file)]]);
  for (const end of ends) await end.close();
  const answers = await Promise.all([...first, ...line]);

  expect(refused.json()).toMatchObject({ statusCode: 503, code: 'busy' });
  expect(uploaded.statusCode).toBe(201);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 503)).toHaveLength(1);
});

test('a client that disappears in the middle leaves no file and no row', async () => {
  const before = await takeStock();
  const socket = startUpload();
  socket.write((await makePhonePhoto()).subarray(0, 2000));
  await waitUntil(async () => (await listFiles('incoming')).length === 1);

  socket.destroy();

  await waitUntil(async () => (await listFiles('incoming')).length === 0);
  expect(await takeStock()).toEqual(before);
});

/** A client that has sent the beginning of a picture and goes on when it likes. */
function startUpload(cookie = desk.cookie, url = '/api/uploads'): Socket {
  const { port } = desk.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=end',
    'Content-Length: 100000',
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n--end\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`);
  socket.write('the beginning of a picture');
  return socket;
}
