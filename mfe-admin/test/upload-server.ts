import { expectConsole } from '@portal/api/test/expect-console';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { serveFetch } from '@portal/shared-ui/test/serve-fetch';

type Answer = (key: string, response: ServerResponse) => void;

/** An HTTP server that takes uploads; `answers` are used up first, afterwards every upload is stored. */
export type UploadServer = {
  /** The idempotency keys, in the order of their arrival. */
  keys: string[];
  /** Where they went: `POST /api/uploads`. */
  targets: string[];
  answers: Answer[];
  /** The bodies of the uploads, as text. */
  bodies: string[];
  /** The most uploads that were under way at once. */
  mostAtOnce: number;
  close: () => Promise<void>;
};

const ANSWER_TIME = 15;

/** Starts the server and sends the page's relative uploads to it. */
export async function startUploadServer(): Promise<UploadServer> {
  let underWay = 0;
  const uploads: UploadServer = {
    keys: [],
    targets: [],
    answers: [],
    bodies: [],
    mostAtOnce: 0,
    close: () => server.stop(),
  };
  const server = await serveFetch((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    response.setHeader('connection', 'close');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const key = String(request.headers['idempotency-key']);
    uploads.keys.push(key);
    uploads.targets.push(`${request.method} ${request.url}`);
    uploads.mostAtOnce = Math.max(uploads.mostAtOnce, (underWay += 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      uploads.bodies.push(Buffer.concat(chunks).toString());
      setTimeout(() => {
        underWay -= 1;
        (uploads.answers.shift() ?? store)(key, response);
      }, ANSWER_TIME);
    });
  });
  // oxlint-disable-next-line typescript/unbound-method -- called with the request it belongs to
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    open.call(this, method, new URL(url, server.origin), true);
  };
  return uploads;
}

/** Takes it. */
export const store: Answer = (_, response) => {
  const id = randomUUID();
  const picture = { id, url: `/objects/${id}.png`, alt: '', width: 8, height: 6, color: '#ff0000' };
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(picture));
};

/** Refuses as the API does. */
export function refuse(statusCode: number, message: string): Answer {
  return (_, response) => void response.writeHead(statusCode).end(JSON.stringify({ statusCode, code: 'no', message }));
}

/** The line drops before the answer. */
export const drop: Answer = (_, response) => {
  // jsdom says so.
  expectConsole('error', /socket hang up/);
  response.destroy();
};
