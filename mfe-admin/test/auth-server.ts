import { serveFetch } from '@portal/shared-ui/test/serve-fetch';
import type { Credentials, LoginWays, User } from '@portal/api/contract';

/** The account the server knows. */
export const editor: User = {
  id: '7f6d1350-0000-4000-8000-000000000001',
  email: 'redaktion@verein.example',
  name: 'Redaktion',
  role: 'editor',
};
export const password = 'Anpfiff-um-drei';
/** An account with the same password that signs in in two steps, and its code. */
export const careful: User = { ...editor, email: 'vorsicht@verein.example', name: 'Vorsicht' };
export const code = '123456';

/** No links are mailed, and of who helps there is only the club's address. */
export const ways = {
  passwordByMail: false,
  passkeys: true,
  contact: { name: '', email: 'post@verein.example' },
} satisfies LoginWays;

/** An HTTP server that answers like the API's login and logout; `requests` are those it got, in order. */
export type AuthServer = { requests: string[]; isBroken: boolean; close: () => Promise<void> };

/** Starts the server and sends the page's relative requests to it. */
export async function startAuthServer(): Promise<AuthServer> {
  const auth: AuthServer = {
    requests: [],
    isBroken: false,
    close: () => server.stop(),
  };
  const server = await serveFetch((request, response) => {
    auth.requests.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [status, body] = auth.isBroken
        ? [500, 'kaputt']
        : answer(request.url ?? '', Buffer.concat(chunks).toString());
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
    });
  });
  return auth;
}

function answer(path: string, body: string): [status: number, body: string] {
  if (path === '/api/logout') return [204, ''];
  if (path === '/api/auth/ways') return [200, JSON.stringify(ways)];
  // Requests of the first screen are not this server's matter.
  if (path !== '/api/login') return [404, ''];
  const credentials = JSON.parse(body) as Credentials;
  if (credentials.email === careful.email && credentials.password === password) return answerCode(credentials.code);
  if (credentials.email === editor.email && credentials.password === password) return [200, JSON.stringify(editor)];
  const message = 'E-Mail-Adresse oder Passwort stimmen nicht.';
  return [401, JSON.stringify({ statusCode: 401, code: 'wrong_credentials', message })];
}

function answerCode(given: string | undefined): [status: number, body: string] {
  if (given === code) return [200, JSON.stringify(careful)];
  const [reason, message] = given
    ? ['wrong_code', 'Dieser Code stimmt nicht.']
    : ['code_required', 'Bitte einen Code.'];
  return [401, JSON.stringify({ statusCode: 401, code: reason, message, field: 'code' })];
}
