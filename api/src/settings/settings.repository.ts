import type { ClubFacts, EditableSettings, NewSettings } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Edited } from '../editing/edited.ts';
import { joinPicture } from '../editing/joined-picture.ts';
import { requireVersion } from '../editing/stale-version.ts';
import { toColumns, toEditable, toFacts, type SettingsRow } from './settings-row.ts';

/** The club's facts: one row, which a migration has filled. */
export function createSettingsRepository(db: Database) {
  async function findRow(connection: Database = db): Promise<SettingsRow> {
    const row = await connection('settings')
      .modify(joinPicture(connection, 'settings.advertising_image_url'))
      .first<SettingsRow | undefined>('settings.*', 'media.credit AS picture_credit');
    if (!row) throw new Error('the settings row is missing');
    return row;
  }

  return {
    find: async (): Promise<ClubFacts> => toFacts(await findRow()),

    findEditable: async (): Promise<EditableSettings> => toEditable(await findRow()),

    /** `admit` sees what is replaced, and throws when that must not be. Throws 409 for a stale version. */
    async replace(
      settings: NewSettings,
      editor: { id: string },
      admit: (before: EditableSettings) => Promise<void>,
    ): Promise<Edited<EditableSettings>> {
      return db.transaction(async (trx) => {
        await trx('settings').forUpdate().first('version');
        const current = await findRow(trx);
        const before = toEditable(current);
        const message = 'Die Einstellungen wurden inzwischen von jemand anderem geändert.';
        await requireVersion(settings.version, current, { message, current: () => before });
        await admit(before);
        await trx('settings').update({
          ...toColumns(settings),
          version: current.version + 1,
          updated_at: new Date(),
          updated_by: editor.id,
        });
        return { before, after: toEditable(await findRow(trx)) };
      });
    },
  };
}
