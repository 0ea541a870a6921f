import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { runningApi } from '../test/app.ts';
import { EDITING_ACCESS, OTHER_ACCESS, ROUTE_ACCESS, ROUTE_PROOF, type Access } from '../test/route-access.ts';
import { ROUTES_ASKING } from '../test/routes-asking.ts';
import { createAccount, signIn, signInAccount } from '../test/sign-in.ts';
import type { EditableSettings } from './contract/index.ts';
import type { KnownRoute } from './plugins/route-list.ts';

const VISITORS = ['anonymous', 'trainer', 'editor', 'admin'] as const;
type Visitor = (typeof VISITORS)[number];
const LOWEST: Readonly<Record<Access, number>> = { public: 0, trainer: 1, editor: 2, admin: 3, token: VISITORS.length };

const api = runningApi({ config: { weatherUrl: null }, prepare: (app) => app.ready() });

const nameOf = ({ method, url }: KnownRoute) => `${method} ${url}`;

/** An address that the route matches and that leads to nothing. */
const addressOf = ({ url }: KnownRoute) =>
  url
    .replace(/:\w*section\b/, 'news')
    .replaceAll(/:\w+/g, () => randomUUID())
    .replace('*', 'nothing.txt');

function ask(route: KnownRoute, cookie: string) {
  const method = route.method as InjectOptions['method'] & string;
  return api.app.inject({ method, url: addressOf(route), headers: { cookie } });
}

/**
 * 401 and 403 are the guards' answers; a visitor who passes them gets an empty body refused, or finds nothing at the
 * address.
 */
function judge(status: number, access: Access, visitor: Visitor): string | undefined {
  const isAllowed = VISITORS.indexOf(visitor) >= LOWEST[access];
  const expected = visitor === 'anonymous' || access === 'token' ? 401 : 403;
  if (isAllowed) return [401, 403].includes(status) || status >= 500 ? `${status} instead of being let in` : undefined;
  return status === expected ? undefined : `${status} instead of ${expected}`;
}

test('the table names every route, and only routes', () => {
  const routes = [...new Set(api.app.knownRoutes.map(nameOf))];

  // A new route belongs in test/route-access.ts, with the lowest role that may use it.
  expect(routes.filter((name) => !(name in ROUTE_ACCESS))).toEqual([]);
  expect(Object.keys(ROUTE_ACCESS).filter((name) => !routes.includes(name))).toEqual([]);
});

test('who may edit a kind of content is declared with it alone', () => {
  expect(Object.keys(OTHER_ACCESS).filter((name) => name in EDITING_ACCESS)).toEqual([]);
  expect(EDITING_ACCESS).toMatchObject({
    'PATCH /api/teams/:id': 'trainer',
    'POST /api/teams': 'editor',
    'PUT /api/teams/order': 'editor',
    'DELETE /api/albums/:id': 'trainer',
    'PUT /api/news-categories/order': 'editor',
  });
});

test.each(VISITORS)('%s passes where the table says so, and nowhere else', async (visitor) => {
  const faults: string[] = [];
  const cookie = visitor === 'anonymous' ? '' : await signIn(api.app, visitor);
  // Signing out comes last: it works, and ends the session.
  const routes = api.app.knownRoutes.toSorted(
    (a, b) => Number(a.url === '/api/logout') - Number(b.url === '/api/logout'),
  );
  for (const route of routes) {
    const access = ROUTE_ACCESS[nameOf(route)];
    if (!access) continue;
    const fault = judge((await ask(route, cookie)).statusCode, access, visitor);
    if (fault) faults.push(`${nameOf(route)}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

const SIGNED_IN = new Set<Access | undefined>(['trainer', 'editor', 'admin']);
const needsProofDeclared = (name: string) =>
  ROUTE_ACCESS[name] === 'admin' || (!name.startsWith('GET ') && SIGNED_IN.has(ROUTE_ACCESS[name]));

test('every route of administrators, and each by which who is signed in writes, says whether it asks for the password', () => {
  const names = [...new Set(api.app.knownRoutes.map(nameOf))].filter(needsProofDeclared);

  // A new one belongs in ROUTE_PROOF in test/route-access.ts.
  expect(names.filter((name) => !(name in ROUTE_PROOF))).toEqual([]);
  expect(Object.keys(ROUTE_PROOF).filter((name) => !names.includes(name))).toEqual([]);
});

const declared = (proof: string) => Object.keys(ROUTE_PROOF).filter((name) => ROUTE_PROOF[name] === proof);

test('each that asks by what is sent has a request that asks', () => {
  // A new one belongs in ROUTES_ASKING in test/routes-asking.ts.
  expect(Object.keys(ROUTES_ASKING).toSorted()).toEqual(declared('within').toSorted());
});

test.each(Object.keys(ROUTES_ASKING))('in a session that is older than ten minutes %s asks', async (name) => {
  const account = await createAccount(api.app, 'admin');
  const cookie = await signInAccount(api.app, account);
  const headers = { cookie };
  const settings = (await api.app.inject({ url: '/api/admin/settings', headers })).json<EditableSettings>();
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);

  const asking = ROUTES_ASKING[name]?.({ userId: account.user.id, settings });
  const [method, url = ''] = name.split(' ');
  const answer = await api.app.inject({
    method: method as InjectOptions['method'] & string,
    url: asking?.path ?? url,
    headers,
    ...(asking?.payload && { payload: asking.payload }),
  });
  jest.restoreAllMocks();

  expect(answer.json()).toMatchObject({ code: asking?.code });
});

test('in a session that is older than ten minutes the guarded ones ask for it, and no others', async () => {
  const cookie = await signIn(api.app, 'admin');
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);

  const asking: string[] = [];
  for (const route of api.app.knownRoutes.filter((known) => known.url !== '/api/logout')) {
    const answer = await ask(route, cookie);
    if (answer.statusCode === 403 && answer.json<{ code: string }>().code === 'proof_required')
      asking.push(nameOf(route));
  }
  jest.restoreAllMocks();

  // The question whether to ask is itself guarded.
  expect([...new Set(asking)].toSorted()).toEqual([...declared('guarded'), 'GET /api/account/proof'].toSorted());
});

test('the judge tells an open door from a closed one', () => {
  expect(judge(200, 'editor', 'trainer')).toBe('200 instead of 403');
  expect(judge(404, 'editor', 'anonymous')).toBe('404 instead of 401');
  expect(judge(403, 'editor', 'admin')).toBe('403 instead of being let in');
  expect(judge(400, 'editor', 'editor')).toBeUndefined();
});
