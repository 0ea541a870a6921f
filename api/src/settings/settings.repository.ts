import { inBerlin } from '../time/berlin-time.ts';
import { PHONE, PHONE_HINT, type ClubFacts, type EditableSettings, type NewSettings } from '../contract/index.ts';
import { SETTINGS_GUARDS } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { joinPicture } from '../editing/joined-picture.ts';
import { requireAnswers } from '../editing/picture-answers.ts';
import { nextVersion, requireVersion, type Edited } from '../editing/versions.ts';
import { AppError } from '../errors.ts';
import { toColumns, toEditable, toFacts, type SettingsRow } from './settings-row.ts';

/** What pages of the club's own say in its facts; each null while there is nothing. */
const OWN_WORDS = [
  `(SELECT jsonb_agg(jsonb_build_object('label', coalesce(menu_label, title), 'href', '/seiten/' || slug, 'group', menu)
      ORDER BY sort_order, id)
    FROM own_pages WHERE published AND menu IS NOT NULL AND deleted_at IS NULL) AS own_page_links`,
  `(SELECT NULLIF(texts, '{}') FROM page_texts) AS changed_texts`,
  `(SELECT jsonb_agg(slug ORDER BY slug) FROM pages WHERE hidden) AS hidden_pages`,
  `(SELECT NULLIF(menu_order, '[]') FROM page_texts) AS menu_order`,
];

const DOWNLOADS = 'SELECT 1 FROM documents WHERE on_downloads AND deleted_at IS NULL';

/** The club's facts: one row, which a migration has filled. */
export function createSettingsRepository(db: Database) {
  async function findRow(connection: Database = db): Promise<SettingsRow> {
    const row = await connection('settings')
      .modify(joinPicture(connection, 'settings.advertising_image_url'))
      .select(OWN_WORDS.map((sql) => connection.raw(sql)))
      .select(connection.raw(`EXISTS (${DOWNLOADS}) AS has_downloads`))
      .first<SettingsRow | undefined>('settings.*', 'media.credit AS picture_credit');
    if (!row) throw new Error('the settings row is missing');
    return row;
  }

  return {
    find: async (): Promise<ClubFacts> => toFacts(await findRow()),

    findEditable: async (): Promise<EditableSettings> => toEditable(await findRow()),

    /**
     * `admit` sees the row to be replaced, and throws when that must not be. Throws 400 for a new year of founding in
     * the future or a new invalid phone number, 409 for a stale version or an unanswered picture.
     */
    async replace(
      settings: NewSettings,
      editor: { id: string },
      admit: (before: EditableSettings) => Promise<void>,
    ): Promise<Edited<EditableSettings>> {
      return db.transaction(async (trx) => {
        await trx('settings').forUpdate().first('version');
        const before = toEditable(await findRow(trx));
        requireVersion(settings.version, before, 'Die Einstellungen wurden inzwischen von jemand anderem geändert.');
        // A stored value comes back with every other change, and stays.
        if (settings.founded !== before.founded) requirePastYear(settings.founded);
        if (settings.phone !== before.phone) requirePhone(settings.phone);
        await admit(before);
        await trx('settings').update({ ...toColumns(settings), ...nextVersion(before, editor) });
        for (const guard of SETTINGS_GUARDS)
          if (!guard.isForLogos || settings.crestUrl !== before.crestUrl) await requireAnswers(trx, guard);
        return { before, after: toEditable(await findRow(trx)) };
      });
    },
  };
}

function requirePastYear(founded: number | null): void {
  const { year } = inBerlin(new Date());
  if (founded === null || founded <= year) return;
  const message = `Das Gründungsjahr liegt in der Zukunft. Bitte höchstens ${year} eingeben.`;
  throw new AppError(400, 'invalid_input', message, { field: 'founded' });
}

function requirePhone(phone: string): void {
  if (phone && !new RegExp(PHONE).test(phone)) throw new AppError(400, 'invalid_input', PHONE_HINT, { field: 'phone' });
}
