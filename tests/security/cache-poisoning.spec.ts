import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test as base, type Portal } from '../portal/journey-test.ts';
import { startPortal } from '../portal/portal-process.ts';

/** A portal that believes its proxy, so that every header of one could count. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
    async ({}, provide) => {
      const portal = await startPortal({ env: { TRUST_PROXY: '1' } });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const EVIL = 'evil.example';
const POISONS: readonly Record<string, string>[] = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL },
  { 'x-host': EVIL, 'x-forwarded-server': EVIL },
  { forwarded: `host=${EVIL};proto=https` },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-port': '6666', 'x-forwarded-prefix': `/${EVIL}` },
  { 'x-original-url': `/${EVIL}`, 'x-rewrite-url': `/${EVIL}` },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  { cookie: `portal_signed_in=1; portal_session=${EVIL}; theme=${EVIL}` },
  { referer: `https://${EVIL}/`, origin: `https://${EVIL}` },
  { 'user-agent': `<script src=//${EVIL}>`, 'accept-language': EVIL, 'save-data': 'on' },
  { accept: 'text/plain', range: 'bytes=0-3', 'if-none-match': '*' },
];
const PATHS = [
  '/',
  '/news',
  '/gibt-es-nicht',
  '/verein',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/api/settings',
  '/api/news',
  '/api/news/feed.atom',
  '/api/releases',
];

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

for (const poison of POISONS) {
  test(`${Object.keys(poison).join(', ')} changes nothing that others get`, async ({ portal }) => {
    for (const path of PATHS) {
      const before = await ask(portal.url, path);
      const poisoned = await ask(portal.url, path, poison);
      const after = await ask(portal.url, path);

      expect(poisoned.status, path).toBeLessThan(500);
      expect(JSON.stringify(poisoned), path).not.toContain(EVIL);
      expect(after, path).toEqual(before);
    }
  });

  test(`${Object.keys(poison).join(', ')} leaves nothing in a page that is rendered for it`, async ({ portal }) => {
    // Nobody has asked for this page before, so the kept one is the one that was made for the attacker.
    const path = `/news?suche=${Object.keys(poison).join('')}`;
    const poisoned = await ask(portal.url, path, poison);
    const kept = await ask(portal.url, path);

    expect(kept.status).toBe(200);
    expect(JSON.stringify([poisoned, kept])).not.toContain(EVIL);
    expect(kept.headers['set-cookie']).toBeUndefined();
  });
}

test('a parameter that no page knows changes nothing', async ({ portal }) => {
  for (const path of PATHS.filter((name) => !name.startsWith('/api/') && name !== '/verein')) {
    const before = await ask(portal.url, path);
    const poisoned = await ask(portal.url, `${path}?utm_content=${EVIL}&__proto__[x]=${EVIL}&constructor=${EVIL}`);

    expect(JSON.stringify(poisoned), path).not.toContain(EVIL);
    expect(await ask(portal.url, path), path).toEqual(before);
  }
});

/** As programs send it: with a host of its own, without a cache. */
function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      const { date: _date, ...others } = answer.headers;
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: others, text }));
    });
    request.on('error', reject).end();
  });
}
