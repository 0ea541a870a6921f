import type { InjectOptions } from 'fastify';
import { adminDesk } from '../test/editor-desk.ts';
import { READING } from './http/reading-methods.ts';

const desk = adminDesk({ config: { weatherUrl: null }, prepare: (app) => app.ready() });

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a browser that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of this site', { origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' }],
  [
    'a site that names this one as its proxy would',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
])('no writing route listens to %s, with the session of an administrator', async (_case, headers) => {
  const open: string[] = [];
  const writing = desk.app.knownRoutes.filter(({ method }) => !READING.has(method));
  for (const { method, url } of writing) {
    const path = url.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111').replace('*', 'x');
    const options = { method: method as InjectOptions['method'] & string, url: path };
    const answer = await desk.app.inject({
      ...options,
      headers: { cookie: desk.cookie, ...(headers as Record<string, string>) },
    });
    const { code } = answer.json<{ code?: string }>();
    if (answer.statusCode !== 403 || code !== 'foreign_origin') open.push(`${method} ${url}: ${answer.statusCode}`);
  }

  expect(writing.length).toBeGreaterThan(50);
  expect(open).toEqual([]);
});
