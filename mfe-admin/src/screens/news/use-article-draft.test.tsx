import { act, waitFor } from '@testing-library/react';
import { articleDesk, pass, startClock, write } from '../../../test/article-draft.tsx';
import { editableArticle } from '../../../test/articles.ts';
import { readLocalCopy } from '../../kit/local-copy.ts';
import type { ArticleValues } from './article-values.ts';

const { api, open, saveAsServer, store, stored, writes } = articleDesk();

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
  expect(readLocalCopy(`artikel:${stored().id}`)).toBeNull();
});

test('what readers see changes only when somebody decides it', async () => {
  startClock();
  store(editableArticle({ status: 'published' }));
  const draft = open();
  await write(draft, 'Berichtigt');
  await pass(10_000);

  expect(writes()).toEqual([]);
  expect(readLocalCopy<ArticleValues>(`artikel:${stored().id}`)?.values.title).toBe('Berichtigt');
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
  expect(readLocalCopy('artikel:neu')).toBeNull();
});

test('what is stored once its turn to be saved comes is not sent again', async () => {
  let arrive: () => void = () => undefined;
  const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
  api.answer('PATCH /api/news/', async (asked) => {
    await isOnItsWay;
    return saveAsServer(asked);
  });
  const draft = open();
  await write(draft, 'Ohne Pause');
  for (let time = 0; time < 3; time += 1) act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(writes()).toHaveLength(1));
  arrive();
  await waitFor(() => expect(draft.result.current.isDirty).toBe(false));
  await act(async () => void (await draft.result.current.save()));

  expect(writes()).toHaveLength(2);
  expect(stored()).toMatchObject({ title: 'Ohne Pause', version: 3 });
});

test('a new article whose answer was lost leaves no copy to the next new one', async () => {
  const kept = editableArticle({ title: 'Neu' });
  api.answer('POST /api/news', () => {
    if (writes().length > 1) return { status: 409, body: { statusCode: 409, code: 'already_saved', current: kept } };
    store(kept);
    return { status: 504 };
  });
  const draft = open(null);
  await write(draft, 'Neu');
  await act(async () => void (await draft.result.current.save()));
  await waitFor(() => expect(readLocalCopy('artikel:neu')).not.toBeNull());

  await act(async () => void (await draft.result.current.save()));

  expect(writes().map(([method]) => method)).toEqual(['POST', 'POST', 'PATCH']);
  expect(readLocalCopy('artikel:neu')).toBeNull();
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
    expect(stored().status).toBe('published');

    await act(async () => void (await undo?.()));

    expect(stored()).toMatchObject({ status: 'draft', title: 'Derbysieg' });
  });

  test.each([
    { status: 'published', publishAt: null },
    { status: 'scheduled', publishAt: '2099-05-01T18:00:00.000Z' },
    { handedIn: true },
  ] as const)('to what it was, also when the button was pressed twice: %j', async (publishing) => {
    const before = { status: 'draft', publishAt: null, handedIn: false } as const;
    store(editableArticle(before));
    const draft = open();
    let undos: ((() => Promise<boolean>) | undefined)[] = [];
    await act(async () => {
      undos = await Promise.all([draft.result.current.publish(publishing), draft.result.current.publish(publishing)]);
    });
    expect(writes()).toHaveLength(1);

    const [undo, none] = undos;
    expect(none).toBeUndefined();
    await act(async () => void (await undo?.()));
    expect(stored()).toMatchObject(before);
  });

  test('to the hour it was planned for', async () => {
    const publishAt = '2099-05-01T18:00:00.000Z';
    store(editableArticle({ status: 'scheduled', publishAt }));
    const draft = open();
    let undo: (() => Promise<boolean>) | undefined;
    await act(async () => void (undo = await draft.result.current.publish({ status: 'published', publishAt: null })));
    await act(async () => void (await undo?.()));

    expect(stored()).toMatchObject({ status: 'scheduled', publishAt });
  });

  test('to the text readers had, while the form keeps the new one', async () => {
    store(editableArticle({ status: 'published' }));
    const draft = open();
    await write(draft, 'Neue Fassung');
    let undo: (() => Promise<boolean>) | undefined;
    await act(async () => void (undo = await draft.result.current.publish({ status: 'published' })));
    expect(stored().title).toBe('Neue Fassung');

    await act(async () => void (await undo?.()));

    expect(stored()).toMatchObject({ status: 'published', title: 'Derbysieg' });
    expect(draft.result.current).toMatchObject({ isDirty: true });
    expect(draft.result.current.form.getValues('title')).toBe('Neue Fassung');
    expect(readLocalCopy<ArticleValues>(`artikel:${stored().id}`)?.values.title).toBe('Neue Fassung');
  });
});
