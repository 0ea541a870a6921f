import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextSteps } from './command-options.ts';
import { goBack } from './rollback-command.ts';

let portal: Server;
let refusal: string | undefined;
let said: string[];

beforeEach(async () => {
  said = [];
  portal = createServer((request, response) => {
    request.resume();
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

function back(): Promise<void> {
  const { port } = portal.address() as AddressInfo;
  const access = { portalUrl: `http://127.0.0.1:${port}`, token: 'token' };
  return goBack({ access, section: 'news', version: undefined, force: false, say: (line) => said.push(line) });
}

test('going back says what is live now, and what is missing there', async () => {
  refusal = undefined;

  await back();

  expect(said).toEqual(['news 1.0.0 ist wieder live (vorher 1.0.1).', 'Hinweis: ohne Herkunft']);
});

test.each(['not_admitted', 'origins_not_allowed'])(
  'a way back that is refused (%s) names the one past it',
  async (code) => {
    refusal = code;

    await expect(back()).rejects.toMatchObject({ code: `rollback_${code}` });

    expect(nextSteps[`rollback_${code}`]).toContain('--force');
  },
);
