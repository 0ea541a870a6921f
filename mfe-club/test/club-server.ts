import { createGate } from '@portal/shared-ui/test/serve-answers';
import { serveFetch } from '@portal/shared-ui/test/serve-fetch';

/** An answer that is not a success. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: object = { statusCode: status, code: 'failed', message: 'Das ging nicht.' },
  ) {}
}

/**
 * An HTTP server that answers like the API: `answers` by path; 404 for all others. `requests` are
 * the requested methods and paths, `messages` the bodies sent, both in order.
 */
export type ClubServer = {
  answers: Record<string, unknown>;
  requests: string[];
  messages: unknown[];
  /** Answers wait until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
};

/** Starts the server and sends the page's relative requests to it. */
export async function startClubServer(): Promise<ClubServer> {
  const gate = createGate();
  const club: ClubServer = {
    answers: {},
    requests: [],
    messages: [],
    hold: gate.hold,
    close: () => server.stop(),
  };
  const server = await serveFetch((request, response) => {
    const path = request.url ?? '';
    club.requests.push(`${request.method} ${path}`);
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      if (sent) club.messages.push(JSON.parse(sent));
      void gate.passed().then(() => {
        const given = path in club.answers ? club.answers[path] : new Refusal(404);
        // A list of answers is given one after the other; the last one stays.
        const answer = given instanceof Turns ? given.next() : given;
        response.statusCode = answer instanceof Refusal ? answer.status : 200;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer instanceof Refusal ? answer.body : answer));
      });
    });
  });
  return club;
}

/** Answers that follow each other; the last one stays. */
export class Turns {
  readonly #answers: unknown[];

  constructor(...answers: unknown[]) {
    this.#answers = answers;
  }

  next(): unknown {
    return this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
  }
}
