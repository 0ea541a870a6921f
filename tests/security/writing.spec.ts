import { administrator } from '../kit/portal-process.ts';
import { newArticle } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';

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

  const cookies = answer.headers.getSetCookie().filter((line) => !line.includes('portal_signed_in='));
  const names = cookies.map((line) => line.split('=')[0]?.replace(/^[\da-f]{8}-/, '') ?? '');
  expect(names.toSorted()).toEqual(['portal_device', 'portal_session']);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  }
});

function logIn(portalUrl: string, credentials: { email: string; password: string }): Promise<Response> {
  return fetch(`${portalUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}
