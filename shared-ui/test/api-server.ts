import { serveFetch } from './serve-fetch.ts';

/** An answer of the fake API: status and JSON body, sent once `after` is settled. */
export type Answer = { status?: number; body?: unknown; after?: Promise<unknown> };

/** A real HTTP server that the page's requests go to; `requests` are `METHOD /path body`. */
export type ApiServer = {
  requests: string[];
  /** To `METHOD /path`, or only with this body: `METHOD /path body`. */
  answer: (request: string, answer: Answer) => void;
  stop: () => Promise<void>;
};

/** Starts it and sends relative requests of `fetch` there until it is stopped. Requests without an answer get 404. */
export async function startApiServer(): Promise<ApiServer> {
  const requests: string[] = [];
  const answers = new Map<string, Answer>();
  const { stop } = await serveFetch((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const line = `${request.method ?? ''} ${request.url ?? ''}`;
      requests.push(body ? `${line} ${body}` : line);
      const {
        status = 200,
        body: content,
        after,
      } = answers.get(requests.at(-1) ?? '') ?? answers.get(line) ?? { status: 404 };
      const send = () => response.writeHead(status).end(content === undefined ? '' : JSON.stringify(content));
      if (after) void after.then(send);
      else send();
    });
  });
  return { requests, answer: (request, answer) => void answers.set(request, answer), stop };
}
