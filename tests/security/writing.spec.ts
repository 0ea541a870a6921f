import { administrator } from '../kit/portal-process.ts';
import { newArticle } from '../kit/editor.ts';
import { expect, ownPortalTest, test } from '../kit/journey-test.ts';

const ownTest = ownPortalTest();

test('a write from another site is refused, even with the session of an editor', async ({ portal, editor }) => {
  const article = newArticle();

  const answer = await fetch(`${portal.url}/api/news`, {
    method: 'POST',
    headers: { cookie: editor.cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify(article),
  });

  expect(answer.status).toBe(403);
  expect(await (await fetch(`${portal.url}/news`)).text()).not.toContain(article.title);
});

test('a form of another site cannot write', async ({ portal, editor }) => {
  const answer = await fetch(`${portal.url}/api/news`, {
    method: 'POST',
    headers: { cookie: editor.cookie, origin: portal.url, 'content-type': 'text/plain' },
    body: JSON.stringify(newArticle()),
  });

  expect(answer.status).toBe(415);
});

test('who is not signed in cannot write', async ({ portal }) => {
  const answer = await fetch(`${portal.url}/api/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newArticle()),
  });

  expect(answer.status).toBe(401);
});

test('the cookies of a login are out of reach of scripts and other sites', async ({ portal }) => {
  const answer = await logIn(portal.url, administrator);

  const cookies = answer.headers.getSetCookie().filter((line) => !line.startsWith('portal_signed_in'));
  expect(cookies.map((line) => line.split('=')[0] ?? '').toSorted()).toEqual(['portal_device', 'portal_session']);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  }
});

ownTest('guessing a password is slowed down, for this account and not for others', async ({ portal }) => {
  const guess = () => logIn(portal.url, { ...administrator, password: 'geraten-geraten' }).then(({ status }) => status);

  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) statuses.push(await guess());

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const blocked = await logIn(portal.url, administrator);
  expect(blocked.status).toBe(429);
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await logIn(portal.url, { email: 'jemand@verein.example', password: 'ganz-anders' })).status).toBe(401);
});

function logIn(portalUrl: string, credentials: { email: string; password: string }): Promise<Response> {
  return fetch(`${portalUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}
