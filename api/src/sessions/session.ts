import cookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DAY_MS, HOUR_MS } from '../time/berlin-time.ts';
import { createKnownDevices } from './known-devices.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { clearSessionCookies, sessionCookies } from './session-cookies.ts';
import { createSessionStore } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    userId?: string;
    epoch?: number;
    device?: string;
    /** The stored id of the known device. */
    knownDevice?: string;
    /** When the password was given last, and a code where the account has a second factor, in ms since 1970. */
    provedAt?: number;
    /** Until when somebody stays signed in here, in ms since 1970; missing for a usual session. */
    staysUntil?: number;
    /** When the id was made, in ms since 1970. */
    renewedAt?: number;
    /** The stored id of the session that this one replaces, until the browser uses this one. */
    replaces?: string;
    /** The stored id of the session that this one follows and that ends by itself within seconds. */
    follows?: string;
    /** Another id has taken its place. */
    isReplaced?: true;
  }
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/** A session is valid while its epoch is the account's (migration 070). */
type SessionOwner = { userId: string; epoch: number };

type Sessions = {
  /** The account this request is signed in with; null for anonymous visitors. Reads the session at the first call. */
  owner(request: FastifyRequest): Promise<SessionOwner | null>;
  /**
   * Signs in with a new session id after password and code; the device is known from then on. `stay`: for 60 days;
   * default: as the account's session in this browser was.
   */
  start(request: FastifyRequest, reply: FastifyReply, owner: SessionOwner, stay?: boolean): Promise<void>;
  /** Gives a session that stays a new id each day; behind `requireRole`. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whether password and code were given in this session within the last ten minutes; behind `requireRole`. */
  isProved(request: FastifyRequest): boolean;
  /** The stored id of this request's session; null without one. */
  idHash(request: FastifyRequest): string | null;
  /** Removes the cookies of a session that is over. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
};

const WEEK_MS = 7 * DAY_MS;
const STAY_MS = 60 * DAY_MS;
const RENEWED_EVERY_MS = DAY_MS;
const PROOF_MS = 10 * 60 * 1000;

/** `app.sessions`. */
export const session = fp(
  async (app) => {
    const names = sessionCookies(app.config);
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: names.isSecure ? true : 'auto',
      maxAge: WEEK_MS,
    } as const;
    const store = createSessionStore(app.db);
    const devices = createKnownDevices(app);
    await app.register(cookie);
    await app.register(fastifySession, {
      secret: app.config.sessionSecret,
      cookieName: names.session,
      store,
      saveUninitialized: false,
      rolling: false,
      // The plugin reads the session of every request below this path. None is: public routes must not cost a query, so
      // code that needs a session opens it.
      cookie: { ...options, path: '/never' },
    });

    const open = async (request: FastifyRequest) => {
      if (request.session?.sessionId) return request.session;
      const value = request.cookies[names.session] ?? '';
      await new Promise<void>((resolve, reject) => {
        app.decryptSession(value, request, options, (error: unknown) => (error ? reject(error) : resolve()));
      });
      return request.session;
    };

    const mark = (request: FastifyRequest, reply: FastifyReply, maxAge: number) => {
      const secure = names.isSecure || request.protocol === 'https';
      reply.setCookie(names.mark, '1', { path: '/', sameSite: 'lax', secure, maxAge: Math.floor(maxAge / 1000) });
    };

    app.decorate('sessions', {
      async owner(request) {
        if (!request.cookies[names.session]) return null;
        const { userId, epoch = 0 } = await open(request);
        return userId ? { userId, epoch } : null;
      },
      async start(request, reply, { userId, epoch }, stay) {
        const before = await open(request);
        const stays = stay ?? (before.userId === userId && before.staysUntil !== undefined);
        const follows = before.userId === userId ? sha256Of(before.sessionId) : undefined;
        if (follows && before.replaces) await store.endSuccession(before.sessionId, before);
        if (follows) await store.beginShortSuccession(before.sessionId, before);
        // Somebody else's session ends with this one.
        else if (before.userId) await store.endPredecessors(before);
        await before.regenerate();
        const device = describeDevice(request.headers['user-agent']);
        const knownDevice = await devices.note(request, reply, userId);
        const now = Date.now();
        const maxAge = stays ? STAY_MS : WEEK_MS;
        request.session.options({ maxAge });
        Object.assign(request.session, {
          userId,
          epoch,
          device,
          knownDevice,
          provedAt: now,
          ...(follows && { follows }),
        });
        if (stays) Object.assign(request.session, { staysUntil: now + STAY_MS, renewedAt: now });
        mark(request, reply, maxAge);
      },
      async renew(request, reply) {
        const { session: current } = request;
        const { staysUntil, renewedAt = 0, isReplaced } = current;
        if (staysUntil === undefined) return;
        if (current.replaces) await store.endSuccession(current.sessionId, current);
        const isYoung = Math.abs(Date.now() - renewedAt) < RENEWED_EVERY_MS;
        if (isYoung || isReplaced || !(await store.beginSuccession(current.sessionId))) return;
        const { userId, epoch, device, knownDevice, provedAt } = current;
        const replaces = sha256Of(current.sessionId);
        await current.regenerate();
        const maxAge = staysUntil - Date.now();
        request.session.options({ maxAge });
        const kept = { userId, epoch, device, knownDevice, provedAt, staysUntil };
        Object.assign(request.session, { ...kept, renewedAt: Date.now(), replaces });
        mark(request, reply, maxAge);
      },
      async end(request, reply) {
        if (request.cookies[names.session]) {
          const current = await open(request);
          await store.endPredecessors(current);
          await current.destroy();
        }
        clearSessionCookies(request, reply);
      },
      isProved({ session: { provedAt } }) {
        // Also when the clock was set back, for no longer than that.
        return provedAt !== undefined && Math.abs(Date.now() - provedAt) < PROOF_MS;
      },
      idHash: (request) => (request.session?.sessionId ? sha256Of(request.session.sessionId) : null),
      forget: clearSessionCookies,
    });

    repeatWork(app, { everyMs: HOUR_MS, trouble: 'expired sessions not removed', work: () => store.forgetOver() });
  },
  { name: 'session', dependencies: ['database'] },
);

// The first that fits: browsers also name those they descend from.
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Browser and system of a `User-Agent` header in German words, without anything more exact: „Firefox auf Windows“. */
export function describeDevice(userAgent = ''): string {
  const find = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (!browser && !system) return 'Unbekanntes Gerät';
  return system ? `${browser ?? 'Browser'} auf ${system}` : `${browser}`;
}
