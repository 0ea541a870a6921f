import { createHash } from 'node:crypto';
import type { ClubFacts } from '@portal/api/contract';
import { pagePolicy, providerOrigins } from './page-headers.ts';
import { pictureScript } from '../../client/picture-script.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

const digest = createHash('sha256').update(pictureScript).digest('base64');
const tab = { url: 'https://daten.example/verein', widgetId: null };
const footballData = {
  name: 'Daten',
  clubUrl: 'https://daten.example/verein',
  scriptUrl: 'https://widget.daten.example/los.js',
  loadAtOnce: false,
  teams: [
    {
      team: '1-mannschaft',
      url: 'https://daten.example/erste',
      frameUrl: 'https://live.daten.example/erste',
      tabs: { table: tab, matches: tab, squad: tab, stats: tab, liveticker: tab },
    },
  ],
} satisfies ClubFacts['footballData'];

test('scripts come from the site alone; inline only the one that starts pictures', () => {
  expect(directive(pagePolicy({ isHttps: true }, { providerOrigins: [] }), 'script-src')).toBe(
    `script-src 'self' 'sha256-${digest}'`,
  );
});

test('inline the recorder may run beside it, as it is', () => {
  const policy = pagePolicy({ isHttps: true }, { providerOrigins: [], recorder: 'note();' });

  expect(directive(policy, 'script-src')).toBe(
    `script-src 'self' 'sha256-${digest}' 'sha256-wLI7wRpFSJ8C2aFMgleJTJ/CHmEtA3iFQrsohzOQJYM='`,
  );
});

test('what sections of the page were allowed stands where it is needed, and nowhere else', () => {
  const origins = (['connect', 'img', 'frame', 'script'] as const).map((kind) => ({
    kind,
    origin: `https://${kind}.example`,
    why: '',
  }));
  const policy = pagePolicy({ isHttps: true }, { providerOrigins: [], sectionOrigins: origins });

  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://connect.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://img.example");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://frame.example");
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-${digest}' https://script.example`);
});

const head = '<title>Verein</title><meta name="football-data" content="Daten">';
const policyWith = (provider: ClubFacts['footballData']) =>
  pagePolicy({ isHttps: true }, { providerOrigins: providerOrigins({ footballData: provider }, head) });

test('the provider the club has named is allowed, and nobody else', () => {
  const policy = policyWith(footballData);

  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-${digest}' https://widget.daten.example`);
  expect(directive(policy, 'frame-src')).toBe(
    "frame-src 'self' https://widget.daten.example https://live.daten.example",
  );
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://widget.daten.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://widget.daten.example");
});

test('fussball.de is allowed in frames and nowhere else', () => {
  const policy = policyWith({ ...footballData, kind: 'fussball.de', teams: [] });

  expect(policy.split('; ').filter((part) => part.includes('fussball.de'))).toEqual([
    "frame-src 'self' https://next.fussball.de",
  ]);
});

test('a page that does not show the provider allows nobody', () => {
  expect(providerOrigins({ footballData }, '<title>Neuigkeiten</title>')).toEqual([]);
});

test('without a provider nothing is added', () => {
  expect(providerOrigins({ footballData: null }, head)).toEqual([]);
  expect(providerOrigins(undefined, head)).toEqual([]);
});

test.each([
  'https://*/x.js',
  'https://*.example/x.js',
  "https://'unsafe-inline'/x.js",
  'https://a;b/x.js',
  'https://a,b/x.js',
])('a provider at %s opens the policy for nobody', (scriptUrl) => {
  expect(providerOrigins({ footballData: { ...footballData, scriptUrl, teams: [] } }, head)).toEqual([]);
});
