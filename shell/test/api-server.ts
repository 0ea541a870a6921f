import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in API answers: status and JSON body. */
export type Answer = { status?: number; body?: unknown };

/** A real HTTP server that the page's requests go to; `requests` are `METHOD /path body`. */
export type ApiServer = {
  requests: string[];
  /** To `METHOD /path`, or only with this body: `METHOD /path body`. */
  answer: (request: string, answer: Answer) => void;
  stop: () => Promise<void>;
};

/** Starts it and sends relative requests of `fetch` there until it is stopped. What has no answer is answered with 404. */
export async function startApiServer(): Promise<ApiServer> {
  const requests: string[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const line = `${request.method ?? ''} ${request.url ?? ''}`;
      requests.push(body ? `${line} ${body}` : line);
      const { status = 200, body: content } = answers.get(requests.at(-1) ?? '') ??
        answers.get(line) ?? { status: 404 };
      response.writeHead(status).end(content === undefined ? '' : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => originalFetch(typeof input === 'string' ? new URL(input, origin) : input, init);
  return {
    requests,
    answer: (request, answer) => void answers.set(request, answer),
    stop: async () => {
      globalThis.fetch = originalFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
