import { adminDesk } from '../../test/editor-desk.ts';
import { createRelease, publish, sectionHistory } from '../../test/release.ts';
import type { CreatedSectionToken, SectionToken } from '../contract/index.ts';

const desk = adminDesk();
const path = (section: string) => `/api/admin/modules/${section}/tokens`;

async function createToken(section: string, body: object = { name: 'CI' }): Promise<CreatedSectionToken> {
  return (await desk.send('POST', path(section), body)).json<CreatedSectionToken>();
}
const tokensOf = async (section: string) => (await desk.send('GET', path(section))).json<SectionToken[]>();
const release = (section: string, version: string, token: string) =>
  publish(desk, createRelease({ name: section, version }), { token });
const withToken = (token: string, url: string, payload?: object) =>
  desk.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

test('a token publishes, reads and rolls back its own section, and nothing of another', async () => {
  const { token } = await createToken('tombola');
  await release('tombola', '1.0.0', token);
  expect((await release('tombola', '1.1.0', token)).json()).toMatchObject({ live: '1.1.0' });
  const { revision } = await sectionHistory(desk, 'tombola');

  const own = await Promise.all([
    withToken(token, '/api/releases/history?section=tombola'),
    withToken(token, '/api/releases/tombola/pin', { version: '1.0.0', pinned: true }),
    withToken(token, '/api/releases/tombola/rollback', { expected: revision }),
  ]);
  const others = await Promise.all([
    withToken(token, '/api/releases/history?section=news'),
    withToken(token, '/api/releases/news/rollback', {}),
    withToken(token, path('tombola')),
    withToken(token, '/api/admin/modules'),
    release('news', '1.0.0', token),
  ]);

  expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
});

test('the history names the token beside whatever name its holder claims', async () => {
  const { token } = await createToken('claimed', { name: 'CI' });
  await publish(desk, createRelease({ name: 'claimed' }), { token, by: 'Portal' });
  await publish(desk, createRelease({ name: 'claimed', version: '1.1.0' }), { token, by: '' });

  const { releases } = await sectionHistory(desk, 'claimed');

  expect(releases.map(({ publishedBy }) => publishedBy)).toEqual(['unbekannt (Token CI)', 'Portal (Token CI)']);
});

test('tokens of one section are exchanged one by one: an ended one says so, the other goes on', async () => {
  const [old, next] = [await createToken('rotated', { name: 'alt' }), await createToken('rotated', { name: 'neu' })];

  const ended = await desk.send('DELETE', `${path('rotated')}/${old.id}`);
  const again = await desk.send('DELETE', `${path('rotated')}/${old.id}`);

  expect([ended.statusCode, again.statusCode]).toEqual([204, 404]);
  expect((await release('rotated', '1.0.0', old.token)).json()).toMatchObject({
    statusCode: 401,
    code: 'release_token',
    message: 'Das Token für dieses Modul ist beendet oder abgelaufen.',
  });
  expect((await release('rotated', '1.0.0', next.token)).json()).toMatchObject({ live: '1.0.0' });
  expect(await tokensOf('rotated')).toMatchObject([
    { name: 'neu', endedAt: null, lastUsedAt: expect.any(String) as unknown, createdBy: 'admin' },
    { name: 'alt', lastUsedAt: null, endedAt: expect.any(String) as unknown },
  ]);
});

test('a token ends by itself, after a year at the latest', async () => {
  const { id, token, createdAt, expiresAt } = await createToken('yearly');
  await desk.app.db('section_tokens').where({ id }).update({ expires_at: desk.app.db.fn.now() });

  const days = (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  expect((await release('yearly', '1.0.0', token)).statusCode).toBe(401);
  expect((await desk.send('POST', path('yearly'), { name: 'CI', days: 366 })).statusCode).toBe(400);
});

test('every token that works is listed, however many ended ones there are', async () => {
  const db = desk.app.db;
  const working = [];
  for (let count = 0; count < 2; count += 1) working.push((await createToken('many', { name: 'alt' })).id);
  const later = { section: 'many', name: 'neu', created_by: 'admin' };
  const ended = [
    { ended_at: db.fn.now(), expires_at: db.raw("now() + interval '1 day'") },
    { expires_at: db.fn.now() },
  ];
  for (let count = 0; count < 40; count += 1)
    await db('section_tokens').insert({ ...later, token_hash: Buffer.from(`many ${count}`), ...ended[count % 2] });

  const listed = await tokensOf('many');

  expect(listed.slice(0, 3).map(({ name }) => name)).toEqual(['alt', 'alt', 'neu']);
  expect(listed.slice(0, 2).map(({ id }) => id)).toEqual(working.toReversed());
  expect(listed).toHaveLength(2 + 30);
});

test('the database and later answers hold nothing that a token could be read from', async () => {
  const { token } = await createToken('hidden');
  const secret = token.split('.')[1] ?? '';

  const stored = JSON.stringify(await desk.app.db('section_tokens').where({ section: 'hidden' }));

  expect(secret).toHaveLength(43);
  expect(stored).not.toContain(secret);
  expect(JSON.stringify(await tokensOf('hidden'))).not.toMatch(/token_?hash|hidden\./i);
});
