import { createTestApp, type TestApp } from './app.ts';
import { signIn } from './sign-in.ts';
import { createTeam } from './sport.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const START = '2026-11-28T18:00:00+01:00';
/** What an editor sends for an event of the club. */
export const EVENT = { type: 'event', title: 'Jahreshauptversammlung', startDate: START };
/** What an editor sends for a match of the first team. */
export const MATCH = { type: 'match', team: '1-mannschaft', opponent: 'TSV Bechtheim', home: true, startDate: START };

/** An API for the tests of one file, with two teams, whose dates an editor enters and each test finds empty. */
export function eventDesk() {
  let api: TestApp;
  let editor: string;
  beforeAll(async () => {
    api = await createTestApp();
    editor = await signIn(api.app, 'editor');
    await createTeam(api.app);
    await createTeam(api.app, { name: '2. Mannschaft', matchName: 'FSV Sommerried II' });
  });
  afterEach(() => api.app.db('events').delete());
  afterAll(() => api.close());

  return {
    get app() {
      return api.app;
    },
    send: (method: Method, url: string, payload?: object, cookie = editor) =>
      api.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
    stored: () => api.app.db('events').whereNull('deleted_at'),
  };
}
