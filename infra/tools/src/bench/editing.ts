import { editor } from './bench-portal.ts';

type Article = { id: string; title: string; imageUrl: string | null };

/** The articles the home page shows, newest first. */
export async function latestArticles(url: string, limit = 8): Promise<Article[]> {
  const answer = await fetch(`${url}/api/news?page=1&limit=${limit}`);
  return ((await answer.json()) as { items: Article[] }).items;
}

/** The cookie of the bench's editor. */
export async function signIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  });
  if (!login.ok) throw new Error(`The bench could not sign in: ${login.status}`);
  return login.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
}

/** Signs in and answers how to change an article's title, which raises the content revision. */
export async function signedInEditor(url: string): Promise<(id: string, title: string) => Promise<void>> {
  const cookie = await signIn(url);
  return async (id, title) => {
    const answer = await fetch(`${url}/api/news/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ title }),
    });
    if (!answer.ok) throw new Error(`An article could not be changed: ${answer.status} ${await answer.text()}`);
  };
}
