import type { ClubFacts, EditableSettings, NewSettings } from '../contract/index.ts';
import { toPicture, type PictureColumns } from '../editing/joined-picture.ts';

/** The row of `settings`; its columns are named as the fields of the contract, in snake_case. */
export type SettingsRow = Record<(typeof COLUMNS)[keyof typeof COLUMNS], unknown> &
  PictureColumns & { version: number; updated_at: Date; picture_credit: string | null };

const COLUMNS = {
  name: 'name',
  shortName: 'short_name',
  founded: 'founded',
  stadium: 'stadium',
  street: 'street',
  postcode: 'postcode',
  town: 'town',
  email: 'email',
  phone: 'phone',
  league: 'league',
  season: 'season',
  latitude: 'latitude',
  longitude: 'longitude',
  color: 'color',
  colorDark: 'color_dark',
  fanShopUrl: 'fan_shop_url',
  officeHours: 'office_hours',
  socialLinks: 'social_links',
  footballData: 'football_data',
  crestUrl: 'crest_url',
  advertisingImageUrl: 'advertising_image_url',
  showWeather: 'show_weather',
  imprint: 'imprint',
  messageRetentionDays: 'message_retention_days',
} as const satisfies Record<Exclude<keyof EditableSettings, 'version' | 'updatedAt'>, string>;

export function toFacts(row: SettingsRow): ClubFacts {
  const {
    imprint: _,
    advertisingImageUrl: _url,
    messageRetentionDays: _days,
    version: _version,
    updatedAt: _updatedAt,
    ...facts
  } = toEditable(row);
  return { ...facts, advertisingImage: toAdvertisingImage(row) };
}

function toAdvertisingImage(row: SettingsRow): ClubFacts['advertisingImage'] {
  const picture = toPicture(row);
  return picture && { ...picture, credit: row.picture_credit };
}

export function toEditable(row: SettingsRow): EditableSettings {
  const facts = Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [field, row[column]]));
  // The database holds what the contract let in.
  return { ...facts, version: row.version, updatedAt: row.updated_at.toISOString() } as EditableSettings;
}

export function toColumns(settings: NewSettings): Record<string, unknown> {
  const json = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([field, column]) => [column, json(settings[field as keyof typeof COLUMNS])]),
  );
}
