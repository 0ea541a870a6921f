import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditableDocument } from '../src/contract/index.ts';
import { makePdf } from '../src/media/documents/documents.fixture.ts';
import { editorDesk } from './editor-desk.ts';
import { sendForm, type FormField } from './send-form.ts';

/** An API at which an editor uploads documents. */
export function documentDesk() {
  const desk = editorDesk({ emptied: ['documents', 'articles', 'banners'] });
  const upload = (fields: readonly FormField[], cookie = desk.cookie) =>
    sendForm(desk.app, 'POST', '/api/documents', fields, { cookie });
  const listFiles = async (folder: string): Promise<string[]> => {
    const path = join(desk.config.dataDir, folder);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return Object.assign(desk, {
    upload,
    /** A document with this title, and perhaps more than that. */
    store: async (title: string, change?: object, file = makePdf(title)): Promise<EditableDocument> => {
      const stored = (await upload([['file', new File([file], `${title}.pdf`)]])).json<EditableDocument>();
      return change ? (await desk.send('PATCH', `/api/documents/${stored.id}`, change)).json() : stored;
    },
    replace: (id: string, file: Buffer, version?: number) => {
      const fields: FormField[] = version === undefined ? [] : [['version', String(version)]];
      fields.push(['file', new File([file], 'neu.pdf')]);
      return sendForm(desk.app, 'PUT', `/api/documents/${id}/file`, fields, { cookie: desk.cookie });
    },
    listFiles,
    /** What a refused upload must not change. */
    takeStock: async () => ({
      rows: (await desk.app.db('documents')).length,
      files: await listFiles('documents'),
      incoming: await listFiles('incoming-documents'),
    }),
  });
}
