import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-config-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

test('without settings the portal runs for this machine alone, with its own database', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    metricsPort: null,
    databaseUrl: null,
    dataDir: DATA_DIR,
    s3: null,
    demo: true,
    publicUrl: null,
    trustProxy: false,
    logLevel: 'info',
  });
});

test('secrets are made once and only their owner may read them', async () => {
  const first = readConfig({ DATA_DIR });
  const second = readConfig({ DATA_DIR });

  expect(first.releaseSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(second.releaseSecret).toBe(first.releaseSecret);
  expect(first.sessionSecret).not.toBe(first.releaseSecret);
  const path = join(DATA_DIR, 'release-secret');
  expect((await readFile(path, 'utf8')).trim()).toBe(first.releaseSecret);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('what is given counts', () => {
  const config = readConfig({
    DATA_DIR,
    PORT: '8080',
    METRICS_PORT: '9464',
    DEMO: '0',
    PUBLIC_URL: 'https://verein.example/',
    TRUST_PROXY: '10.0.0.1, loopback',
    SESSION_SECRET: 's'.repeat(32),
    DATABASE_URL: 'postgresql://a:b@db.example/portal',
  });

  expect(config).toMatchObject({
    port: 8080,
    metricsPort: 9464,
    demo: false,
    publicUrl: 'https://verein.example',
    trustProxy: ['10.0.0.1', 'loopback'],
    sessionSecret: 's'.repeat(32),
    databaseUrl: 'postgresql://a:b@db.example/portal',
  });
});

test.each([
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?application_name=x&sslmode=prefer&keepalives=1', '?application_name=x&sslmode=verify-full&keepalives=1'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
])('a database that is asked for with %s is asked as the library does, without its warning', (asked, meant) => {
  const DATABASE_URL = 'postgres://a:b@db.example/portal';
  expect(readConfig({ DATA_DIR, DATABASE_URL: DATABASE_URL + asked }).databaseUrl).toBe(DATABASE_URL + meant);
});

test('trusting the proxy means one: what a visitor claims about its address stays a claim', () => {
  expect(readConfig({ DATA_DIR, TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(readConfig({ DATA_DIR, TRUST_PROXY: '0' }).trustProxy).toBe(false);
});

test.each([
  ['10.0.0.1', ['10.0.0.1']],
  ['10.1.0.0/16, fd00::1', ['10.1.0.0/16', 'fd00::1']],
  ['10.1.0.0/255.255.0.0', ['10.1.0.0/255.255.0.0']],
  ['uniquelocal', ['uniquelocal']],
])('the proxies in front may be named: %s', (value, addresses) => {
  expect(readConfig({ DATA_DIR, TRUST_PROXY: value }).trustProxy).toEqual(addresses);
});

test.each([
  ['PORT', 'achtzig'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', 'ja'],
  ['METRICS_PORT', '3000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DEMO', 'vielleicht'],
  ['PUBLIC_URL', 'verein.example'],
  ['PUBLIC_URL', 'https://verein.example/portal'],
  ['PUBLIC_URL', 'https://name:passwort@verein.example'],
  ['TRUST_PROXY', 'manchmal'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.1, 999.1.1.1'],
  ['TRUST_PROXY', '10.0.0.1/40'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['LOG_LEVEL', 'laut'],
  ['RENDER_TIMEOUT_MS', '0'],
  ['PORTAL_WORKERS', '0'],
  ['PORTAL_WORKERS', 'alle'],
  ['ADMISSION_BROWSER', 'firefox'],
  ['WEATHER_URL', 'open-meteo.com'],
  ['WEATHER_URL', 'file:///etc/passwd'],
  ['ADMIN_EMAIL', 'vorstand'],
  ['ADMIN_PASSWORD', 'kurz'],
  ['ADMIN_PASSWORD', 'lang genug, aber ohne Adresse'],
  ['RELEASE_SECRET', 'kurz'],
  ['RELEASE_WEBHOOK', 'chat.example/hooks'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['MAIL_FROM', 'verein'],
  ['MAIL_FROM', 'verein@example.org'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  const read = () => readConfig({ DATA_DIR, [name]: value });

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`${name}.*\\.$`));
});

test('the weather comes from a public service, another one, or none', () => {
  expect(readConfig({ DATA_DIR }).weatherUrl).toBe('https://api.open-meteo.com/v1/forecast');
  expect(readConfig({ DATA_DIR, WEATHER_URL: 'http://wetter.example/v1' }).weatherUrl).toBe('http://wetter.example/v1');
  expect(readConfig({ DATA_DIR, WEATHER_URL: 'off' }).weatherUrl).toBeNull();
});

test('mails need a server and a sender', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({ smtpUrl: null, mailFrom: null });
  const given = { SMTP_URL: 'smtps://verein:geheim@mail.example:465', MAIL_FROM: 'Verein <verein@example.org>' };
  expect(readConfig({ DATA_DIR, ...given })).toMatchObject({ smtpUrl: given.SMTP_URL, mailFrom: given.MAIL_FROM });
});

describe('S3 storage', () => {
  const given = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'verein-portal',
    S3_ACCESS_KEY_ID: 'verein',
    S3_SECRET_ACCESS_KEY: 'geheim',
  };
  const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...given, ...env }).s3;

  test('needs an address, a region, a bucket and two keys; the prefix may be left out', () => {
    const s3 = {
      endpoint: 'https://s3.example',
      region: 'eu-central-1',
      bucket: 'verein-portal',
      prefix: '',
      accessKeyId: 'verein',
      secretAccessKey: 'geheim',
    };
    expect(read({})).toEqual(s3);
    expect(read({ S3_PREFIX: 'portal' })).toEqual({ ...s3, prefix: 'portal/' });
    expect(read({ S3_PREFIX: 'verein/portal/' })).toEqual({ ...s3, prefix: 'verein/portal/' });
  });

  test.each([
    ...Object.keys(given).map((name) => [name, '']),
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'ftp://s3.example'],
    ['S3_ENDPOINT', 'https://s3.example/?a=b'],
    ['S3_REGION', 'Frankfurt am Main'],
    ['S3_BUCKET', 'Verein/Portal'],
    ['S3_PREFIX', '/portal'],
    ['S3_PREFIX', 'portal/../andere'],
  ])('with %s=%s is refused with a sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`${name}.*\\.$`));
  });
});
