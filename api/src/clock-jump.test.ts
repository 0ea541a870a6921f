import { runningApi } from '../test/app.ts';
import { createArticle } from '../test/articles.ts';
import { createRelease, publish, sectionHistory } from '../test/release.ts';
import { createAccount, signIn } from '../test/sign-in.ts';
import { announcePeriods } from './editing/shown-now.ts';
import { tellPassingTime } from './events/passing-time.ts';
import { editArticles } from './news/edited-articles.ts';

// The database's clock cannot be set here. Its earlier timestamps are moved instead: a day into the future is like a
// clock set back by a day, a day into the past like one set forward.

const api = runningApi();

const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS);
const shift = (column: string, days: number) => ({
  [column]: api.app.db.raw('?? + make_interval(days => ?)', [column, days]),
});
const revision = async () => {
  await api.app.contentRevision.refresh();
  return api.app.contentRevision.current();
};

test.each([1, -1])('when the clock jumps by %i day, who is signed in stays so', async (days) => {
  const cookie = await signIn(api.app, 'editor');

  await api.app.db('sessions').update({ ...shift('expires_at', -days), ...shift('last_used_at', -days) });

  expect((await api.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(200);
});

test('after the clock was set back by a day, who was made to wait for a login may try again at once', async () => {
  const { email, password } = await createAccount(api.app, 'editor');
  const logIn = async (word: string) =>
    (await api.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: word } })).statusCode;
  for (let tries = 0; tries < 6; tries += 1) await logIn('geraten, falsch');
  expect(await logIn(password)).toBe(429);

  await api.app.db('login_attempts').update(shift('since', 1));

  expect(await logIn(password)).toBe(200);
});

test('after the clock was set back by a day, the next midnight is still told, and it is told once', async () => {
  await api.app.db('passing_time').update({ told_until: tomorrow() });
  const before = await revision();

  expect(await tellPassingTime(api.app.db)).toBe(true);
  expect(await tellPassingTime(api.app.db)).toBe(false);

  expect(await revision()).toBe(before + 1);
  const { told_until: toldUntil } = await api.app.db('passing_time').first();
  expect(toldUntil.getTime()).toBeLessThan(tomorrow().getTime() - DAY_MS / 2);
});

test('after the clock was set back by a day, what had begun to be shown is announced anew', async () => {
  const activeFrom = new Date(Date.now() + DAY_MS / 2);
  await api.app.db('slides').insert({ title: 'x', search_text: '', sort_order: 1, active_from: activeFrom });
  const before = await revision();

  const now = await announcePeriods(api.app.db, ['slides'], tomorrow());
  await announcePeriods(api.app.db, ['slides'], now);

  expect(await revision()).toBe(before + 1);
});

test('what a clock a day too early has published stays public when it is set right, and a planned text keeps its minute', async () => {
  const inTwelveHours = new Date(Date.now() + DAY_MS / 2).toISOString();
  const early = await createArticle(api.app, { publishAt: inTwelveHours });
  await api.app.db('articles').update(shift('publish_at', -1));
  await editArticles(api.app.db).publishDue();
  const planned = await createArticle(api.app, { publishAt: inTwelveHours });

  await api.app.db('articles').where({ id: early.id }).update(shift('published_at', 1));
  await editArticles(api.app.db).publishDue();
  await api.app.contentRevision.refresh();

  const statusOf = async ({ id }: { id: string }) => (await api.app.inject(`/api/news/${id}`)).statusCode;
  expect([await statusOf(early), await statusOf(planned)]).toEqual([200, 404]);
});

test('a release published after the clock was set back is not taken for an old one and removed', async () => {
  await publish(api, createRelease({ name: 'clock', version: '1.0.0' }), { expected: null });
  await api.app.db('releases').update(shift('published_at', 1));

  await publish(api, createRelease({ name: 'clock', version: '1.1.0' }), { expected: null });

  const { releases } = await sectionHistory(api, 'clock');
  expect(releases.map(({ available }) => available)).toEqual([true, true]);
});
