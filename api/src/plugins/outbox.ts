import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Database } from '../database/connect.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createSealingKey } from '../crypto/sealing-key.ts';
import type { Mail } from './mail.ts';

/** The facts of a mail; its text is made when it is sent. Only what JSON holds. */
type Order = Readonly<Record<string, string | null>>;

/** The mail of an order as things are when it is sent; null where nobody needs it any more. */
type Compose = (order: Order) => Promise<Mail | null>;

type Waiting = {
  order: Order;
  /** After so many hours it is too late for it. */
  hours: number;
  /** Whether administrators learn that it does not arrive: not where a stranger has typed the address. */
  isTold: boolean;
};

type Row = { id: string; kind: string; sealed: string; is_told: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    /** Mails that are sent after the answer, and again until they are; a restart loses none. */
    outbox: {
      /** Registers how the mails of a kind are composed. */
      composes(kind: string, compose: Compose): void;
      /** Keeps an order in the transaction of what it is about, which `request` has asked for. */
      put(trx: Database, request: FastifyRequest, kind: string, waiting: Waiting): Promise<void>;
    };
  }
  interface FastifyRequest {
    hasPutMail: boolean;
  }
}

const EVERY_MS = 60_000;
/**
 * Longer than the timeout of the mail server. A process that is killed meanwhile leaves a mail that is sent twice
 * rather than never.
 */
const NEXT_TRY = 'now() + make_interval(mins => least(60, power(2, least(attempts, 6))::int))';
const TOLD_DAYS = 7;

/** SQL of mails that administrators should know of: they have failed, and wait or were given up. */
export const UNDELIVERED = 'is_told AND failed_at IS NOT NULL';

/** `app.outbox`. */
export const outbox = fp(
  async (app) => {
    const key = createSealingKey(app.config.sessionSecret, 'outgoing mails');
    const composers = new Map<string, Compose>();
    const row = (id: string) => app.db('outgoing_mails').where({ id });

    const claim = async (): Promise<Row | undefined> => {
      const { rows } = await app.db.raw<{ rows: Row[] }>(
        `UPDATE outgoing_mails SET due_at = ${NEXT_TRY}, attempts = attempts + 1 WHERE id = (
           SELECT id FROM outgoing_mails WHERE due_at <= now() AND ends_at > now() ORDER BY due_at LIMIT 1
           FOR UPDATE SKIP LOCKED) RETURNING id, kind, sealed, is_told`,
      );
      return rows[0];
    };
    const compose = async ({ id, kind, sealed }: Row): Promise<Mail | null> => {
      const opened = key.open(sealed, id);
      const composer = composers.get(kind);
      // The mail was sealed with another session secret, or is of a version of the portal that knew more.
      return opened && composer ? composer(JSON.parse(opened) as Order) : null;
    };
    /** Sends one; returns whether to go on: strangers choose addresses that are never accepted. */
    const send = async (waiting: Row): Promise<boolean> => {
      const mail = await compose(waiting);
      const outcome = mail ? await app.deliverMail(mail) : 'needless';
      if (outcome === 'sent' || outcome === 'needless') await row(waiting.id).delete();
      else if (outcome !== 'refused') await row(waiting.id).update({ failed_at: app.db.fn.now() });
      else if (waiting.is_told) await row(waiting.id).update({ failed_at: app.db.fn.now(), ends_at: app.db.fn.now() });
      else await row(waiting.id).delete();
      return outcome !== 'failed';
    };
    const forgetOver = () =>
      app
        .db('outgoing_mails')
        .whereRaw(`ends_at <= now() - CASE WHEN is_told THEN make_interval(days => ${TOLD_DAYS}) ELSE interval '0' END`)
        .delete();

    let isAskedAgain = false;
    const deliver = async () => {
      await forgetOver();
      if (!app.hasMail) return;
      do {
        isAskedAgain = false;
        let waiting = await claim();
        while (waiting && (await send(waiting))) waiting = await claim();
      } while (isAskedAgain);
    };

    app.decorateRequest('hasPutMail', false);
    app.decorate('outbox', {
      composes: (kind, composer) => void composers.set(kind, composer),
      async put(trx, request, kind, { order, hours, isTold }) {
        const id = randomUUID();
        const sealed = key.seal(JSON.stringify(order), id);
        const ends_at = trx.raw('now() + make_interval(hours => ?)', [hours]);
        await trx('outgoing_mails').insert({ id, kind, sealed, is_told: isTold, ends_at });
        request.hasPutMail = true;
      },
    });
    // The start does not wait for a mail server that is away.
    const begin = repeatWork(app, { everyMs: EVERY_MS, atStart: false, trouble: 'mails not sent', work: deliver });
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.hasPutMail) {
        isAskedAgain = true;
        void begin();
      }
      done();
    });
  },
  { name: 'outbox', dependencies: ['database', 'mail'] },
);
