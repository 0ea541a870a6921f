import { serveFetch } from '@portal/shared-ui/test/serve-fetch';

/** An HTTP server that answers every request with 204, unless `answers` say otherwise for „METHOD /path“. */
export type RecordingServer = {
  /** „METHOD /path“, in the order of their arrival. */
  requests: string[];
  /** Status and message for requests that are refused. */
  refusals: Map<string, [statusCode: number, message: string]>;
  close: () => Promise<void>;
};

/** Starts the server and sends the page's relative requests to it. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const recorded: RecordingServer = {
    requests: [],
    refusals: new Map(),
    close: () => server.stop(),
  };
  const server = await serveFetch((request, response) => {
    const line = `${request.method} ${request.url}`;
    recorded.requests.push(line);
    const [statusCode, message] = recorded.refusals.get(line) ?? [204, ''];
    const body = message && JSON.stringify({ statusCode, code: 'no', message });
    response.writeHead(statusCode, { connection: 'close', 'content-type': 'application/json' }).end(body);
  });
  return recorded;
}
