import type { FastifyInstance } from 'fastify';
import type { WordPressChoices, WordPressEntryPage, WordPressImport } from '../src/contract/index.ts';
import { waitUntil } from './wait-until.ts';

/** The address of imports. */
export const IMPORTS = '/api/admin/wordpress-imports';

/** The choices of an administrator who takes everything as it was. */
export const AS_BEFORE: WordPressChoices = {
  articles: 'as-before',
  pages: 'drafts',
  pictures: 'none',
  children: 'none',
  categories: {},
};

/** Imports of an administrator with this cookie. */
export function importDesk(desk: { readonly app: FastifyInstance; readonly cookie: string }) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object | Buffer, type?: string) =>
    desk.app.inject({
      method,
      url: `${IMPORTS}${url}`,
      headers: { cookie: desk.cookie, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { payload: body }),
    });
  const find = async (id: string) => {
    const all = (await send('GET', '')).json<WordPressImport[]>();
    const found = all.find((one) => one.id === id);
    if (!found) throw new Error('no such import');
    return found;
  };
  const settle = async (id: string) => {
    await waitUntil(async () => ['done', 'undone'].includes((await find(id)).state), 60_000);
    return find(id);
  };
  const report = async (file: string | Buffer) =>
    (await send('POST', '', Buffer.from(file), 'application/xml')).json<WordPressImport>();

  return {
    send,
    find,
    settle,
    /** Sends an export and answers the import with its report. */
    report,
    sendZip: (id: string, zip: Buffer, offset = 0) =>
      send('PUT', `/${id}/pictures?offset=${offset}`, zip, 'application/octet-stream'),
    start: (id: string, choices: Partial<WordPressChoices> = {}) =>
      send('POST', `/${id}/start`, { ...AS_BEFORE, ...choices }),
    /** Runs an import from the file to the end. */
    run: async (file: string | Buffer, choices: Partial<WordPressChoices> = {}) => {
      const { id } = await report(file);
      const started = await send('POST', `/${id}/start`, { ...AS_BEFORE, ...choices });
      if (started.statusCode !== 200) throw new Error(started.body);
      return settle(id);
    },
    undo: async (id: string) => {
      const answer = await send('POST', `/${id}/undo`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return settle(id);
    },
    entries: async (id: string, query = '') =>
      (await send('GET', `/${id}/entries${query}`)).json<WordPressEntryPage>().items,
  };
}
