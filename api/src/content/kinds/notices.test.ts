import { editorDesk } from '../../../test/editor-desk.ts';
import type { EditableNotice, NewNotice, Notice } from '../../contract/index.ts';
import { announcePeriods } from '../../editing/shown-now.ts';

const desk = editorDesk({ emptied: ['notices'] });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const NOTICE: NewNotice = { text: 'Alle Plätze gesperrt bis Sonntag', activeUntil: inHours(48) };
const create = async (values: Partial<NewNotice> = {}) =>
  (await desk.send('POST', '/api/notices', { ...NOTICE, ...values })).json<EditableNotice>();
const shown = () => desk.read<Notice[]>('/api/notices');

test('a notice is a warning on all pages by default, and stays there until it ends', async () => {
  const { id } = await create();
  await create({ text: 'Ab morgen', activeFrom: inHours(24) });
  await create({ text: 'Ausgeschaltet', active: false });

  expect(await shown()).toEqual([
    { id, text: NOTICE.text, level: 'warning', pages: [], activeUntil: new Date(NOTICE.activeUntil).toISOString() },
  ]);
});

test('the end of a notice makes readers ask again, although nobody writes', async () => {
  await create();
  const since = await announcePeriods(desk.app.db, ['notices'], null);
  await desk.app.db.raw('ALTER TABLE notices DISABLE TRIGGER notices_content_revision');
  // Points in time are read by the millisecond: what ends later in this one is announced next time.
  await desk.app.db('notices').update({ active_until: desk.app.db.raw("date_trunc('milliseconds', now())") });
  await desk.app.db.raw('ALTER TABLE notices ENABLE TRIGGER notices_content_revision');
  await desk.app.contentRevision.refresh();
  const before = desk.app.contentRevision.current();

  await announcePeriods(desk.app.db, ['notices'], since);

  await desk.app.contentRevision.refresh();
  expect(desk.app.contentRevision.current()).toBe(before + 1);
  expect(await shown()).toEqual([]);
});

test.each([
  ['without an end', 'activeUntil', { activeUntil: undefined }],
  ['with an end before its beginning', 'activeUntil', { activeFrom: inHours(72) }],
  ['on something that is no page', 'pages', { pages: ['https://verein.example'] }],
  ['with a time whose offset no zone has', '', { activeUntil: '2026-11-27T12:00:00-23:59' }],
  ['of an unknown level', 'level', { level: 'panic' }],
])('a notice %s is refused', async (_, field, values) => {
  const answer = await desk.send('POST', '/api/notices', { ...NOTICE, ...values });

  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ field?: string }>().field ?? '').toContain(field);
});
