import { Readable } from 'node:stream';
import { runningApi } from '../../test/app.ts';
import { IMPORTS, importDesk } from '../../test/import-desk.ts';
import { createRelease, releaseForm } from '../../test/release.ts';
import { createAccount, signIn, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import { wordpressExport } from '../../test/wordpress-export.ts';
import { makeZip } from '../../test/zip.ts';
import { makePicture } from '../media/pictures/pictures.fixture.ts';

const api = runningApi();

/** Sends a body whose second half comes when `meanwhile` is over; nobody reads it before the guard has let it in. */
async function sendLate(
  method: 'POST' | 'PUT',
  url: string,
  body: Buffer,
  headers: Record<string, string>,
  meanwhile: () => Promise<unknown>,
) {
  async function* halves() {
    yield body.subarray(0, body.length / 2);
    await meanwhile();
    yield body.subarray(body.length / 2);
  }
  return api.app.inject({ method, url, headers, payload: Readable.from(halves()) });
}

async function encode(form: FormData): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await encoded.arrayBuffer()), headers };
}

const change =
  ({ user }: TestAccount, columns: object) =>
  () =>
    api.app.db('users').where({ id: user.id }).update(columns);
const json = { 'content-type': 'application/json' };
const newAdministrator = () =>
  Buffer.from(
    JSON.stringify({
      email: 'hintertuer@verein.example',
      name: 'Tür',
      role: 'admin',
      password: 'Ein gutes Passwort 7',
    }),
  );

beforeAll(() => createAccount(api.app, 'admin'));

test.each<[what: string, columns: object, statusCode: number]>([
  ['is switched off', { deactivated_at: new Date() }, 401],
  ['loses the role', { role: 'editor' }, 403],
  ['gets another password', { session_epoch: 100 }, 401],
])('who %s while a request is still coming does nothing more with it', async (_what, columns, statusCode) => {
  const account = await createAccount(api.app, 'admin');
  const cookie = await signInAccount(api.app, account);

  const answer = await sendLate(
    'POST',
    '/api/users',
    newAdministrator(),
    { ...json, cookie },
    change(account, columns),
  );

  expect(answer.statusCode).toBe(statusCode);
  expect(await api.app.db('users').where({ email: 'hintertuer@verein.example' })).toEqual([]);
  // The browser may have a newer session by now.
  expect(answer.cookies).toEqual([]);
});

test('nor restores a backup', async () => {
  const account = await createAccount(api.app, 'admin');
  const cookie = await signInAccount(api.app, account);
  const { rawPayload } = await api.app.inject({ url: '/api/admin/backup', headers: { cookie } });
  const headers = { 'content-type': 'application/gzip', cookie };

  const restore = () =>
    sendLate(
      'POST',
      '/api/admin/restore?replace=true',
      rawPayload,
      headers,
      change(account, { deactivated_at: new Date() }),
    );

  expect((await restore()).statusCode).toBe(401);
  expect(await api.app.db('users').where({ id: account.user.id }).first('deactivated_at')).toEqual({
    deactivated_at: expect.any(Date),
  });
});

test('nor brings a picture or a document', async () => {
  const picture = await makePicture({ width: 300, height: 200 }).jpeg().toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'bild.jpg');
  const { body, headers } = await encode(form);
  for (const url of ['/api/uploads', '/api/documents']) {
    const account = await createAccount(api.app, 'editor');
    const cookie = await signInAccount(api.app, account);

    const answer = await sendLate(
      'POST',
      url,
      body,
      { ...headers, cookie },
      change(account, { deactivated_at: new Date() }),
    );

    expect(answer.statusCode).toBe(401);
  }
  expect(await api.app.db('media')).toEqual([]);
});

test('nor brings an export of WordPress', async () => {
  const account = await createAccount(api.app, 'admin');
  const cookie = await signInAccount(api.app, account);
  const headers = { 'content-type': 'application/xml', cookie };
  const gone = change(account, { deactivated_at: new Date() });

  const answer = await sendLate(
    'POST',
    '/api/admin/wordpress-imports',
    Buffer.from(wordpressExport({ items: [{ id: 1 }] })),
    headers,
    gone,
  );

  expect(answer.statusCode).toBe(401);
  expect(await api.app.db('wordpress_imports')).toEqual([]);
});

test('nor brings a part of a zip of pictures', async () => {
  const account = await createAccount(api.app, 'admin');
  const cookie = await signInAccount(api.app, account);
  const { id } = await importDesk({ app: api.app, cookie }).report(wordpressExport({ items: [{ id: 1 }] }));
  const headers = { 'content-type': 'application/octet-stream', cookie };
  const gone = change(account, { deactivated_at: new Date() });

  const answer = await sendLate('PUT', `${IMPORTS}/${id}/pictures?offset=0`, makeZip([]), headers, gone);

  expect(answer.statusCode).toBe(401);
  expect(await api.app.db('wordpress_imports').where({ id }).first('zip_ends')).toEqual({ zip_ends: [] });
  const parts: string[] = [];
  for await (const { key } of api.app.storage.zipParts.list()) parts.push(key);
  expect(parts).toEqual([]);
});

test('nor does a release go live whose token has ended', async () => {
  const cookie = await signIn(api.app, 'admin');
  const tokens = '/api/admin/modules/late/tokens';
  const made = await api.app.inject({ method: 'POST', url: tokens, headers: { cookie }, payload: { name: 'CI' } });
  const { id, token } = made.json<{ id: string; token: string }>();
  const { body, headers } = await encode(releaseForm(createRelease({ name: 'late' })));

  const answer = await sendLate(
    'POST',
    '/api/releases/late?activate=false',
    body,
    { ...headers, authorization: `Bearer ${token}` },
    () => api.app.inject({ method: 'DELETE', url: `${tokens}/${id}`, headers: { cookie } }),
  );

  expect(answer.statusCode).toBe(401);
  expect(await api.app.db('releases').where({ section: 'late' })).toEqual([]);
});
