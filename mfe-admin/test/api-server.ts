import type { RequestListener } from 'node:http';
import { serveFetch, type FetchServer } from '@portal/shared-ui/test/serve-fetch';

export type Asked = { request: string; body: Record<string, unknown> };
type Answer = { status?: number; body?: unknown };
type Answering = Answer | ((asked: Asked) => Answer | Promise<Answer>);

/** A real HTTP server that the page's requests go to. */
export type ApiServer = {
  /** Its requests, in order; `request` is `METHOD /path?query`. */
  asked: Asked[];
  /** Answers the requests that begin so; the last call wins. Requests without an answer get 404. */
  answer: (request: string, answer: Answering) => void;
  /** A dead connection: every request breaks off. */
  isAway: boolean;
};

/**
 * The server of a file of tests, to which relative requests of `fetch` go while they run. Before each test it is
 * running without recorded requests; answers stay.
 */
export function apiServer(): ApiServer {
  const answers: [request: string, answer: Answering][] = [];
  const api: ApiServer = {
    asked: [],
    answer: (request, answer) => void answers.push([request, answer]),
    isAway: false,
  };
  const listener: RequestListener = (request, response) => {
    if (api.isAway) return void request.socket.destroy();
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const asked: Asked = {
        request: `${request.method ?? ''} ${request.url ?? ''}`,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      api.asked.push(asked);
      const found = answers.findLast(([begin]) => asked.request.startsWith(begin))?.[1] ?? { status: 404 };
      void Promise.resolve(typeof found === 'function' ? found(asked) : found).then(({ status = 200, body }) =>
        response.writeHead(status, { connection: 'close' }).end(body === undefined ? '' : JSON.stringify(body)),
      );
    });
  };
  let server: FetchServer;
  beforeAll(async () => {
    server = await serveFetch(listener);
  });
  beforeEach(() => {
    api.asked.length = 0;
    api.isAway = false;
  });
  // Requests begun by one test must not reach the server in the next one.
  afterEach(() => server.settled());
  afterAll(() => server.stop());
  return api;
}
