import { resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { beginFolder } from './folders/data-folder.ts';
import { readOrCreateSecret } from './crypto/secrets.ts';
import { StartError } from './errors.ts';
import type { S3Settings } from './storage/s3-storage.ts';

/** The portal's whole configuration, validated and read once. */
export type Config = {
  port: number;
  host: string;
  /** The port of the metrics, for this machine alone; null: none. */
  metricsPort: number | null;
  /** null: the embedded server in `dataDir`. */
  databaseUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** The bucket for pictures and releases; null: files in `dataDir`. */
  s3: S3Settings | null;
  adminEmail: string | null;
  adminPassword: string | null;
  /** Whether an empty database is filled with demo content. */
  demo: boolean;
  /** Origin visitors see, without a slash at the end; null: taken from the request. */
  publicUrl: string | null;
  /** The proxies in front: none, one, or those with these addresses. */
  trustProxy: false | 1 | string[];
  releaseSecret: string;
  sessionSecret: string;
  logLevel: LogLevel;
  renderTimeoutMs: number;
  /** Processes that answer visitors on the one port; 1: the portal's own does it alone. */
  workers: number;
  /** The browser that opens the pages of a release before it goes live. */
  admissionBrowser: AdmissionBrowser;
  /** Limit for the files of all releases together, with their compressed copies. */
  releaseBytes: number;
  /** Gets JSON when a release is rolled back automatically; null: not set. */
  releaseWebhook: string | null;
  /** Whether the portal starts although a live release misses something in its API. */
  allowSkew: boolean;
  /** Whether the usual sizes of pictures are made before anybody asks for them. */
  picturesAhead: boolean;
  /** Whether browsers keep pages for reading offline; false removes what they have kept. */
  serviceWorker: boolean;
  /** A service that answers like Open-Meteo; null: no weather. */
  weatherUrl: string | null;
  /** `smtp://name:password@host:587` or `smtps://…`; null: no mail is sent. */
  smtpUrl: string | null;
  /** Sender of mails, `verein@example.org` or `Verein <verein@example.org>`; given whenever `smtpUrl` is. */
  mailFrom: string | null;
};

const ADMISSION_BROWSERS = ['jsdom', 'chromium', 'off'] as const;
type AdmissionBrowser = (typeof ADMISSION_BROWSERS)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A wrong setting; the message is one German sentence that says what to change. */
export class ConfigError extends StartError {}

/** Reads the environment. Secrets that are not given are created once in DATA_DIR. Throws {@link ConfigError}. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data');
  beginFolder(dataDir);
  return {
    port: integer(env, 'PORT', 3000, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    metricsPort: metricsPort(env),
    databaseUrl: databaseUrl(env),
    dataDir,
    s3: s3Bucket(env),
    ...firstAdministrator(env),
    demo: flag(env, 'DEMO', true),
    publicUrl: publicUrl(env),
    trustProxy: trustProxy(env),
    releaseSecret: secret(env, 'RELEASE_SECRET', dataDir, 'release-secret'),
    sessionSecret: secret(env, 'SESSION_SECRET', dataDir, 'session-secret'),
    logLevel: logLevel(env),
    renderTimeoutMs: integer(env, 'RENDER_TIMEOUT_MS', 2000, 50, 60_000),
    workers: integer(env, 'PORTAL_WORKERS', 1, 1, 64),
    admissionBrowser: admissionBrowser(env),
    releaseBytes: integer(env, 'RELEASES_MB', 2048, 50, 1_000_000) * 1024 * 1024,
    releaseWebhook: releaseWebhook(env),
    allowSkew: flag(env, 'ALLOW_SKEW', false),
    picturesAhead: flag(env, 'PICTURES_AHEAD', true),
    serviceWorker: flag(env, 'SERVICE_WORKER', true),
    weatherUrl: weatherUrl(env),
    ...mailServer(env),
  };
}

function text(env: NodeJS.ProcessEnv, name: string): string | null {
  return env[name]?.trim() || null;
}

function integer(env: NodeJS.ProcessEnv, name: string, standard: number, min: number, max: number): number {
  const value = text(env, name) ?? String(standard);
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(`${name} ist „${value}“, muss aber eine ganze Zahl von ${min} bis ${max} sein.`);
}

function flag(env: NodeJS.ProcessEnv, name: string, standard: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (!value) return standard;
  if (['1', 'true', 'yes', 'ja'].includes(value)) return true;
  if (['0', 'false', 'no', 'nein'].includes(value)) return false;
  throw new ConfigError(`${name} ist „${value}“, muss aber 1 (an) oder 0 (aus) sein.`);
}

function metricsPort(env: NodeJS.ProcessEnv): number | null {
  const value = text(env, 'METRICS_PORT') && integer(env, 'METRICS_PORT', 0, 1, 65_535);
  if (value && value === integer(env, 'PORT', 3000, 0, 65_535))
    throw new ConfigError(`METRICS_PORT und PORT sind beide ${value}, müssen aber verschieden sein.`);
  return value || null;
}

/** pg takes all these for `verify-full`, and says in English how to write that. */
const ENCRYPTED = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

function databaseUrl(env: NodeJS.ProcessEnv): string | null {
  const value = text(env, 'DATABASE_URL');
  if (!value) return value;
  if (/^postgres(ql)?:\/\/\S+$/.test(value))
    return value.includes('uselibpqcompat=true') ? value : value.replace(ENCRYPTED, 'verify-full');
  throw new ConfigError(
    'DATABASE_URL muss die Form postgres://name:passwort@rechner:5432/datenbank haben oder leer bleiben.',
  );
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

function s3Bucket(env: NodeJS.ProcessEnv): S3Settings | null {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = S3_NAMES.map((name) => text(env, name));
  const prefix = text(env, 'S3_PREFIX') ?? '';
  const missing = S3_NAMES.filter((name) => !text(env, name));
  if (missing.length === S3_NAMES.length && !prefix) return null;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(`Für einen S3-Speicher fehlt noch: ${missing.join(', ')}.`);
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new ConfigError(`S3_ENDPOINT ist „${endpoint}“, muss aber eine Adresse sein, etwa https://s3.example.`);
  if (!/^[a-z0-9-]+$/.test(region))
    throw new ConfigError(`S3_REGION ist „${region}“, muss aber ein Name sein, etwa eu-central-1.`);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET ist „${bucket}“, muss aber der Name eines Buckets sein, etwa verein-portal.`);
  if (!/^([A-Za-z0-9_-][A-Za-z0-9_.-]*(\/|$))*$/.test(prefix))
    throw new ConfigError(`S3_PREFIX ist „${prefix}“, muss aber ein Pfad ohne / am Anfang sein, etwa portal/.`);
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    bucket,
    prefix: prefix && `${prefix.replace(/\/$/, '')}/`,
    accessKeyId,
    secretAccessKey,
  };
}

function publicUrl(env: NodeJS.ProcessEnv): string | null {
  const value = text(env, 'PUBLIC_URL');
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  // `href` is all that was given: with a name, path, query or fragment it is longer than the origin.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError(
    `PUBLIC_URL ist „${value}“, muss aber eine Adresse ohne Pfad sein, etwa https://verein.example.`,
  );
}

function releaseWebhook(env: NodeJS.ProcessEnv): string | null {
  const value = text(env, 'RELEASE_WEBHOOK');
  if (!value || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value;
  throw new ConfigError('RELEASE_WEBHOOK muss eine Adresse wie https://chat.example/hooks/abc sein oder leer bleiben.');
}

function weatherUrl(env: NodeJS.ProcessEnv): string | null {
  const value = text(env, 'WEATHER_URL') ?? 'https://api.open-meteo.com/v1/forecast';
  if (value === 'off') return null;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new ConfigError(
    `WEATHER_URL ist „${value}“, muss aber eine Adresse wie https://api.open-meteo.com/v1/forecast oder off sein.`,
  );
}

function mailServer(env: NodeJS.ProcessEnv): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = text(env, 'SMTP_URL');
  const mailFrom = text(env, 'MAIL_FROM');
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol) && new URL(smtpUrl).hostname))
    throw new ConfigError('SMTP_URL muss die Form smtp://name:passwort@rechner:587 haben oder leer bleiben.');
  if (mailFrom && !/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(mailFrom))
    throw new ConfigError(
      `MAIL_FROM ist „${mailFrom}“, muss aber eine Adresse sein, etwa Verein <verein@example.org>.`,
    );
  if (Boolean(smtpUrl) !== Boolean(mailFrom))
    throw new ConfigError('SMTP_URL und MAIL_FROM gehören zusammen: beide angeben oder keins.');
  return { smtpUrl, mailFrom };
}

/** On means one proxy: it vouches only for the last address in a request; the visitor may have sent the others. */
function trustProxy(env: NodeJS.ProcessEnv): Config['trustProxy'] {
  const value = text(env, 'TRUST_PROXY');
  if (!value || !/[.:]|loopback|linklocal|uniquelocal/.test(value)) return flag(env, 'TRUST_PROXY', false) && 1;
  const addresses = value.split(',').map((part) => part.trim());
  try {
    // A copy: `compile` replaces names by networks.
    compile([...addresses]);
    return addresses;
  } catch {
    throw new ConfigError(
      `TRUST_PROXY ist „${value}“, muss aber 1, 0 oder eine Liste von IP-Adressen sein, etwa 10.0.0.1, 10.1.0.0/16.`,
    );
  }
}

function admissionBrowser(env: NodeJS.ProcessEnv): AdmissionBrowser {
  const value = text(env, 'ADMISSION_BROWSER') ?? 'jsdom';
  const browser = ADMISSION_BROWSERS.find((known) => known === value);
  if (browser) return browser;
  throw new ConfigError(`ADMISSION_BROWSER ist „${value}“, erlaubt sind: ${ADMISSION_BROWSERS.join(', ')}.`);
}

function logLevel(env: NodeJS.ProcessEnv): LogLevel {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((known) => known === value);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL ist „${value}“, erlaubt sind: ${LOG_LEVELS.join(', ')}.`);
}

function firstAdministrator(env: NodeJS.ProcessEnv): Pick<Config, 'adminEmail' | 'adminPassword'> {
  const adminEmail = text(env, 'ADMIN_EMAIL');
  const adminPassword = env['ADMIN_PASSWORD'] || null;
  if (adminEmail && !/^[^\s@]+@[^\s@]+$/.test(adminEmail))
    throw new ConfigError(`ADMIN_EMAIL ist „${adminEmail}“, muss aber eine E-Mail-Adresse sein.`);
  if (adminPassword && (adminPassword.length < 10 || adminPassword.length > 200))
    throw new ConfigError('ADMIN_PASSWORD muss 10 bis 200 Zeichen lang sein.');
  if (adminPassword && !adminEmail) throw new ConfigError('Zu ADMIN_PASSWORD fehlt ADMIN_EMAIL.');
  return { adminEmail, adminPassword };
}

function secret(env: NodeJS.ProcessEnv, name: string, dataDir: string, file: string): string {
  const value = text(env, name);
  if (!value) return readOrCreateSecret(dataDir, file);
  if (value.length >= 32) return value;
  throw new ConfigError(`${name} muss mindestens 32 Zeichen lang sein oder leer bleiben.`);
}
