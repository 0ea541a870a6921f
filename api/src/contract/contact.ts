import { Type, type Static } from 'typebox';
import { changeOf, editableQueryOf, EmailAddress, pageOf } from './editing.ts';
import { Line, Text } from './text.ts';
import { Closed, Id, Nullable, OneOf, Timestamp } from './schema.ts';

/**
 * Answer of `GET /api/contact/token`: fetched when the form appears, sent back with it. Good for one message, from
 * `minSeconds` after it was given (nobody types faster) until `maxSeconds` after it.
 */
export const ContactToken = Type.Object({
  token: Type.String(),
  minSeconds: Type.Integer(),
  maxSeconds: Type.Integer(),
  /** Whether the sender can have the receipt confirmed by mail. */
  offersReceipt: Type.Optional(Type.Boolean()),
  /** Whether the confirmation is a copy of the message. */
  offersCopy: Type.Optional(Type.Boolean()),
  /** Subjects for which the club has named somebody; others may be typed. Absent while there are none. */
  subjects: Type.Optional(Type.Array(Type.String())),
});
export type ContactToken = Static<typeof ContactToken>;

/**
 * `POST /api/contact`, answered with 202 and no body. `website` is a field that people do not see and leave empty.
 * The message may hold at most three links. 400 names the `field`; 400 `form_expired`: fetch a new token and send
 * again; 409 `form_used`: by another text, as before; 429 `too_many_attempts`, `inbox_full`: `retry-after` seconds.
 */
export const NewMessage = Closed({
  name: Line(100),
  email: EmailAddress,
  subject: Line(150),
  message: Text(5000, 10),
  consent: Type.Literal(true),
  token: Type.String({ minLength: 1, maxLength: 200 }),
  website: Type.Optional(Text(500)),
  /** Confirms the receipt by mail: without a word of what was typed, unless the club has chosen copies. */
  receipt: Type.Optional(Type.Boolean()),
});
export type NewMessage = Static<typeof NewMessage>;

/** new → open (read, in work) → done; or spam. */
export const MessageStatus = OneOf('new', 'open', 'done', 'spam');
export type MessageStatus = Static<typeof MessageStatus>;

/**
 * A message of the contact form, for those who may read messages. It is deleted for good at `deleteAt` (see the
 * settings).
 */
export const Message = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  status: MessageStatus,
  /** A note for the people who answer; the sender never sees it. */
  note: Nullable(Type.String()),
  receivedAt: Timestamp,
  deleteAt: Timestamp,
  updatedAt: Timestamp,
  version: Type.Integer(),
});
export type Message = Static<typeof Message>;

/** `GET /api/admin/messages`, newest first unless `sort` says otherwise. */
export const MessageQuery = editableQueryOf({ status: MessageStatus }, ['newest', 'oldest']);
export type MessageQuery = Static<typeof MessageQuery>;

/** One page of messages; `unread` counts all with status new. */
export const MessagePage = Type.Object({ ...pageOf(Message).properties, unread: Type.Integer({ minimum: 0 }) });
export type MessagePage = Static<typeof MessagePage>;

/** Answer of `GET /api/admin/messages/unread`: how many have status new. */
export const UnreadMessages = Type.Object({ unread: Type.Integer({ minimum: 0 }) });
export type UnreadMessages = Static<typeof UnreadMessages>;

/**
 * The recipients of mails about messages: those whose `subject` its subject contains, otherwise the club's own address.
 * `withText`: the mail has the message itself; without it its subject and the way to it. `copies`: a confirmation of
 * receipt is a copy of the message (docs/decisions/2026-11-23-receipts-carry-no-words.md); left out: it is not.
 */
export const ContactMail = Closed({
  withText: Type.Boolean(),
  copies: Type.Optional(Type.Boolean()),
  recipients: Type.Array(Closed({ subject: Line(60), email: EmailAddress }), { maxItems: 30 }),
});
export type ContactMail = Static<typeof ContactMail>;

/** `PATCH /api/admin/messages/:id`. */
export const MessageChange = changeOf({ status: MessageStatus, note: Nullable(Text(2000)) });
export type MessageChange = Static<typeof MessageChange>;
