import { runningApi, type Preparation } from './app.ts';
import { signIn } from './sign-in.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An API for the tests of one file, at which an editor works. */
export const editorDesk = (preparation?: Preparation) => deskOf('editor', preparation);

/** An API for the tests of one file, at which an administrator works. */
export const adminDesk = (preparation?: Preparation) => deskOf('admin', preparation);

function deskOf(role: 'editor' | 'admin', preparation?: Preparation) {
  const api = runningApi(preparation);
  let own: string;
  beforeAll(async () => {
    own = await signIn(api.app, role);
  });

  return {
    get app() {
      return api.app;
    },
    get config() {
      return api.config;
    },
    read: api.read,
    /** Whose desk it is. */
    get cookie() {
      return own;
    },
    /** Sends a request as the desk's user, or with another cookie. */
    send: (method: Method, url: string, payload?: object, cookie = own) =>
      api.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) }),
  };
}
