import { Type, type Static } from 'typebox';
import { Closed } from './schema.ts';
import { SectionOrigin } from './section-origins.ts';
import { Line, Text } from './text.ts';

/** Characters of the longest value. */
const MAX_TEXT = 2000;
const common = {
  /** Name of the value; what was stored under it stays when it changes its label or place. */
  name: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' }),
  /** German, as the form shows it. */
  label: Line(80),
  hint: Type.Optional(Text(200, 1)),
};

/**
 * A value that administrators set for a section: a few words of JSON Schema, so that the portal can draw and check it.
 */
export const SectionSetting = Type.Union([
  Closed({
    ...common,
    type: Type.Literal('string'),
    default: Type.String({ maxLength: MAX_TEXT }),
    maxLength: Type.Integer({ minimum: 1, maximum: MAX_TEXT }),
  }),
  Closed({
    ...common,
    type: Type.Literal('number'),
    default: Type.Number(),
    minimum: Type.Optional(Type.Number()),
    maximum: Type.Optional(Type.Number()),
  }),
  Closed({ ...common, type: Type.Literal('boolean'), default: Type.Boolean() }),
  Closed({
    ...common,
    type: Type.Literal('enum'),
    default: Line(80),
    options: Type.Array(Closed({ value: Line(80), label: Line(80) }), { minItems: 1, maxItems: 20 }),
  }),
]);
export type SectionSetting = Static<typeof SectionSetting>;

/** A section's facts for administrators: a part of its descriptor that older releases do not have. */
export const sectionExtras = {
  /** Its German name. */
  title: Type.Optional(Line(40)),
  /** Its icon, by name among those of the admin area; one that is not there is left out. */
  icon: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{0,30}$' })),
  settings: Type.Optional(Type.Array(SectionSetting, { maxItems: 30 })),
  /** Outside of the site; until an administrator has allowed all of them, the release is not live. */
  origins: Type.Optional(Type.Array(SectionOrigin, { maxItems: 10 })),
};

export type SectionExtras = {
  title?: string;
  icon?: string;
  settings?: readonly SectionSetting[];
  origins?: readonly SectionOrigin[];
};

/** Values by the name of their setting. */
const Values = Type.Record(Type.String({ maxLength: 40 }), Type.Union([Text(MAX_TEXT), Type.Number(), Type.Boolean()]));

/**
 * `GET /api/sections/:section/settings`: what the live release asks for, with its defaults; nothing when none is live.
 */
export const SectionSettingValues = Values;
export type SectionSettingValues = Readonly<Record<string, string | number | boolean>>;

/** `GET /api/admin/modules/:section/settings`; `version` is 0 until somebody has saved. */
export const EditableSectionSettings = Type.Object({
  settings: Type.Array(SectionSetting),
  values: Values,
  version: Type.Integer({ minimum: 0 }),
});
export type EditableSectionSettings = Omit<Static<typeof EditableSectionSettings>, 'values'> & {
  values: SectionSettingValues;
};

/** `PUT /api/admin/modules/:section/settings`: 409 `stale_version` when somebody has saved since. */
export const NewSectionSettings = Closed({ values: Values, version: Type.Integer({ minimum: 0 }) });
export type NewSectionSettings = Static<typeof NewSectionSettings>;
