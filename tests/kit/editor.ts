import { randomUUID } from 'node:crypto';
import type { ArticleChange, EditableArticle, NewArticle } from '@portal/api/contract';
import type { PictureFile } from './pictures.ts';
import { administrator } from './portal-process.ts';

/** What was uploaded. */
type Stored = { id: string; url: string };

/** A user who is signed in over the API and writes content. */
export type Editor = {
  /** The session's cookies as a browser would send them. */
  cookie: string;
  createArticle: (article?: Partial<NewArticle>) => Promise<EditableArticle>;
  changeArticle: (id: string, change: ArticleChange) => Promise<EditableArticle>;
  deleteArticle: (id: string) => Promise<void>;
  /** `POST` of anything else, such as `sponsors`; returns its id. */
  create: (resource: string, content: object) => Promise<string>;
  /** Stores a picture with a description, declares that it shows no children, and returns its address. */
  uploadPicture: (file: PictureFile) => Promise<string>;
  /** Stores a document under the name of its file. */
  uploadDocument: (file: PictureFile) => Promise<Stored>;
  /** Any call; also returns refusals. */
  call: (method: string, path: string, body?: object) => Promise<Response>;
};

/** Signs the administrator in at a portal. */
export async function signIn(portalUrl: string): Promise<Editor> {
  const cookie = await logIn(portalUrl);

  const upload = async (path: string, field: string, { name, mimeType, buffer }: PictureFile): Promise<Stored> => {
    const form = new FormData();
    form.append(field, name);
    form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    const headers = { cookie, origin: portalUrl };
    const answer = await fetch(portalUrl + path, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`Upload: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Stored;
  };
  const callAs = (signedIn: string, method: string, path: string, body?: object) =>
    fetch(portalUrl + path, jsonRequest(method, body, { cookie: signedIn, origin: portalUrl }));
  const call = async (method: string, path: string, body?: object) => {
    const answer = await callAs(cookie, method, path, body);
    if (answer.status !== 403 || !(await answer.clone().text()).includes('"proof_required"')) return answer;
    // Signed in more than ten minutes ago. Giving the password in that session would end the cookie others have of it.
    return callAs(await logIn(portalUrl), method, path, body);
  };
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    cookie,
    createArticle: async (article) =>
      (await (await send('POST', '/api/news', newArticle(article))).json()) as EditableArticle,
    changeArticle: async (id, change) =>
      (await (await send('PATCH', `/api/news/${id}`, change)).json()) as EditableArticle,
    deleteArticle: async (id) => void (await send('DELETE', `/api/news/${id}`)),
    uploadPicture: async (file) => {
      const { id, url } = await upload('/api/uploads', 'alt', file);
      await send('POST', '/api/media/answers', { ids: [id], children: 'none' });
      return url;
    },
    uploadDocument: (file) => upload('/api/documents', 'title', file),
    create: async (resource, content) =>
      ((await (await send('POST', `/api/${resource}`, content)).json()) as { id: string }).id,
    call,
  };
}

async function logIn(portalUrl: string): Promise<string> {
  const login = await fetch(`${portalUrl}/api/login`, jsonRequest('POST', administrator));
  if (!login.ok) throw new Error(`Login failed: ${login.status} ${await login.text()}`);
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** A published article nobody else has; tests give the values that matter. */
export function newArticle(given: Partial<NewArticle> = {}): NewArticle {
  return {
    title: `Heimspiel ${uniqueWord()}`,
    content: '<p>Anpfiff ist um drei.</p>',
    category: 'allgemein',
    ...(given.status === undefined && { published: true }),
    ...given,
  };
}

/** A word no other test uses: for searches, and as a category of a test's own. */
export function uniqueWord(): string {
  return `w${randomUUID().slice(0, 8)}`;
}

function jsonRequest(method: string, body?: object, headers: Record<string, string> = {}): RequestInit {
  if (!body) return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
