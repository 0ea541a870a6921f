import { act, renderHook, waitFor } from '@testing-library/react';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import type { EditableArticle } from '@portal/api/contract';
import { startApiServer, type ApiServer, type Asked } from '../../test/api-server.ts';
import { editableArticle } from '../../test/articles.ts';
import { readLocalCopy } from './local-copy.ts';
import { useArticleDraft } from './use-article-draft.ts';

let api: ApiServer;
let stored: EditableArticle;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  api.isAway = false;
  localStorage.clear();
  stored = editableArticle();
  api.answer('PATCH /api/news/', saveAsServer);
  api.answer('POST /api/news', ({ body }) => {
    stored = { ...editableArticle({ title: '' }), ...body, version: 1 };
    return { status: 201, body: stored };
  });
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.stop());

function saveAsServer({ body: { version, ...change } }: Asked) {
  if (version !== stored.version) return { status: 409, body: { statusCode: 409, code: 'stale', current: stored } };
  stored = { ...stored, ...change, version: stored.version + 1 };
  return { body: stored };
}

const open = (initial: EditableArticle | null = stored) =>
  renderHook(() => useArticleDraft(initial), {
    wrapper: ({ children }) => <ResourceProvider cache={createResourceCache()}>{children}</ResourceProvider>,
  });
type Draft = ReturnType<typeof open>;
const write = (draft: Draft, title: string) =>
  act(async () => draft.result.current.form.setValue('title', title, { shouldDirty: true }));
const writes = () => api.asked.map(({ request, body }) => [request.split(' ')[0], body['title']]);
/** Lets a moment pass on the page's clocks, and what was asked be answered. */
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const startClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
const hideTab = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
};

test('a draft is saved by itself once nobody types any more', async () => {
  startClock();
  const draft = open();
  await write(draft, 'Derby');
  await pass(2000);
  await write(draft, 'Derbysieg in Unterzahl');
  await pass(2900);
  expect(writes()).toEqual([]);

  await pass(200);
  jest.useRealTimers();

  await waitFor(() => expect(draft.result.current.isDirty).toBe(false));
  expect(writes()).toEqual([['PATCH', 'Derbysieg in Unterzahl']]);
  expect(readLocalCopy(stored.id)).toBeNull();
});

test('what readers see changes only when somebody decides it', async () => {
  startClock();
  stored = editableArticle({ status: 'published' });
  const draft = open();
  await write(draft, 'Berichtigt');
  await pass(10_000);

  expect(writes()).toEqual([]);
  expect(readLocalCopy(stored.id)?.values.title).toBe('Berichtigt');
});

test('without a connection the text stays in the browser and is sent when there is one again', async () => {
  const draft = open();
  api.isAway = true;
  await write(draft, 'Ohne Netz');
  await act(async () => void (await draft.result.current.save()));
  expect(draft.result.current.failure).toBe('Keine Verbindung. Bitte später noch einmal versuchen.');

  api.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(stored.title).toBe('Ohne Netz'));
  await waitFor(() => expect(draft.result.current.failure).toBeUndefined());
});

test('a server that was away is asked again without anybody doing anything', async () => {
  const draft = open();
  api.isAway = true;
  await write(draft, 'Server startet neu');
  startClock();
  await act(async () => void draft.result.current.save());
  jest.useRealTimers();
  await waitFor(() => expect(draft.result.current.failure).toBeDefined());
  api.isAway = false;

  await waitFor(() => expect(stored.title).toBe('Server startet neu'), { timeout: 20_000 });
});

test('a tab closed at once keeps its text for the next visit', async () => {
  api.isAway = true;
  const draft = open();
  await write(draft, 'Gerade getippt');
  act(hideTab);

  const later = open();

  expect(later.result.current.form.getValues('title')).toBe('Gerade getippt');
  expect(later.result.current.restoredAt).toBeDefined();
  draft.unmount();
});

test('a kept text that began with an older version asks instead of overwriting the newer one', async () => {
  api.isAway = true;
  const draft = open();
  await write(draft, 'Meins');
  act(hideTab);
  draft.unmount();
  api.isAway = false;
  stored = { ...stored, title: 'Inzwischen', version: 2 };

  const later = open();
  await act(async () => void (await later.result.current.save()));

  expect(later.result.current.theirs?.title).toBe('Inzwischen');
  expect(stored.title).toBe('Inzwischen');
});

test.each([
  ['mine', 'Meins'],
  ['theirs', 'Ihres'],
] as const)('of two versions %s is kept', async (choice, title) => {
  const draft = open();
  stored = { ...stored, title: 'Ihres', version: 2 };
  await write(draft, 'Meins');
  await act(async () => void (await draft.result.current.save()));
  expect(draft.result.current.form.getValues('title')).toBe('Meins');

  act(() => draft.result.current.choose(choice));

  await waitFor(() => expect(draft.result.current.isDirty).toBe(false));
  expect([stored.title, draft.result.current.form.getValues('title')]).toEqual([title, title]);
});

test('deciding later keeps both', async () => {
  const draft = open();
  stored = { ...stored, title: 'Ihres', version: 2 };
  await write(draft, 'Meins');
  await act(async () => void (await draft.result.current.save()));
  act(() => draft.result.current.choose('later'));

  expect([stored.title, draft.result.current.form.getValues('title')]).toEqual(['Ihres', 'Meins']);
});

test('a new article is made once, however often it is saved', async () => {
  const draft = open(null);
  await write(draft, 'Neu');
  await act(async () => {
    await Promise.all([draft.result.current.save(), draft.result.current.save(), draft.result.current.save()]);
  });

  expect(writes().filter(([, title]) => title === 'Neu')).toEqual([
    ['POST', 'Neu'],
    ['PATCH', 'Neu'],
    ['PATCH', 'Neu'],
  ]);
  expect(readLocalCopy('neu')).toBeNull();
});

test('without a title nothing is sent, and the field says so', async () => {
  const draft = open(null);
  await act(async () => void (await draft.result.current.publish({ status: 'published' })));

  expect(writes()).toEqual([]);
  expect(draft.result.current.form.getFieldState('title').error?.message).toBe('Bitte ausfüllen.');
});

describe('publishing is taken back', () => {
  test('to the draft it was', async () => {
    const draft = open();
    let undo: (() => Promise<boolean>) | undefined;
    await act(async () => void (undo = await draft.result.current.publish({ status: 'published', publishAt: null })));
    expect(stored.status).toBe('published');

    await act(async () => void (await undo?.()));

    expect(stored).toMatchObject({ status: 'draft', title: 'Derbysieg' });
  });

  test('to the hour it was planned for', async () => {
    const publishAt = '2099-05-01T18:00:00.000Z';
    stored = editableArticle({ status: 'scheduled', publishAt });
    const draft = open();
    let undo: (() => Promise<boolean>) | undefined;
    await act(async () => void (undo = await draft.result.current.publish({ status: 'published', publishAt: null })));
    await act(async () => void (await undo?.()));

    expect(stored).toMatchObject({ status: 'scheduled', publishAt });
  });

  test('to the text readers had, while the form keeps the new one', async () => {
    stored = editableArticle({ status: 'published' });
    const draft = open();
    await write(draft, 'Neue Fassung');
    let undo: (() => Promise<boolean>) | undefined;
    await act(async () => void (undo = await draft.result.current.publish({ status: 'published' })));
    expect(stored.title).toBe('Neue Fassung');

    await act(async () => void (await undo?.()));

    expect(stored).toMatchObject({ status: 'published', title: 'Derbysieg' });
    expect(draft.result.current).toMatchObject({ isDirty: true });
    expect(draft.result.current.form.getValues('title')).toBe('Neue Fassung');
    expect(readLocalCopy(stored.id)?.values.title).toBe('Neue Fassung');
  });
});
