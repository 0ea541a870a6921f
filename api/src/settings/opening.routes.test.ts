import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn } from '../../test/sign-in.ts';
import type { EditableSettings } from '../contract/index.ts';
import { closeUnused } from '../plugins/opening.ts';

let api: TestApp;
let app: FastifyInstance;
beforeEach(async () => {
  api = await createTestApp();
  ({ app } = api);
  app.get('/admitted', async (request) => ({ isAdmitted: await app.opening.admits(request) }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const facts = { name: 'TuS Musterstadt 1921 e. V.', street: 'Am Wald 1', postcode: '12345', town: 'Musterstadt' };
const imprint = {
  representatives: 'Anna Berg (1. Vorsitz)',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'VR 12',
  contentResponsible: 'Anna Berg, Am Wald 1',
};

/** Opens the site with these facts. */
async function open(cookie: string, changed: object) {
  const read = await app.inject({ url: '/api/admin/settings', headers: { cookie } });
  const { updatedAt: _, ...before } = read.json<EditableSettings>();
  const payload = { ...before, email: 'post@verein.example', ...changed, imprint: { ...before.imprint, ...imprint } };
  return app.inject({ method: 'POST', url: '/api/settings/opening', headers: { cookie }, payload });
}
/** Whether a request without a session sees pages. */
async function admitted(): Promise<boolean> {
  const { isAdmitted } = (await app.inject('/admitted')).json<{ isAdmitted: boolean }>();
  return isAdmitted;
}

test('what was there before is open; a new portal is closed until its first account is made, and not after', async () => {
  expect(await admitted()).toBe(true);
  await signIn(app, 'admin');

  expect(await closeUnused(app.db)).toBe(false);
});

test('a closed site is opened once its name, address and imprint are there, and never closes again', async () => {
  expect(await closeUnused(app.db)).toBe(true);
  const cookie = await signIn(app, 'admin');
  expect([app.opening.isOpen(), await admitted()]).toEqual([false, false]);

  const refused = await open(cookie, {});
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'facts_missing', field: 'name' }]);
  expect((await open(cookie, { ...facts, town: '' })).json()).toMatchObject({
    field: 'town',
    message: expect.stringContaining('Der Ort'),
  });
  expect([app.opening.isOpen(), await admitted()]).toEqual([false, false]);

  const answers = [await open(cookie, facts), await open(cookie, facts)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toMatchObject({ ...facts, imprint });
  expect([app.opening.isOpen(), await admitted(), await closeUnused(app.db)]).toEqual([true, true, false]);
});

const provider = {
  name: 'Daten',
  clubUrl: 'https://daten.example/verein',
  scriptUrl: 'https://daten.example/widget.js',
  loadAtOnce: false,
  teams: [],
};
test.each([
  ['a provider', null, { footballData: provider }],
  ['another script', provider, { footballData: { ...provider, scriptUrl: 'https://evil.example/x.js' } }],
  ['further origins', provider, { footballData: { ...provider, furtherOrigins: ['https://evil.example'] } }],
  ['another address for messages', null, { email: 'fremd@evil.example' }],
  ['mailing messages', null, { contactMail: { withText: true, recipients: [] } }],
])('%s asks for the password after ten minutes, and nothing is opened', async (_case, before, changed) => {
  await closeUnused(app.db);
  const cookie = await signIn(app, 'admin');
  await app.db('settings').update({ football_data: before && JSON.stringify(before), email: 'post@verein.example' });
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);

  const answer = await open(cookie, { ...facts, ...changed });

  expect(answer.json()).toMatchObject({ statusCode: 403, code: 'proof_required' });
  expect(await admitted()).toBe(false);
  expect((await open(cookie, facts)).statusCode).toBe(200);
});

test('another process has opened the site: whoever comes next is admitted', async () => {
  await closeUnused(app.db);
  expect(await admitted()).toBe(false);

  await app.db('settings').update({ opened_at: new Date() });

  expect(await admitted()).toBe(true);
});

test('is for administrators', async () => {
  const payload = { ...facts };
  const answers = await Promise.all(
    ['', await signIn(app, 'editor')].map((cookie) =>
      app.inject({ method: 'POST', url: '/api/settings/opening', headers: { cookie }, payload }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
});
