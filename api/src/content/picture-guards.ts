import type { PictureGuard } from '../editing/picture-answers.ts';
import { kinds, type KindTable } from './kinds.ts';
import { ADDRESS, guardOf, type PictureColumn } from './known-kind.ts';

type SettingsPicture = { id: string; title: string; columns: Readonly<Record<string, PictureColumn>> };

/** The club's own pictures; `id` is SQL of the screen on which they are set. */
export const CREST = { id: "'aussehen'", title: "'Wappen'", columns: { crest_url: ADDRESS } } satisfies SettingsPicture;
export const ADVERTISING = {
  id: "'bandenwerbung'",
  title: "'Bandenwerbung'",
  columns: { advertising_image_url: ADDRESS },
} satisfies SettingsPicture;

/** Guard the pictures of the settings. */
export const SETTINGS_GUARDS: readonly PictureGuard[] = [
  { table: 'settings', columns: Object.keys(ADVERTISING.columns), published: 'true' },
  { table: 'settings', columns: Object.keys(CREST.columns), published: 'true', isForLogos: true },
];

/** Every place that shows pictures, and those of them where people are asked about children. */
export const PICTURE_GUARDS = [...kinds.flatMap((kind) => guardOf(kind) ?? []), ...SETTINGS_GUARDS];
export const PEOPLE_GUARDS = PICTURE_GUARDS.filter(({ isForLogos }) => !isForLogos);

/** The guard of a kind's pictures. */
export function guardOfTable(table: KindTable): PictureGuard {
  const guard = PEOPLE_GUARDS.find((known) => known.table === table);
  if (!guard) throw new Error(`${table} shows no people`);
  return guard;
}
