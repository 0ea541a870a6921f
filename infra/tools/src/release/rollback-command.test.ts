import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { nextSteps } from './command-options.ts';
import { goBack } from './rollback-command.ts';

let portal: Server;
let refusal: string | undefined;
let canary: string | undefined;
let said: string[];
let sent: unknown[];

beforeEach(async () => {
  canary = undefined;
  said = [];
  sent = [];
  portal = createServer((request, response) => {
    if (request.method === 'GET') return answerGet(request, response);
    void json(request).then((body) => {
      sent.push(body);
      const isRefused = refusal !== undefined && !(refusal === 'second_step' && 'from' in (body as object));
      const outcome = { section: 'news', version: '1.0.0', live: '1.0.0', previous: '1.0.1', hints: ['ohne Herkunft'] };
      const answer = isRefused ? { statusCode: 409, code: refusal, message: 'Das geht nicht.' } : outcome;
      response.writeHead(isRefused ? 409 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
});
afterEach(() => {
  portal.close();
  portal.closeAllConnections();
});

function answerGet(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const history = { section: 'news', revision: 7, releases: [{ version: '1.0.1', active: true }] };
  const trials = canary === undefined ? [] : [{ kind: 'canary', version: canary, endedAt: null }];
  const body = request.url?.startsWith('/api/releases/trials') ? trials : history;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function back(words: Partial<Parameters<typeof goBack>[0]> = {}): Promise<void> {
  const { port } = portal.address() as AddressInfo;
  const access = { portalUrl: `http://127.0.0.1:${port}`, token: 'token' };
  const say = (line: string) => said.push(line);
  return goBack({ access, section: 'news', version: undefined, said: {}, ask: undefined, say, ...words });
}

test('going back says what is live now, and what is missing there', async () => {
  refusal = undefined;

  await back();

  expect(said).toEqual(['news 1.0.0 ist wieder live (vorher 1.0.1).', 'Hinweis: ohne Herkunft']);
});

test.each([undefined, 'nothing_to_roll_back'])(
  'beside a canary going back names what ends that alone (%s)',
  async (code) => {
    refusal = code;
    canary = '1.1.0';

    await back().catch(() => undefined);

    expect(said[0]).toBe(
      'Der Probelauf von news 1.1.0 endet auch, wenn live zurückgeht. Nur ihn beendet: npm run releases -- news --end-canary',
    );
  },
);

test('going back says which revision it leaves, so that a request that is sent twice goes back once', async () => {
  refusal = undefined;

  await back();
  await back({ version: '1.0.0', said: { force: true, again: true, from: '1.0.1' } });

  const expressly = { version: '1.0.0', force: true, again: true, from: '1.0.1' };
  expect(sent).toEqual([{ expected: 7 }, { expected: 7, ...expressly }]);
});

test('a second step back is refused with what to type, so that a job that is run again goes back once', async () => {
  refusal = 'second_step';

  const message = 'Das geht nicht. Noch einen Schritt zurück geht es mit: npm run rollback -- news --from 1.0.1';
  await expect(back()).rejects.toMatchObject({ code: 'second_step', message });

  expect(sent).toEqual([{ expected: 7 }]);
});

test('at a terminal a second step back is asked about', async () => {
  refusal = 'second_step';
  const asked: string[] = [];
  const answer = (isSure: boolean) => async (question: string) => asked.push(question) > 0 && isSure;

  await expect(back({ ask: answer(false) })).rejects.toMatchObject({ code: 'second_step' });
  await back({ ask: answer(true) });

  expect(asked).toEqual(Array(2).fill('Das geht nicht. Noch einen Schritt zurück?'));
  expect(sent).toEqual([{ expected: 7 }, { expected: 7 }, { expected: 7, from: '1.0.1' }]);
  expect(said[0]).toBe('news 1.0.0 ist wieder live (vorher 1.0.1).');
});

test('a way back that is refused even with force names none past it', async () => {
  refusal = 'foreign_shell';

  await expect(back()).rejects.toMatchObject({ code: 'foreign_shell' });

  expect(nextSteps).not.toHaveProperty('foreign_shell');
});

test.each(['not_admitted', 'origins_not_allowed'])(
  'a way back that is refused (%s) names the one past it',
  async (code) => {
    refusal = code;

    await expect(back()).rejects.toMatchObject({ code: `rollback_${code}` });

    expect(nextSteps[`rollback_${code}`]).toContain('--force');
  },
);
