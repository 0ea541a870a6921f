import { Type, type Static } from 'typebox';
import { EditableQuery, pageOf } from './editing.ts';
import { SectionName, Version } from './releases.ts';
import { Closed, Nullable, Timestamp } from './schema.ts';
import { Text } from './text.ts';

/**
 * A page by its path in the descriptor (`/news/:idOrSlug`) or a widget by its name; never an address somebody visited.
 */
export const PartName = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9/:_-]+$' });

/**
 * `POST /api/errors`, answered with 204: a part of a section failed in a browser. Counted per version, part and
 * message, for a version that is no longer kept without the message; nothing about the sender is kept. Versions that
 * never were our releases are not counted. Of a stack, only the frames in our own files are kept.
 */
export const BrowserErrorReport = Closed({
  section: SectionName,
  version: Version,
  part: PartName,
  message: Text(1000),
  stack: Type.Optional(Text(2000)),
});
export type BrowserErrorReport = Static<typeof BrowserErrorReport>;

/**
 * A failure as often as it was reported; forgotten 30 days after it was last seen. `kind` says whether browsers
 * reported it, or the server left a place to them because of it; `part` is then the path of the page in its descriptor.
 */
export const BrowserError = Type.Object({
  kind: Type.Enum(['browser', 'server']),
  section: SectionName,
  version: Version,
  part: Type.String(),
  message: Type.String(),
  stack: Nullable(Type.String()),
  count: Type.Integer(),
  firstSeen: Timestamp,
  lastSeen: Timestamp,
});
export type BrowserError = Static<typeof BrowserError>;

/** `GET /api/admin/errors`, last seen first. */
export const BrowserErrorQuery = Closed({ ...EditableQuery.properties, section: Type.Optional(SectionName) });
export type BrowserErrorQuery = Static<typeof BrowserErrorQuery>;

/** One page of failures. */
export const BrowserErrorPage = pageOf(BrowserError);
export type BrowserErrorPage = Static<typeof BrowserErrorPage>;
