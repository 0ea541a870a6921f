import type { ClubFacts, EditableSettings, NewSettings } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { toColumns, toEditable, toFacts, type SettingsRow } from './settings-row.ts';

const PICTURE = ['url', 'alt', 'width', 'height', 'color', 'credit'].map((name) => `media.${name} AS picture_${name}`);

/** The club's facts: one row, which a migration has filled. */
export function createSettingsRepository(db: Database) {
  async function findRow(connection: Database = db): Promise<SettingsRow> {
    const row = await connection('settings')
      .leftJoin('media', (join) =>
        join.on(
          'media.url',
          connection.raw("replace(settings.advertising_image_url, '/banner-objects/', '/objects/')"),
        ),
      )
      .first<SettingsRow | undefined>('settings.*', ...PICTURE);
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
    ): Promise<EditableSettings> {
      return db.transaction(async (trx) => {
        await trx('settings').forUpdate().first('version');
        const current = await findRow(trx);
        if (settings.version !== undefined && settings.version !== current.version) throw staleVersion(current);
        await admit(toEditable(current));
        await trx('settings').update({
          ...toColumns(settings),
          version: current.version + 1,
          updated_at: new Date(),
          updated_by: editor.id,
        });
        return toEditable(await findRow(trx));
      });
    },
  };
}

function staleVersion(row: SettingsRow): AppError {
  const message = 'Die Einstellungen wurden inzwischen von jemand anderem geändert.';
  return new AppError(409, 'stale_version', message, { current: toEditable(row) });
}
