import { NewSettings, type ClubFacts, type EditableSettings } from '../contract/index.ts';
import { snakeCase } from '../editing/columns.ts';
import { toPicture, type PictureColumns } from '../editing/joined-picture.ts';

/** The row of `settings`; its columns are named as the fields of the contract, in snake_case. */
export type SettingsRow = Record<string, unknown> &
  PictureColumns & { version: number; updated_at: Date; picture_credit: string | null };

const FIELDS = Object.keys(NewSettings.properties).filter((field) => field !== 'version');

export function toFacts(row: SettingsRow): ClubFacts {
  const {
    imprint: _,
    advertisingImageUrl: _url,
    messageRetentionDays: _days,
    version: _version,
    updatedAt: _updatedAt,
    ...facts
  } = toEditable(row);
  const picture = toPicture(row);
  return { ...facts, advertisingImage: picture && { ...picture, credit: row.picture_credit } };
}

export function toEditable(row: SettingsRow): EditableSettings {
  const facts = Object.fromEntries(FIELDS.map((field) => [field, row[snakeCase(field)]]));
  // The database holds what the contract let in.
  return { ...facts, version: row.version, updatedAt: row.updated_at.toISOString() } as EditableSettings;
}

/** Unlike other content, the settings have texts that are empty. */
export function toColumns(settings: NewSettings): Record<string, unknown> {
  const json = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  const values = settings as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FIELDS.map((field) => [snakeCase(field), json(values[field])]));
}
