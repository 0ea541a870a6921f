import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from './app.ts';
import { signIn } from './sign-in.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An API for the tests of one file, where an editor writes and each test finds the `emptied` tables empty. */
export function editorDesk(emptied: readonly string[], prepare?: (app: FastifyInstance) => Promise<unknown>) {
  let api: TestApp;
  let editor: string;
  beforeAll(async () => {
    api = await createTestApp();
    editor = await signIn(api.app, 'editor');
    await prepare?.(api.app);
  });
  afterEach(async () => {
    for (const table of emptied) await api.app.db(table).delete();
  });
  afterAll(() => api.close());

  return {
    get app() {
      return api.app;
    },
    get config() {
      return api.config;
    },
    /** As the editor, or whoever else's cookie it is. */
    get cookie() {
      return editor;
    },
    send: (method: Method, url: string, payload?: object, cookie = editor) =>
      api.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
  };
}
