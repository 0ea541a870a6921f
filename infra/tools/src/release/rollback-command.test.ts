import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { nextSteps } from './command-options.ts';
import { goBack } from './rollback-command.ts';

let portal: Server;
let refusal: string | undefined;
let said: string[];
let sent: unknown[];

beforeEach(async () => {
  said = [];
  sent = [];
  portal = createServer((request, response) => {
    if (request.method === 'GET') return answerHistory(request, response);
    void json(request).then((body) => sent.push(body));
    const outcome = { section: 'news', version: '1.0.0', live: '1.0.0', previous: '1.0.1', hints: ['ohne Herkunft'] };
    const answer = refusal ? { statusCode: 409, code: refusal, message: 'Das geht nicht.' } : outcome;
    response.writeHead(refusal ? 409 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
});
afterEach(() => {
  portal.close();
  portal.closeAllConnections();
});

function answerHistory(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const history = { section: 'news', revision: 7, releases: [] };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(history));
}

function back(words: Partial<Parameters<typeof goBack>[0]> = {}): Promise<void> {
  const { port } = portal.address() as AddressInfo;
  const access = { portalUrl: `http://127.0.0.1:${port}`, token: 'token' };
  return goBack({ access, section: 'news', version: undefined, said: {}, say: (line) => said.push(line), ...words });
}

test('going back says what is live now, and what is missing there', async () => {
  refusal = undefined;

  await back();

  expect(said).toEqual(['news 1.0.0 ist wieder live (vorher 1.0.1).', 'Hinweis: ohne Herkunft']);
});

test('going back says which revision it leaves, so that a request that is sent twice goes back once', async () => {
  refusal = undefined;

  await back();
  await back({ version: '1.0.0', said: { force: true, again: true } });

  expect(sent).toEqual([{ expected: 7 }, { expected: 7, version: '1.0.0', force: true, again: true }]);
});

test.each(['not_admitted', 'origins_not_allowed'])(
  'a way back that is refused (%s) names the one past it',
  async (code) => {
    refusal = code;

    await expect(back()).rejects.toMatchObject({ code: `rollback_${code}` });

    expect(nextSteps[`rollback_${code}`]).toContain('--force');
  },
);
