import {
  NewSettings,
  type ChangedTexts,
  type ClubFacts,
  type EditableSettings,
  type OwnPageLink,
  type PageSlug,
} from '../contract/index.ts';
import { snakeCase } from '../editing/columns.ts';
import { toPicture, type PictureColumns } from '../editing/joined-picture.ts';
import { withoutHidden } from './hidden-pages.ts';

/** The row of `settings`; its columns are named as the fields of the contract, in snake_case. */
export type SettingsRow = Record<string, unknown> &
  PictureColumns & {
    version: number;
    updated_at: Date;
    picture_credit: string | null;
    own_page_links: OwnPageLink[] | null;
    has_downloads: boolean;
    changed_texts: ChangedTexts | null;
    hidden_pages: PageSlug[] | null;
    menu_order: string[] | null;
  };

const FIELDS = Object.keys(NewSettings.properties).filter((field) => field !== 'version');

export function toFacts(row: SettingsRow): ClubFacts {
  const {
    imprint: _,
    advertisingImageUrl: _url,
    messageRetentionDays: _days,
    federalState: _state,
    contactMail: _mail,
    trainersPublish: _trainers,
    loginContactName: _contactName,
    loginContactEmail: _contactEmail,
    version: _version,
    updatedAt: _updatedAt,
    ...facts
  } = toEditable(row);
  const picture = toPicture(row);
  const { own_page_links: ownPages, menu_order: menuOrder } = row;
  const texts = withoutHidden(row.changed_texts, row.hidden_pages);
  return {
    ...facts,
    advertisingImage: picture && { ...picture, credit: row.picture_credit },
    ...(ownPages && { ownPages }),
    ...(texts && { texts }),
    ...(menuOrder && { menuOrder }),
    ...(row.has_downloads && { hasDownloads: true }),
  };
}

export function toEditable(row: SettingsRow): EditableSettings {
  const facts = Object.fromEntries(FIELDS.map((field) => [field, row[snakeCase(field)]]));
  const colorDark = darkShade(String(row['color']));
  // The contract has validated everything in the database.
  return { ...facts, colorDark, version: row.version, updatedAt: row.updated_at.toISOString() } as EditableSettings;
}

/** Older releases write links in it on light ground. */
function darkShade(color: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(0.7 * Number.parseInt(color.slice(at, at + 2), 16)));
  return `#${Buffer.from(channels).toString('hex')}`;
}

/** Unlike other content, the settings have texts that are empty. */
export function toColumns(settings: NewSettings): Record<string, unknown> {
  const json = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  const values = settings as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FIELDS.map((field) => [snakeCase(field), json(values[field])]));
}
