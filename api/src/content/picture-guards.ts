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

/** Guards the pictures of the settings. */
export const settingsGuard: PictureGuard = {
  table: 'settings',
  columns: Object.keys(ADVERTISING.columns),
  published: 'true',
};

/** Every place that may show people. */
export const PICTURE_GUARDS: readonly PictureGuard[] = [...kinds.flatMap((kind) => guardOf(kind) ?? []), settingsGuard];

/** The guard of a kind's pictures. */
export function guardOfTable(table: KindTable): PictureGuard {
  const guard = PICTURE_GUARDS.find((known) => known.table === table);
  if (!guard) throw new Error(`${table} shows no people`);
  return guard;
}
