import { serveFetch } from './serve-fetch.ts';

/** The requests to a server, and the status every request gets instead of its answer; 0 for the answer. */
type ServerState = { requests: string[]; failure: number };

/** `hold` makes answers, or only those to one path, wait until the returned function is called. */
export type AnswerServer = { hold(path?: string): () => void; close(): Promise<void> };

/** Makes requests that await `passed` wait while it is held. */
export function createGate() {
  let gate: Promise<void> = Promise.resolve();
  return {
    hold: (): (() => void) => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    passed: () => gate,
  };
}

/** Answers the page's requests as the API does: JSON, 404 if `answer` returns undefined. */
export async function serveAnswers(state: ServerState, answer: (url: URL) => unknown): Promise<AnswerServer> {
  const gate = createGate();
  let held: string | undefined;
  const server = await serveFetch((request, response) => {
    const path = request.url ?? '';
    state.requests.push(path);
    const waiting = held === undefined || held === path ? gate.passed() : Promise.resolve();
    void waiting.then(() => {
      const body = state.failure ? undefined : answer(new URL(path, 'http://api'));
      response.statusCode = state.failure || (body === undefined ? 404 : 200);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body ?? { statusCode: response.statusCode, code: 'failed', message: 'Nein.' }));
    });
  });
  return {
    hold: (path) => {
      held = path;
      return gate.hold();
    },
    close: () => server.stop(),
  };
}
