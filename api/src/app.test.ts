import { createTestApp, type TestApp } from '../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('an unknown address is answered as JSON with 404', async () => {
  const answer = await api.app.inject('/api/nothing');

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});

test('the database is migrated', async () => {
  const { rows } = await api.app.db.raw<{ rows: unknown[] }>('SELECT revision FROM content_revision');

  expect(rows).toHaveLength(1);
});
