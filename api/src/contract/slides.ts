import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { ADDRESS, editableFields, enteredPeriod, LINK_HINT, PictureUrl, ShownState } from './editing.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { HINT, Nullable, Written } from './schema.ts';

/** An internal path, an #anchor or a full URL (docs/specification.md#3-entities-and-their-fields). */
const ButtonAction = Type.String({
  maxLength: 500,
  pattern: `^(https?://${ADDRESS}+|/(?![/\\\\])${ADDRESS}*|#[A-Za-z0-9_-]+)$`,
  [HINT]: LINK_HINT,
});

/** A CSS gradient of colours, such as `linear-gradient(135deg, #0b0f14, #991b1b)`. */
const Gradient = Type.String({
  maxLength: 200,
  pattern: '^(linear|radial)-gradient\\((?!.*url)[#a-zA-Z0-9%., ()-]+\\)$',
});

/** Active by default. */
export const slideSchemas = content({
  fields: {
    title: Line(120),
    subtitle: Nullable(Text(300)),
    imageUrl: Nullable(PictureUrl),
    /**
     * The button is shown only with a text and an action that are not blank (docs/specification.md#5-validation-rules).
     */
    buttonText: Nullable(Text(60)),
    buttonAction: Written(ButtonAction),
    bgGradient: Nullable(Gradient),
    active: Type.Boolean(),
    ...enteredPeriod,
  },
  required: ['title'],
  shown: [
    'title',
    'subtitle',
    'imageUrl',
    'buttonText',
    'buttonAction',
    'bgGradient',
    'active',
    'activeFrom',
    'activeUntil',
  ],
  also: {
    image: Nullable(Picture),
    sortOrder: Type.Integer(),
    createdAt: editableFields.createdAt,
    updatedAt: editableFields.updatedAt,
  },
  editors: { state: ShownState },
  filters: { state: ShownState },
  sorts: ['order', 'name', 'newest', 'ends'],
});

/** A hero slide, answer of `GET /api/sliders/active` (those shown now, in order). */
export type Slide = Static<typeof slideSchemas.shown>;

/** A slide as editors see it. */
export type EditableSlide = Static<typeof slideSchemas.item>;

/** `POST /api/sliders`; last in order. */
export const NewSlide = slideSchemas.new;
export type NewSlide = Static<typeof NewSlide>;
