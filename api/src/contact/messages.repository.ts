import { domainToASCII, domainToUnicode } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Message, MessageChange, MessagePage, MessageQuery, NewMessage } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { matching, type Narrow, countRows, findPageOf } from '../editing/admin-list.ts';
import { nextVersion, requireVersion, type Edited } from '../editing/versions.ts';
import { conflict, notFound, tryLater, type AppError } from '../errors.ts';
import { fold } from '../rich-text/fold.ts';

/** Far more than a club gets; a flood fills neither the disk nor the administrators' time. */
const MOST_UNREAD_A_DAY = 300;
/** Anybody can type in anybody's address: at most this many people a day get a receipt that they did not ask for. */
const MOST_RECEIPTS_A_DAY = 50;
const RETRY_SECONDS = 60 * 60;

const COLUMNS = 'id name email subject message status note version received_at updated_at'.split(' ');
const DELETE_AT = "received_at + (SELECT message_retention_days FROM settings) * interval '1 day'";

/** Messages of the contact form. */
export function createMessagesRepository(db: Database) {
  const messages = (connection: Database = db) =>
    connection('messages').select<object[]>([...COLUMNS, connection.raw(`${DELETE_AT} AS delete_at`)]);

  async function find(id: string, connection: Database = db): Promise<Message> {
    const [row] = await messages(connection).where({ id });
    if (!row) throw unknownMessage();
    return toFields(row);
  }

  return {
    /** Throws 404. */
    find: (id: string): Promise<Message> => find(id),

    /**
     * The new message's id; null for the same form sent twice, which is one message. Throws 409 when its text differs,
     * 429 when too many are unread. Needs a transaction.
     */
    async insert({ name, email, subject, message }: NewMessage, nonce: string): Promise<string | null> {
      const texts = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
      // One after another: simultaneous requests must not exceed the limit.
      await db.raw(`SELECT pg_advisory_xact_lock(hashtext('messages'))`);
      const { rows } = await db.raw<{ rows: { id: string }[] }>(
        `INSERT INTO messages (name, email, subject, message, nonce, search_text)
         SELECT :name, :email, :subject, :message, :nonce, :searchText
         WHERE (SELECT count(*) FROM messages WHERE status = 'new' AND received_at > now() - interval '1 day') < :most
         ON CONFLICT (nonce) DO NOTHING RETURNING id`,
        { ...texts, nonce, searchText: fold(Object.values(texts).join('\n')), most: MOST_UNREAD_A_DAY },
      );
      if (rows[0]) return rows[0].id;
      const earlier = await db('messages').where({ nonce }).first<typeof texts | undefined>(Object.keys(texts));
      if (!earlier)
        throw tryLater(
          429,
          'inbox_full',
          'Gerade sind sehr viele Nachrichten eingegangen. Bitte später noch einmal versuchen, anrufen oder eine E-Mail schreiben.',
          RETRY_SECONDS,
        );
      if (!isDeepStrictEqual({ ...earlier }, texts))
        throw conflict(
          'form_used',
          'Mit diesem Formular ist schon eine andere Nachricht angekommen. Soll auch diese ankommen, bitte noch einmal absenden.',
        );
      return null;
    },

    /**
     * Whether the receipt may be confirmed to this address: once a day, and a few times for all. Needs a transaction.
     */
    async admitReceipt(id: string, email: string): Promise<boolean> {
      if (!isSpeltPlainly(email)) return false;
      // One after another: simultaneous requests must not exceed the limit.
      await db.raw(`SELECT pg_advisory_xact_lock(hashtext('receipts'))`);
      const { rows } = await db.raw<{ rows: object[] }>(
        `UPDATE messages SET has_receipt = true WHERE id = :id AND :most > (
           SELECT count(*) FROM messages WHERE has_receipt AND received_at > now() - interval '1 day')
         AND NOT EXISTS (SELECT FROM messages WHERE has_receipt AND lower(email) = lower(:email)
           AND received_at > now() - interval '1 day') RETURNING id`,
        { id, email: email.trim(), most: MOST_RECEIPTS_A_DAY },
      );
      return rows.length > 0;
    },

    countUnread: (): Promise<number> => countRows(db('messages').where({ status: 'new' })),

    async findPage({ status, search, sort = 'newest', page = 1, limit = 50 }: MessageQuery): Promise<MessagePage> {
      const narrow: Narrow = (query) => void query.modify(matching(search)).where(status ? { status } : {});
      const rows = messages()
        .modify(narrow)
        .orderBy([{ column: 'received_at', order: sort === 'newest' ? 'desc' : 'asc' }, 'id']);
      const [found, unread] = await Promise.all([
        findPageOf(rows, db('messages').modify(narrow), { page, limit }, toFields<Message>),
        countRows(db('messages').where({ status: 'new' })),
      ]);
      return { ...found, unread };
    },

    /** Throws 404, and 409 for a stale version. */
    async update(id: string, { version, ...change }: MessageChange, editor: { id: string }): Promise<Edited<Message>> {
      return db.transaction(async (trx) => {
        await trx('messages').where({ id }).forUpdate().first('id');
        const before = await find(id, trx);
        requireVersion(version, before, 'Die Nachricht wurde inzwischen von jemand anderem bearbeitet.');
        await trx('messages')
          .where({ id })
          .update({ ...change, ...nextVersion(before, editor) });
        return { before, after: await find(id, trx) };
      });
    },

    /** Deletes for good, because messages are personal data. Throws 404. */
    async delete(id: string): Promise<void> {
      if (!(await db('messages').where({ id }).delete())) throw unknownMessage();
    },

    /** Returns how many. */
    deleteDue: (): Promise<number> => db('messages').whereRaw(`${DELETE_AT} <= now()`).delete(),
  };
}

/** Mail servers fold the letters of a domain; each of its other spellings would count as another address. */
function isSpeltPlainly(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return domainToUnicode(domainToASCII(domain)) === domain;
}

function unknownMessage(): AppError {
  return notFound('Diese Nachricht gibt es nicht (mehr).');
}
