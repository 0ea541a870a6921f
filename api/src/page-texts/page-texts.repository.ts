import { pageTexts, type ChangedTexts, type EditablePageTexts, type PageTextsChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { nextVersion, requireVersion, type Edited, type Editor } from '../editing/versions.ts';

type TextsRow = { texts: ChangedTexts; menu_order: string[]; version: number; updated_at: Date };

/** The club's own words on fixed pages: one row, which a migration has made. */
export function createPageTextsRepository(db: Database) {
  async function findRow(connection: Database = db): Promise<TextsRow> {
    const row = await connection('page_texts').first<TextsRow | undefined>();
    if (!row) throw new Error('the row of page texts is missing');
    return row;
  }

  return {
    find: async (): Promise<EditablePageTexts> => toEditable(await findRow()),

    /** Throws 409 for a stale version. */
    async update(
      { version, menuOrder, ...change }: PageTextsChange,
      editor: Editor,
    ): Promise<Edited<EditablePageTexts>> {
      return db.transaction(async (trx) => {
        await trx('page_texts').forUpdate().first('version');
        const row = await findRow(trx);
        const before = toEditable(row);
        requireVersion(version, before, 'Die Texte wurden inzwischen von jemand anderem geändert.');
        const texts = JSON.stringify(onlyChanged({ ...row.texts, ...change }));
        const order = menuOrder && { menu_order: JSON.stringify(menuOrder) };
        await trx('page_texts').update({ texts, ...order, ...nextVersion(row, editor) });
        return { before, after: toEditable(await findRow(trx)) };
      });
    },
  };
}

/** Leaves out the usual texts, and those that only an older version knew. */
function onlyChanged(texts: ChangedTexts): ChangedTexts {
  const own = Object.entries(pageTexts).flatMap(([name, { usual }]) => {
    const text = texts[name]?.trim();
    return text === undefined || text === usual ? [] : [[name, text] as const];
  });
  return Object.fromEntries(own);
}

function toEditable({ texts, menu_order: menuOrder, version, updated_at: updatedAt }: TextsRow): EditablePageTexts {
  const all = Object.entries(pageTexts).map(([name, { usual }]) => [name, texts[name] ?? usual]);
  // Every text of the declaration has one.
  return { ...Object.fromEntries(all), menuOrder, version, updatedAt: updatedAt.toISOString() } as EditablePageTexts;
}
