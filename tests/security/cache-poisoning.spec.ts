import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { signIn, uniqueWord } from '../kit/editor.ts';
import { expect, test as base, type Portal } from '../kit/journey-test.ts';
import { startPortal } from '../kit/portal-process.ts';

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
  { cookie: `portal_signed_in=1; portal_session=${EVIL}; __Host-portal_session=${EVIL}; theme=${EVIL}` },
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
  '/registry.json',
  '/page-data?path=/news',
  '/section-kit',
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
    const mark = path.includes('?') ? '&' : '?';
    const poisoned = await ask(
      portal.url,
      `${path}${mark}utm_content=${EVIL}&__proto__[x]=${EVIL}&constructor=${EVIL}`,
    );

    expect(JSON.stringify(poisoned), path).not.toContain(EVIL);
    expect(await ask(portal.url, path), path).toEqual(before);
  }
});

/** Addresses, and others that are nearly the same: none may leave its answer under the address it resembles. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '/api/news?page=1&limit=10&category=verein': [
    '/api/news?page=1&limit=10&category=verein?x',
    '/api/news?page=1&limit=10&category=verein%3Fx',
    '/api/news?page=1&limit=10&category=verein#x',
    '/api/news?page=1&limit=10&category=verein;search=zzz',
    '/api/news?category=verein&limit=10&page=1?',
    'http://evil.example/api/news?page=1&limit=10&category=verein?x',
    '/%61pi/news?page=1&limit=10&category=verein?',
  ],
  '/api/news': ['/api/news??category=zzz', '/api/news#category=zzz', '/api/news?#search=zzz', '/api/news?&search=zzz'],
  '/news?kategorie=verein': [
    '/news?kategorie=verein?x',
    '/news?kategorie=verein#x',
    '/news?kategorie=verein&suche=zzz?',
    'http://evil.example/news?kategorie=verein?x',
    '/n%65ws?kategorie=zzz&kategorie=verein',
  ],
  '/page-data?path=/news': [
    '/page-data?path=/news?x',
    '/page-data?path=/news#x',
    '/page-data?path=/news;path=/',
    '/page-data?path=/&path=/news',
    '/page-data#path=/news',
    '/page%2Ddata?path=%2Fnews&path=/',
    'http://evil.example/page-data?path=/news',
  ],
};

for (const [plain, spellings] of Object.entries(SPELLINGS))
  test(`nothing that resembles ${plain} changes what others read there`, async ({ portal }) => {
    const editor = await signIn(portal.url);
    for (const spelling of spellings) {
      // With a new article nothing is kept any more, so the attacker is the first to ask.
      const title = uniqueWord();
      await editor.createArticle({ title, category: 'verein' });
      for (let time = 0; time < 3; time += 1) await ask(portal.url, spelling);

      const { status, text } = await ask(portal.url, plain);
      expect(status, spelling).toBe(200);
      expect(text, spelling).toContain(title);
    }
  });

for (const [plain, spelling] of [
  ['/api/auth/user', '/%61pi/auth/user'],
  ['/api/admin/users', '/%61pi/admin/users'],
  ['/api/auth/user', 'http://evil.example/api/auth/user'],
  ['/api/gibt-es-nicht', '/%61pi/gibt-es-nicht'],
  ['/optimize-image/objects/a.jpg?w=300', '/optimize%2dimage/objects/a.jpg?w=300'],
  ['/objects/2026/a.jpg', '/%6fbjects/2026/a.jpg'],
  ['/news', 'http://evil.example/news'],
  ['/page-data?path=/news', '/page%2ddata?path=/news'],
  ['/page-data?path=/nichts', 'http://evil.example/page-data?path=/nichts'],
  ['/registry.json', '/registry%2ejson'],
  ['/section-kit', '/section%2dkit'],
  ['/club-icons/a.png', '/club%2dicons/a.png'],
  ['/releases/news/0.0.0/client/a.js', '/releases/news/0.0.0/clien%74/a.js'],
] as const)
  test(`${spelling} gets the headers of ${plain}`, async ({ portal }) => {
    const { status, headers } = await ask(portal.url, plain);
    const { etag: _etag, 'content-length': _length, ...expected } = headers;

    expect(await ask(portal.url, spelling)).toMatchObject({ status, headers: expected });
  });

test('all previews are one kept page', async ({ portal }) => {
  const [first, ...others] = await Promise.all(
    ['a', 'b', 'c?x=1'].map((token) => ask(portal.url, `/vorschau/${token}`)),
  );

  expect(first?.status).toBe(200);
  expect(others).toEqual([first, first]);
});

test('a page that nobody has asked for yet is sent in an encoding its reader takes', async ({ portal }) => {
  const { headers } = await ask(portal.url, `/news?suche=${uniqueWord()}`, { 'accept-encoding': 'br;q=0, gzip' });

  expect(headers['content-encoding']).toBe('gzip');
});

test('whoever invents addresses waits alone', async ({ portal }) => {
  const from = (address: string) => ({ 'x-forwarded-for': `192.0.2.99, ${address}` });
  const word = uniqueWord();
  const invented = Array.from({ length: 60 }, (_, at) =>
    ask(portal.url, `/news?suche=${word}${at}`, from('192.0.2.1')),
  );
  const other = await ask(portal.url, `/news?suche=${word}`, from('192.0.2.2'));
  const answers = await Promise.all(invented);
  const refused = answers.filter(({ status }) => status === 429);

  expect(other.status).toBe(200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused[0]?.text).toContain('Gerade ist viel los');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
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
