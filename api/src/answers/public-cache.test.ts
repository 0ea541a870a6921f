import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Type, type Static } from 'typebox';
import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { createEvent } from '../../test/sport.ts';
import { signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';
import { addDays, berlinDay, berlinTime } from '../time/berlin-time.ts';
import { monthEnd, monthOf } from '../events/calendar-months.ts';
import { parseEventId } from '../events/event-row.ts';
import { chooseEncoding } from './encoding.ts';
import { WEEKDAYS } from '../contract/index.ts';

const api = runningApi();
const closed = { additionalProperties: false };
let handled = 0;
let refusal = '';
/** Runs between what `/api/read-before` reads and its answer. */
let readBefore: (town: string | undefined) => unknown = () => undefined;
beforeAll(async () => {
  const querystring = Type.Object({ kind: Type.Optional(Type.String()), a: Type.Optional(Type.Integer()) }, closed);
  api.app.get<{ Querystring: Static<typeof querystring> }>(
    '/api/slow',
    { schema: { querystring }, config: { publicCache: ['articles'] } },
    async ({ query }) => {
      handled += 1;
      await api.app.db.raw('SELECT pg_sleep(0.05)');
      if (query.kind === 'fail') throw new Error('on purpose');
      return { revision: api.app.contentRevision.current(), filler: 'x'.repeat(2000) };
    },
  );
  api.app.get('/api/read-before', { config: { publicCache: ['settings'] } }, async () => {
    const row = await api.app.db<{ town: string }>('settings').first('town');
    await readBefore(row?.town);
    return row;
  });
  const named = Type.Object({ category: Type.Optional(Type.String()), page: Type.Optional(Type.Integer()) }, closed);
  api.app.get<{ Querystring: Static<typeof named> }>(
    '/api/large',
    { schema: { querystring: named }, config: { publicCache: ['articles'] } },
    async ({ query: { category = 'verein', page = 1 } }) => {
      handled += 1;
      const isThere = ['verein', 'jugend'].includes(category) && page < 10;
      return { items: isThere ? [{ category, page }] : [], filler: 'x'.repeat(isThere ? 10 : 150_000) };
    },
  );
  const open = { schema: { querystring: Type.Object({}) }, config: { publicCache: ['articles'] as const } };
  try {
    api.app.get('/api/open', open, async () => ({}));
  } catch (error) {
    refusal = String(error);
  }
  await api.app.ready();
});
beforeEach(() => {
  handled = 0;
});
afterEach(async () => {
  await api.app.db('articles').delete();
  await api.app.db('settings').update({ town: 'Musterstadt' });
  await api.app.contentRevision.refresh();
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test('an answer is made once, whatever the order of its parameters, until content changes', async () => {
  const first = await get('/api/slow?kind=b&a=1');
  const second = await get('/api/slow?a=1&kind=b');

  expect(handled).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({ 'cache-control': 'no-cache', etag: first.headers.etag });
  await createArticle(api.app);
  await api.app.contentRevision.refresh();
  expect((await get('/api/slow?a=1&kind=b')).body).not.toBe(first.body);
});

test('many who ask at once share one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/slow?kind=together')));

  expect(handled).toBe(1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test.each(['kind=a&a=01', 'a=1&&kind=%61', 'a=+1&kind=a&'])(
  'equal parameters are one question, however they are spelt: %s',
  async (spelling) => {
    const { body } = await get('/api/slow?kind=a&a=1');
    handled = 0;

    expect((await get(`/api/slow?${spelling}`)).body).toBe(body);
    expect(handled).toBe(0);
  },
);

test.each(['kind=a?', 'kind=a%3Fx', 'kind=a;', 'kind=a%23', 'kind=A', 'kind=a%26a=1'])(
  'other parameters are another question, however alike they look: %s',
  async (other) => {
    await get('/api/slow?kind=a');
    handled = 0;
    const { statusCode } = await get(`/api/slow?${other}`);

    expect([statusCode, handled]).toEqual([200, 1]);
  },
);

test.each(['kind=a&kind=b', 'kind=a&x=1', 'a=1;kind=b'])(
  'what the schema does not know is refused: %s',
  async (query) => {
    expect((await get(`/api/slow?${query}`)).statusCode).toBe(400);
  },
);

test.each<[string, (at: number) => string]>([
  ['invented words', (at) => `category=erfunden-${at}`],
  ['pages beyond the last', (at) => `category=verein&page=${at + 10}`],
])('%s push out no answer that visitors read', async (_what, invent) => {
  const read = ['/api/large', '/api/large?category=jugend', '/api/large?category=verein&page=2'];
  for (const url of read) await get(url);
  for (let at = 0; at < 80; at += 1) await get(`/api/large?${invent(at)}`);
  handled = 0;

  for (const url of read) await get(url);
  expect(handled).toBe(0);
  await get(`/api/large?${invent(0)}`);
  expect(handled).toBe(1);
});

test('invented ranges of Termine push out no month that visitors read', async () => {
  const today = berlinDay(new Date());
  const range = (first: string, last: string) => {
    const end = new Date(berlinTime(addDays(last, 1)).getTime() - 1).toISOString();
    return `/api/events/range?start=${berlinTime(first).toISOString()}&end=${end}`;
  };
  const month = monthOf(today);
  const read = [range(`${month}-01`, monthEnd(month)), range(today, today)];
  const description = 'x'.repeat(4_000);
  await createEvent(api.app, {
    description,
    startDate: berlinTime(`${month}-01`, '18:00').toISOString(),
    repeat: { until: null, weekdays: [...WEEKDAYS] },
  });
  await api.app.contentRevision.refresh();
  const isKept = (url: string) => api.app.finishedAnswers.find(url) !== undefined;
  for (const url of read) await get(url);

  // Each holds some 120 KB, twice over: 4 MB are full with half of them.
  const invented = Array.from({ length: 40 }, (_, at) => range(addDays(today, 40 + at), addDays(today, 68 + at)));
  for (const url of invented) await get(url);

  expect(read.map(isKept)).toEqual([true, true]);
  expect(read.map((url) => api.app.finishedAnswers.find(url)?.isRare)).toEqual([undefined, undefined]);
  expect(isKept(invented[0] ?? '')).toBe(false);
  expect(invented.map((url) => api.app.finishedAnswers.find(url)?.isRare ?? true)).toEqual(invented.map(() => true));
  await api.app.db('events').delete();
});

test('dates of a training that never ends push out no answer that visitors read', async () => {
  const today = berlinDay(new Date());
  const series = await createEvent(api.app, {
    startDate: berlinTime(today, '18:00').toISOString(),
    repeat: { until: null, weekdays: [...WEEKDAYS] },
  });
  await api.app.contentRevision.refresh();
  const isRare = async (url: string) => {
    await get(url);
    return api.app.finishedAnswers.find(url)?.isRare ?? false;
  };

  for (const file of ['', '/termin.ics']) {
    const dateIn = (days: number) => `/api/events/${parseEventId(series.id).id}_${addDays(today, days)}${file}`;
    expect([await isRare(dateIn(0)), await isRare(dateIn(300))]).toEqual([false, false]);
    expect([await isRare(dateIn(500)), await isRare(dateIn(40_000))]).toEqual([true, true]);
    expect((await get(dateIn(40_000))).statusCode).toBe(200);
  }
  await api.app.db('events').delete();
});

test('front processes learn which of two addresses of one answer nobody but an inventor would write', async () => {
  const [plain, ...odd] = ['category=jugend', 'category=%6Augend', 'category=jugend&', '&category=jugend'];
  for (const search of [plain, ...odd]) await get(`/api/large?${search}`);
  for (const url of ['/api/settings', '/api/settings?&']) await get(url);
  const isRare = (url: string) => api.app.finishedAnswers.find(url)?.isRare ?? false;

  expect([isRare(`/api/large?${plain}`), isRare('/api/settings')]).toEqual([false, false]);
  expect([...odd.map((search) => `/api/large?${search}`), '/api/settings?&'].map(isRare)).toEqual(
    [...odd, ''].map(() => true),
  );
});

test('a route whose query schema lets anything through cannot keep its answers', () => {
  expect(refusal).toContain('/api/open keeps its answers');
});

test('a failure is not kept and holds nobody up', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => get('/api/slow?kind=fail')));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
  expect((await get('/api/slow?kind=fail')).headers['cache-control']).toBe('no-store');
  expect(handled).toBe(4);
});

test('what the browser has is not sent again', async () => {
  const { headers } = await get('/api/settings');

  const answer = await get('/api/settings', { 'if-none-match': String(headers.etag) });

  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('%s bytes are the same answer, the first time and from memory', async (encoding, unpack) => {
  const plain = await get(`/api/slow?kind=${encoding}`);

  for (let time = 0; time < 2; time += 1) {
    const answer = await get(`/api/slow?kind=${encoding}`, { 'accept-encoding': encoding });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
  }
  expect(handled).toBe(1);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR ; q=0.000,GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  [`x-unknown, ${'a'.repeat(200)}, gzip`, 'gzip'],
])('for accept-encoding „%s“ it is %s', (accepted, expected) => {
  expect(chooseEncoding(accepted, 10_000)).toBe(expected);
});

test('HEAD answers the headers alone', async () => {
  const answer = await api.app.inject({ method: 'HEAD', url: '/api/settings' });

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

test('a signed-in visitor costs no session query on public routes', async () => {
  const cookie = await signIn(api.app, 'editor');
  const queries: string[] = [];
  const listen = ({ sql }: { sql: string }) => queries.push(sql);
  api.app.db.on('query', listen);
  await get('/api/news?page=1', { cookie });
  await get('/api/news/count/unread', { cookie });
  api.app.db.off('query', listen);

  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((sql) => sql.includes('sessions'))).toEqual([]);
});

describe('the content revision', () => {
  const current = () => api.app.contentRevision.current();

  test('rises with public content and not with drafts or empty updates', async () => {
    const before = current();
    const draft = await createArticle(api.app, { status: 'draft' });
    await api.app.db('articles').where({ id: draft.id }).update({ title: 'Anders' });
    await api.app.db('articles').where({ slug: 'gibt-es-nicht' }).update({ title: 'x' });
    await api.app.contentRevision.refresh();
    expect(current()).toBe(before);

    await api.app.db('articles').where({ id: draft.id }).update({ status: 'published', published_at: new Date() });
    await api.app.contentRevision.refresh();
    expect(current()).toBe(before + 1);
  });

  test('a write that is rolled back leaves it alone', async () => {
    const before = current();
    const failing = api.app.db.transaction(async (trx) => {
      await trx('settings').update({ town: 'Worms' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await api.app.contentRevision.refresh();

    expect(current()).toBe(before);
  });

  test('work that is repeated leaves it alone while it finds nothing to do', async () => {
    const before = current();
    const other = await buildApi(api.config);
    await other.ready();
    await other.close();
    await api.app.contentRevision.refresh();

    expect(current()).toBe(before);
  });

  test('another instance learns of a change by itself', async () => {
    const other = await buildApi(api.config);
    await other.ready();
    expect((await other.inject('/api/settings')).json()).toMatchObject({ town: 'Musterstadt' });

    await api.app.db('settings').update({ town: 'Worms' });

    const isKnown = async () => (await other.inject('/api/settings')).json<{ town: string }>().town === 'Worms';
    await expect(waitUntil(isKnown, 5_000)).resolves.toBeUndefined();
    await other.close();
  });

  test('what was read before another instance wrote is not kept as what is true since', async () => {
    const other = await buildApi(api.config);
    const town = async () => (await get('/api/read-before')).json<{ town: string }>().town;
    const asked: Promise<string>[] = [];
    readBefore = async (read) => {
      if (read !== 'Musterstadt') return;
      const ofSettings = () => api.app.contentRevision.of(['settings']);
      const before = ofSettings();
      await other.db('settings').update({ town: 'Worms' });
      await waitUntil(() => ofSettings() > before, 5_000);
      // New requests do not wait for the late answer.
      asked.push(town());
    };

    expect(await town()).toBe('Musterstadt');
    expect(await Promise.all([...asked, town()])).toEqual(['Worms', 'Worms']);
    readBefore = () => undefined;
    await other.close();
  });

  test('it is learned again after the listening connection was lost', async () => {
    const isListening = async () => {
      const { rows } = await api.app.db.raw<{ rows: unknown[] }>(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'portal changes' AND datname = current_database()",
      );
      return rows.length > 0;
    };
    await waitUntil(isListening);
    await api.app.db.raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'portal changes' AND datname = current_database()",
    );
    const before = current();
    await api.app.db('settings').update({ town: 'Worms' });

    await waitUntil(() => current() > before, 5_000);
    await expect(waitUntil(isListening, 5_000)).resolves.toBeUndefined();
  });
});
