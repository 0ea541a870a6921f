import { Type, type TObject, type TOptional, type TProperties, type TSchema } from 'typebox';
import { changeOf, editableFields, editableQueryOf, pageOf } from './editing.ts';
import { Closed, Id } from './schema.ts';

/** Body of something new: the `required` ones and any other of `fields`. */
export function newOf<Fields extends TProperties, const Required extends keyof Fields>(
  fields: Fields,
  required: readonly Required[],
) {
  const needed = Object.fromEntries(required.map((name) => [name, fields[name]]));
  const properties = { ...Type.Partial(Type.Object(fields)).properties, ...needed };
  // The names are lost on the way.
  type Properties = { [Name in keyof Fields]: Name extends Required ? Fields[Name] : TOptional<Fields[Name]> };
  return Closed(properties) as TSchema as TObject<Properties>;
}

/** A field as it is answered: what it holds, without the rules for what people enter. */
function answered(field: TSchema): TSchema {
  if (Type.IsUnion(field)) return Type.Union(field.anyOf.map(answered));
  if (!Type.IsString(field)) return field;
  return Type.String('format' in field ? { format: field.format as string } : {});
}

/**
 * The visitors' view of a kind that may have more rows than its list; `moreFollow` is on the last row where there are
 * more.
 */
export const withMoreFollow = <Properties extends TProperties>(shown: TObject<Properties>) =>
  Type.Object({ ...shown.properties, moreFollow: Type.Optional(Type.Boolean()) });

/** A kind of content, from which all of its schemas follow. */
type Content<
  Fields extends TProperties,
  Required extends keyof Fields,
  Shown extends keyof Fields,
  Also extends TProperties,
  Editors extends TProperties,
  Filters extends TProperties,
  Sorts extends readonly string[],
> = {
  /** What editors send. */
  fields: Fields;
  /** What something new cannot be without. */
  required: readonly Required[];
  /** The fields that visitors see. */
  shown: readonly Shown[];
  /** What visitors see besides `id` and the fields, such as the picture. */
  also: Also;
  /** What only editors see besides. */
  editors: Editors;
  /** How the admin list is narrowed, and ordered: by the first unless asked otherwise. */
  filters: Filters;
  sorts: Sorts;
};

/**
 * The schemas of a kind of content: as visitors and as editors see one (`shown`, `item`), a page of the admin list and
 * how it is asked for, the bodies of something new and of a change.
 */
export function content<
  Fields extends TProperties,
  const Required extends keyof Fields,
  const Shown extends keyof Fields,
  Also extends TProperties,
  Editors extends TProperties,
  Filters extends TProperties,
  const Sorts extends readonly string[],
>(kind: Content<Fields, Required, Shown, Also, Editors, Filters, Sorts>) {
  const { fields, shown, also, editors } = kind;
  const answers = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answered(field)])) as Fields;
  const seen = Object.fromEntries(shown.map((name) => [name, answers[name]])) as Pick<Fields, Shown>;
  const item = Type.Object({ id: Id, ...answers, ...also, ...editors, ...editableFields });
  return {
    shown: Type.Object({ id: Id, ...seen, ...also }),
    item,
    page: pageOf(item),
    query: editableQueryOf(kind.filters, kind.sorts),
    new: newOf(fields, kind.required),
    change: changeOf(fields),
  };
}
