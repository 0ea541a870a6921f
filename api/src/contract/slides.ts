import { Type, type Static } from 'typebox';
import {
  ADDRESS,
  activePeriod,
  changeOf,
  editableFields,
  editableQueryOf,
  enteredPeriod,
  pageOf,
  PictureUrl,
  ShownState,
} from './editing.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Id, Nullable } from './schema.ts';

/** An internal path, an #anchor or a full URL (specification, section 3). */
const ButtonAction = Type.String({
  maxLength: 500,
  pattern: `^(https?://${ADDRESS}+|/(?![/\\\\])${ADDRESS}*|#[A-Za-z0-9_-]+)$`,
});

/** A CSS gradient of colours, such as `linear-gradient(135deg, #0b0f14, #991b1b)`. */
const Gradient = Type.String({
  maxLength: 200,
  pattern: '^(linear|radial)-gradient\\((?!.*url)[#a-zA-Z0-9%., ()-]+\\)$',
});

const fields = {
  title: Line(120),
  subtitle: Nullable(Text(300)),
  imageUrl: Nullable(PictureUrl),
  /** The button is shown only with a text and an action that are not blank (specification, section 5). */
  buttonText: Nullable(Text(60)),
  buttonAction: Nullable(ButtonAction),
  bgGradient: Nullable(Gradient),
  active: Type.Boolean(),
  ...enteredPeriod,
};

/** A hero slide, answer of `GET /api/sliders/active` (those shown now, in order). */
export const Slide = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  image: Nullable(Picture),
  buttonText: Nullable(Type.String()),
  buttonAction: Nullable(Type.String()),
  bgGradient: Nullable(Type.String()),
  active: Type.Boolean(),
  ...activePeriod,
  sortOrder: Type.Integer(),
  createdAt: editableFields.createdAt,
  updatedAt: editableFields.updatedAt,
});
export type Slide = Static<typeof Slide>;

/** A slide as editors see it. */
export const EditableSlide = Type.Object({ ...Slide.properties, state: ShownState, ...editableFields });
export type EditableSlide = Static<typeof EditableSlide>;

/** `POST /api/sliders`; active unless told otherwise, last in order. */
export const NewSlide = Type.Object(
  { ...Type.Partial(Type.Object(fields)).properties, title: fields.title },
  { additionalProperties: false },
);
export type NewSlide = Static<typeof NewSlide>;

/** `PATCH /api/sliders/:id`. */
export const SlideChange = changeOf(fields);
export type SlideChange = Static<typeof SlideChange>;

/** `GET /api/admin/sliders`; `ends`: those whose period ends soonest first. */
export const SlideQuery = editableQueryOf({ state: ShownState }, ['order', 'name', 'newest', 'ends']);
export type SlideQuery = Static<typeof SlideQuery>;

/** Answer of `GET /api/admin/sliders`. */
export const EditableSlidePage = pageOf(EditableSlide);
