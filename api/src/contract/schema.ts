import { Type, type Static, type TLiteral, type TProperties, type TSchema, type TUnion } from 'typebox';

/** A form's message at a field whose text does not fit the pattern beside it. */
export const HINT = 'x-hint';

/** A UUID in its 8-4-4-4-12 form, in lower case, so that nothing has a second address. */
export const Id = Type.String({ format: 'uuid', pattern: '^[^A-Z]*$' });

/** A point in time, ISO 8601 with offset. */
export const Timestamp = Type.String({ format: 'date-time' });

/** Years that every clock, calendar and database agrees about; years beyond them are typing errors. */
export const ENTERED_YEARS = '^(19|20|21|2200)';

const YEARS_HINT = 'Bitte ein Jahr von 1900 bis 2200 eingeben.';

/** A point in time as people enter it: a {@link Timestamp} of the years 1900 to 2200. */
export const EnteredTime = Type.String({ format: 'date-time', pattern: ENTERED_YEARS, [HINT]: YEARS_HINT });

/** A day, `2026-11-24`. */
export const Day = Type.String({ format: 'date' });

/** A {@link Day} as people enter it, of the years 1900 to 2200. */
export const EnteredDay = Type.String({ format: 'date', pattern: ENTERED_YEARS, [HINT]: YEARS_HINT });

/** A {@link Slug}, as part of a pattern, and what it asks for. */
export const SLUG = '[a-z0-9]+(-[a-z0-9]+)*';
export const SLUG_HINT = 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden.';

/** Part of an address, `derbysieg-in-ried`. */
export const Slug = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${SLUG}$`, [HINT]: SLUG_HINT });

/** A colour as `#rrggbb`. */
export const Color = Type.String({ pattern: '^#[0-9a-f]{6}$', [HINT]: 'Bitte eine Farbe wie #dc2626 eingeben.' });

/** `T | null`, for answers; absent and null are not mixed. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The value that the server, and the forms before it, put in place of a blank text before they check it. */
export const BLANK = 'x-blank';

/** {@link Nullable}, as people write it: a field with nothing but spaces is empty. */
export const Written = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()], { [BLANK]: null });

/** One of these words. */
export const OneOf = <const Words extends readonly string[]>(...words: Words) =>
  Type.Union(words.map((word) => Type.Literal(word))) as TSchema as TUnion<{
    -readonly [Place in keyof Words]: TLiteral<Words[Place]>;
  }>;

/** What a caller sends: these properties and no others. */
export const Closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** The address of a thing by its id. */
export const ById = Type.Object({ id: Id });

/** Every refusal and failure of the API (ARCHITECTURE.md#the-api). `message` is German where a person reads it. */
export const ErrorAnswer = Type.Object({ statusCode: Type.Integer(), code: Type.String(), message: Type.String() });
export type ErrorAnswer = Static<typeof ErrorAnswer>;
