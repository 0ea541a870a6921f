import type { ClubFacts, EditableSettings, NewSettings } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { joinPicture } from '../editing/joined-picture.ts';
import { nextVersion, requireVersion, type Edited } from '../editing/versions.ts';
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
        const before = toEditable(await findRow(trx));
        requireVersion(settings.version, before, 'Die Einstellungen wurden inzwischen von jemand anderem geändert.');
        await admit(before);
        await trx('settings').update({ ...toColumns(settings), ...nextVersion(before, editor) });
        return { before, after: toEditable(await findRow(trx)) };
      });
    },
  };
}
