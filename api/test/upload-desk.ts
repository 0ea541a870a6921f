import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { editorDesk } from './editor-desk.ts';
import { sendForm, type FormField } from './send-form.ts';

/** An API that listens, to which an editor uploads pictures. */
export function uploadDesk() {
  const desk = editorDesk({ emptied: ['media'], prepare: (app) => app.listen({ port: 0 }) });
  /** The files below a folder of DATA_DIR. */
  const listFiles = async (folder: string): Promise<string[]> => {
    const path = join(desk.config.dataDir, folder);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return Object.assign(desk, {
    upload: (fields: readonly FormField[], cookie = desk.cookie, headers: Record<string, string> = {}) =>
      sendForm(desk.app, 'POST', '/api/uploads', fields, { cookie, ...headers }),
    listFiles,
    /** What a refused upload must not change. */
    takeStock: async () => ({
      rows: (await desk.app.db('media')).length,
      objects: await listFiles('objects'),
      incoming: await listFiles('incoming'),
    }),
  });
}

/** A file as a form sends it. */
export const blob = (file: Buffer): Blob => new Blob([file]);
