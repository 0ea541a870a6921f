import { runningApi } from '../../test/app.ts';
import { announcePeriods } from './shown-now.ts';

const api = runningApi({ emptied: ['slides'] });

const MINUTE = 60_000;
const slide = (values: object) =>
  api.app.db('slides').insert({ title: 'x', search_text: '', sort_order: 1, ...values });
const revision = async () => {
  await api.app.contentRevision.refresh();
  return api.app.contentRevision.current();
};
const announce = (since: Date | null) => announcePeriods(api.app.db, ['slides', 'banners'], since);

test.each(['active_from', 'active_until'])('the revision rises when %s has passed, once', async (column) => {
  await slide({ [column]: new Date(Date.now() - MINUTE) });
  const before = await revision();

  const now = await announce(new Date(Date.now() - 2 * MINUTE));
  expect(await revision()).toBe(before + 1);

  await announce(now);
  expect(await revision()).toBe(before + 1);
});

test.each([
  ['nothing has begun or ended', { active_from: new Date(Date.now() + MINUTE) }],
  ['it was long ago', { active_until: new Date(Date.now() - 3 * MINUTE) }],
  ['it was deleted', { active_from: new Date(Date.now() - MINUTE), deleted_at: new Date() }],
])('the revision stays when %s', async (_case, values) => {
  await slide(values);
  const before = await revision();

  await announce(new Date(Date.now() - 2 * MINUTE));

  expect(await revision()).toBe(before);
});

test('the first look only takes the time', async () => {
  await slide({ active_from: new Date(Date.now() - MINUTE) });
  const before = await revision();

  const now = await announce(null);

  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(MINUTE);
  expect(await revision()).toBe(before);
});

test('a kept answer ends with its period, without anybody writing', async () => {
  await slide({ active_until: new Date(Date.now() + 60 * MINUTE) });
  await api.app.contentRevision.refresh();
  const count = async () => (await api.app.inject('/api/sliders/active')).json<unknown[]>().length;
  expect(await count()).toBe(1);
  // An hour passes.
  await api.app.db.raw('ALTER TABLE slides DISABLE TRIGGER slides_content_revision');
  await api.app.db('slides').update({ active_until: new Date(Date.now() - MINUTE) });
  await api.app.db.raw('ALTER TABLE slides ENABLE TRIGGER slides_content_revision');
  await api.app.contentRevision.refresh();
  expect(await count()).toBe(1);

  await announce(new Date(Date.now() - 2 * MINUTE));
  await api.app.contentRevision.refresh();

  expect(await count()).toBe(0);
});
