import { setImmediate as turn } from 'node:timers/promises';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { sendBytes } from './send-bytes.ts';
import { sendPicture } from './send-picture.ts';

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
  // It takes all of it, and says nothing.
  server.answers = [() => undefined];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  return server.close();
});

const MOST_TURNS = 100_000;
const PICTURE = new Blob(['bild']);
const put = () => sendBytes(PICTURE, { method: 'PUT', url: '/x', type: 'text/plain' });
const arrival = async () => {
  for (let turns = 0; server.targets.length === 0 && turns < MOST_TURNS; turns += 1) await turn();
};

test.each<[string, () => Promise<unknown>]>([
  ['a picture', () => sendPicture(PICTURE, 'bild.jpg')],
  ['bytes', put],
])('%s that nobody says anything about any more can be sent again', async (_case, send) => {
  const sent = send().catch((error: unknown) => error);
  await arrival();

  jest.advanceTimersByTime(61_000);

  expect(await sent).toBeInstanceOf(TypeError);
});
