import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { enteredPeriod, ShownState } from './editing.ts';
import { EnteredTime, HINT, OneOf } from './schema.ts';
import { Line } from './text.ts';

/** How much a notice matters; said in words beside it, not only by its colour. */
export const NoticeLevel = OneOf('info', 'warning');
export type NoticeLevel = Static<typeof NoticeLevel>;

/** The path of a page, `/spielplan`; pages below it are meant as well, except below the home page. */
const PagePath = Type.String({
  maxLength: 100,
  pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$',
  [HINT]: 'Bitte eine Seite wie /spielplan angeben.',
});

/** An urgent notice, by default a warning. It always has an end; without `pages` it is shown on all of them. */
export const noticeSchemas = content({
  fields: {
    text: Line(160),
    level: NoticeLevel,
    pages: Type.Array(PagePath, { maxItems: 30, uniqueItems: true }),
    active: Type.Boolean(),
    ...enteredPeriod,
    activeUntil: EnteredTime,
  },
  required: ['text', 'activeUntil'],
  shown: ['text', 'level', 'pages', 'activeUntil'],
  also: {},
  editors: { sortOrder: Type.Integer(), state: ShownState },
  filters: { state: ShownState, level: NoticeLevel },
  sorts: ['order', 'newest', 'ends'],
});

/** A notice, answer of `GET /api/notices` (those shown now, in order). */
export type Notice = Static<typeof noticeSchemas.shown>;

/** A notice as editors see it. */
export type EditableNotice = Static<typeof noticeSchemas.item>;

/** `POST /api/notices`; last in order. */
export const NewNotice = noticeSchemas.new;
export type NewNotice = Static<typeof NewNotice>;
