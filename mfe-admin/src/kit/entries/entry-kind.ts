import type { ComponentProps, ComponentType } from 'react';
import type { TSchema } from 'typebox';
import { areaOfWrites, type Edited, type EditedKind } from '../edit/edited-kind.ts';
import type { ColorField, SelectField, SwitchField, TextAreaField, TextField } from '../form/fields.tsx';
import type { TargetField } from '../target/TargetField.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListFilter } from '../list/ListTools.tsx';
import type { PictureField } from '../picture/PictureField.tsx';
import type { EntryName } from './EntryName.tsx';

export type Entry = Edited & { id: string };

type Choices = ComponentProps<typeof SelectField>['choices'];

/** The labels of a form's values, by name. */
export type FieldLabels = Readonly<Record<string, string>>;

/** The labels of every kind that is shown in a period. */
export const periodLabels = {
  active: 'Auf der Website zeigen',
  activeFrom: 'Zeigen ab',
  activeUntil: 'Zeigen bis',
} as const;

/**
 * A part of a form; `row` puts fields side by side, `period` is whether and when visitors see an entry, `own` is a
 * component for fields, with their labels by name.
 */
export type EntryField<Item> =
  | ({ is: 'line' } & ComponentProps<typeof TextField>)
  | ({ is: 'text' } & ComponentProps<typeof TextAreaField>)
  | ({ is: 'target' } & ComponentProps<typeof TargetField>)
  | ({ is: 'switch' } & ComponentProps<typeof SwitchField>)
  | ({ is: 'color' } & ComponentProps<typeof ColorField>)
  | ({ is: 'picture' } & Omit<ComponentProps<typeof PictureField>, 'picture'>)
  | ({ is: 'choice' } & Omit<ComponentProps<typeof SelectField>, 'choices'> & {
        choices: Choices | ((item: Item | null) => Choices);
      })
  | { is: 'row'; fields: readonly EntryField<Item>[] }
  | { is: 'own'; labels: FieldLabels; Fields: ComponentType }
  | { is: 'period' };

/** The parts of an entry's screens: its list, its order and its form. */
type EntryScreens<Item> = {
  /** Whole paths, so that builds measure them (docs/compatibility.md#what-a-build-measures). */
  list: `/api/admin/${string}`;
  writes: `/api/${string}`;
  /** The visible parts of one: its name, which leads to it, and its picture. */
  present: (item: Item) => Omit<ComponentProps<typeof EntryName>, 'to'>;
  /** Under the title of the list. */
  lead: string;
  /** On the button that begins a new one, and above its form. */
  newLabel: string;
  newTitle?: string;
  /** The heading of the first column, if not the kind's own word. */
  nameLabel?: string;
  /** The other columns. */
  columns: readonly Column<Item>[];
  searchLabel: string;
  filters?: readonly ListFilter[];
  sorts: readonly (readonly [value: string, label: string])[];
  /** What an empty list says: what belongs here. */
  empty: { title: string; text: string };
  /** Entries that are put in order among themselves, such as those of a tier; all together without. */
  groups?: { choices: readonly (readonly [value: string, label: string])[]; of: (item: Item) => string };
  fields: readonly EntryField<Item>[];
  /** The values of a new one that are not empty. */
  begin?: Readonly<Record<string, string | boolean | readonly string[]>>;
  savedText: string;
  /** The values that this browser keeps until they are saved: long texts. */
  copied?: 'seite';
  /** The contract of a new one; comes with the form, as do the parts around it. */
  schema: () => Promise<TSchema>;
  above?: () => Promise<ComponentType<{ item: Item | null }>>;
  below?: () => Promise<ComponentType<{ item: Item }>>;
};

/** A kind that visitors see as a list in the editors' order, with everything its screens show. */
export type EntryKind<Item extends Entry> = EditedKind<Item> &
  EntryScreens<Item> & {
    nameLabel: string;
    /** The form's values of an entry, or those of a new one. */
    toValues: (item: Item | null) => Record<string, unknown>;
  };

/** The kind of a resource, whose area stands in the table of screens. */
export function entryKind<Item extends Entry>(screens: EntryScreens<Item>): EntryKind<Item> {
  const { one, ...screen } = areaOfWrites(screens.writes);
  const nameOf = (item: Item) => screens.present(item).name;
  const names = Object.keys(labelsOf(screens.fields));
  const begin: Readonly<Record<string, unknown>> = { active: true, ...screens.begin };
  return {
    keyOf: ({ id }) => id,
    screen,
    nameLabel: one,
    gone: { title: 'Diesen Eintrag gibt es nicht (mehr)' },
    removal: (item) => ({
      question: {
        title: 'Löschen?',
        text: `„${nameOf(item)}“ verschwindet sofort von der Website. Das lässt sich gleich danach rückgängig machen.`,
      },
      done: `„${nameOf(item)}“ gelöscht.`,
    }),
    toValues: (item) => {
      const values: Readonly<Record<string, unknown>> = item ?? begin;
      return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
    },
    ...screens,
  };
}

/** The labels of the fields' values. */
export function labelsOf<Item>(fields: readonly EntryField<Item>[]): FieldLabels {
  const each = fields.map((field): FieldLabels => {
    if (field.is === 'row') return labelsOf(field.fields);
    if (field.is === 'own') return field.labels;
    return field.is === 'period' ? periodLabels : { [field.name]: field.label };
  });
  return Object.assign({}, ...each);
}

/** The parts of a form that come with it. */
export type EntryForm<Item> = {
  schema: TSchema;
  above?: ComponentType<{ item: Item | null }>;
  below?: ComponentType<{ item: Item }>;
};
