import { createTestApp, type TestApp } from './app.ts';
import { signIn } from './sign-in.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What an editor sends for a new article. */
export const ARTICLE = { title: 'Sieg im Derby', content: '<p>Ein verdienter Sieg.</p>', category: 'verein' };

/** An API for the tests of one file, whose articles an editor writes and each test finds empty. */
export function newsDesk() {
  let api: TestApp;
  let editor: string;
  beforeAll(async () => {
    api = await createTestApp();
    editor = await signIn(api.app, 'editor');
  });
  afterEach(() => api.app.db('articles').delete());
  afterAll(() => api.close());

  return {
    get app() {
      return api.app;
    },
    send: (method: Method, url: string, payload?: object, cookie = editor) =>
      api.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
    stored: () => api.app.db('articles').select(),
  };
}
