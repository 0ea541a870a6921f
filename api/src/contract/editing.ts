import { Type, type Static, type TSchema } from 'typebox';
import { BLANK, Closed, EnteredTime, HINT, Id, Nullable, OneOf, Timestamp } from './schema.ts';
import { CONTROLS, PLAIN_TEXT, Text } from './text.ts';

/**
 * Address of a picture of ours, spelt as `POST /api/uploads` answers it: browsers drop `/./`, a search for a picture
 * does not.
 */
export const PictureUrl = Type.String({
  maxLength: 500,
  pattern: '^/(objects|banner-objects)(?!.*\\.\\.)(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$',
  [HINT]: 'Bitte ein Bild auswählen, das hier hochgeladen wurde.',
});

/** A letter of an address in the web, as part of a pattern. */
export const ADDRESS = `[^\\s\\\\"<>${CONTROLS}]`;

/** What {@link Link} and its kin ask for. */
export const LINK_HINT = 'Bitte eine Adresse mit https:// oder einen Pfad wie /news eingeben.';

/** `https://…`, `http://…` or a path of the portal (`/news`); nothing that runs. */
export const Link = Type.String({
  maxLength: 500,
  pattern: `^(https?://${ADDRESS}+|/(?![/\\\\])${ADDRESS}*)$`,
  [HINT]: LINK_HINT,
});

/** A full address in the web. */
export const WebAddress = Type.String({
  maxLength: 500,
  pattern: `^https?://${ADDRESS}+$`,
  [HINT]: 'Bitte eine vollständige Adresse mit https:// eingeben.',
});

/** {@link WebAddress} of a calendar, which many sites give as `webcal://…` (read by HTTP all the same). */
export const CalendarAddress = Type.String({
  maxLength: 500,
  pattern: `^(https?|webcals?)://${ADDRESS}+$`,
  [HINT]: 'Bitte eine vollständige Adresse mit https:// oder webcal:// eingeben.',
});

const MAIL = `[^\\s@<>",;${CONTROLS}]`;

const MAIL_HINT = 'Bitte eine gültige E-Mail-Adresse eingeben.';
const MAIL_ADDRESS = `${MAIL}+@${MAIL}+\\.[^\\s@<>",;.${CONTROLS}]+`;

/** An e-mail address. */
export const EmailAddress = Type.String({ maxLength: 254, pattern: `^${MAIL_ADDRESS}$`, [HINT]: MAIL_HINT });

/** An e-mail address, or nothing. */
export const OptionalEmailAddress = Type.String({
  maxLength: 254,
  pattern: `^(${MAIL_ADDRESS})?$`,
  [HINT]: MAIL_HINT,
  [BLANK]: '',
});

const PHONE_SIGN = '[-+()/. \u00a0\u2011–]';

/** What a {@link PhoneNumber} looks like, and what it asks for. */
export const PHONE = `^${PHONE_SIGN}*([0-9]${PHONE_SIGN}*){3,}$`;
export const PHONE_HINT = 'Bitte eine Telefonnummer wie 01234 5678-0 eingeben, ohne Worte.';

/**
 * A telephone number as people write it, „01234 / (0) 5678-0“: at least three digits, and no words, because all its
 * digits are dialled.
 */
export const PhoneNumber = Type.String({
  maxLength: 60,
  pattern: PHONE,
  [HINT]: PHONE_HINT,
  [PLAIN_TEXT]: true,
});

/** When something is shown: from `activeFrom` on, before `activeUntil`; null for no limit. Only with `active`. */
export const enteredPeriod = { activeFrom: Nullable(EnteredTime), activeUntil: Nullable(EnteredTime) };

/** Fields of every row that editors see; `version` goes back with a write (optimistic locking). */
export const editableFields = { version: Type.Integer(), createdAt: Timestamp, updatedAt: Timestamp };

/** Body of a change: any of `fields`, and the `version` that was read; without one the write wins knowingly. */
export const changeOf = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(
    { ...Type.Partial(Type.Object(fields)).properties, version: Type.Optional(Type.Integer()) },
    { additionalProperties: false, minProperties: 1 },
  );

/** `GET /api/admin/<resource>`: `search` is case-insensitive, all words must match; `limit` per page (default 50). */
export const EditableQuery = Closed({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  search: Type.Optional(Text(200)),
});
export type EditableQuery = Static<typeof EditableQuery>;

/**
 * Whether visitors see it: `shown` now, `planned` before its period, `ended` after it, `off` when disabled.
 */
export const ShownState = OneOf('shown', 'planned', 'ended', 'off');
export type ShownState = Static<typeof ShownState>;

/** {@link EditableQuery} with filters of one resource; `sort` is one of `sorts`, default the first. */
export const editableQueryOf = <Filters extends Record<string, TSchema>, const Sorts extends readonly string[]>(
  filters: Filters,
  sorts: Sorts,
) =>
  Closed({
    ...EditableQuery.properties,
    ...Type.Partial(Type.Object(filters)).properties,
    sort: Type.Optional(Type.Unsafe<Sorts[number]>(OneOf(...sorts))),
  });

/** One page of an admin list; `moreFollow` where there are more than `total`, which nobody has counted. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
    moreFollow: Type.Optional(Type.Boolean()),
  });

/** One page of an admin list, as a type. */
export type PageOf<Item> = { items: Item[]; page: number; pages: number; total: number; moreFollow?: boolean };

const OrderedIds = Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true });

/**
 * `PUT /api/<resource>/order`: these first, in this order; all others keep theirs behind them. With `before`, the order
 * in which the sender saw them, it is refused where they are in another one by now.
 */
export const NewOrder = Closed({ ids: OrderedIds, before: Type.Optional(OrderedIds) });
export type NewOrder = Static<typeof NewOrder>;
