import { adminDesk } from '../../test/editor-desk.ts';
import { createArticle } from '../../test/articles.ts';
import type { EditableSettings, Setup } from '../contract/index.ts';

const desk = adminDesk({ emptied: ['setup_steps', 'articles', 'teams'] });

const read = async () => (await desk.send('GET', '/api/admin/settings/setup')).json<Setup>();
const mark = (step: string, said: string) => desk.send('PUT', `/api/settings/setup/${step}`, { mark: said });
const states = async () => Object.fromEntries((await read()).steps.map(({ step, state }) => [step, state]));

async function save(changed: Partial<EditableSettings>): Promise<void> {
  const { updatedAt: _, ...before } = (await desk.send('GET', '/api/admin/settings')).json<EditableSettings>();
  const answer = await desk.send('PUT', '/api/settings', { ...before, ...changed });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
}

test('what is there needs nobody to say so, and what the law wants is named', async () => {
  await save({ name: 'Mein Verein', street: '', postcode: '', town: '', email: '' });
  await desk.app.db('settings').update({ opened_at: null });
  expect(await read()).toMatchObject({
    isOpen: false,
    steps: [
      { step: 'name', state: 'open', missing: ['Der Name des Vereins'] },
      { step: 'aussehen', state: 'open', missing: [] },
      { step: 'anschrift', state: 'open', missing: expect.arrayContaining(['Der Ort']) },
      { step: 'impressum', state: 'open', missing: expect.arrayContaining(['Die Rechtsform']) },
      { step: 'mannschaften', state: 'open' },
      { step: 'artikel', state: 'open' },
      { step: 'veroeffentlichen', state: 'open' },
    ],
  });

  await save({
    name: 'TuS Musterstadt 1921 e. V.',
    street: 'Am Wald 1',
    postcode: '12345',
    town: 'Musterstadt',
    email: 'post@verein.example',
  });
  await desk.send('POST', '/api/teams', { name: 'Frauen' });
  await createArticle(desk.app, { published: false });
  await desk.app.db('settings').update({ opened_at: new Date() });

  expect(await states()).toEqual({
    name: 'done',
    aussehen: 'open',
    anschrift: 'done',
    impressum: 'open',
    mannschaften: 'done',
    artikel: 'done',
    veroeffentlichen: 'done',
  });
});

test('what somebody has looked at or left for later is known on the next device', async () => {
  await save({ name: 'TuS Musterstadt 1921 e. V.', street: '' });

  expect((await mark('aussehen', 'done')).statusCode).toBe(200);
  await mark('mannschaften', 'skipped');
  await mark('anschrift', 'done');

  expect(await states()).toMatchObject({ aussehen: 'done', mannschaften: 'skipped', anschrift: 'open' });
});

test.each([
  ['a step that does not exist', 'wappen', 'done'],
  ['a mark that does not exist', 'artikel', 'vielleicht'],
])('%s is refused', async (_case, step, said) => {
  expect((await mark(step, said)).statusCode).toBe(400);
});
