import { act, renderHook } from '@testing-library/react';
import type { EditableArticle } from '@portal/api/contract';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { useArticleDraft } from '../src/screens/news/use-article-draft.ts';
import { apiServer, type Asked } from './api-server.ts';
import { editableArticle } from './articles.ts';

/** An article being written, with an API that keeps it, both fresh for each test. */
export function articleDesk() {
  const api = apiServer();
  let stored: EditableArticle;
  beforeEach(() => {
    localStorage.clear();
    stored = editableArticle();
    api.answer('PATCH /api/news/', saveAsServer);
    api.answer('POST /api/news', ({ body }) => {
      stored = { ...editableArticle({ title: '' }), ...body, version: 1 };
      return { status: 201, body: stored };
    });
  });
  afterEach(() => jest.useRealTimers());

  function saveAsServer({ body: { version, ...change } }: Asked) {
    if (version !== stored.version) return { status: 409, body: { statusCode: 409, code: 'stale', current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  }

  return {
    api,
    saveAsServer,
    /** The stored article. */
    stored: () => stored,
    /** Stores another version, as another editor would. */
    store: (article: EditableArticle) => (stored = article),
    open: (initial: EditableArticle | null = stored) =>
      renderHook(useArticleDraft, {
        initialProps: initial,
        wrapper: ({ children }) => <ResourceProvider cache={createResourceCache()}>{children}</ResourceProvider>,
      }),
    writes: () => api.asked.map(({ request, body }) => [request.split(' ')[0], body['title']]),
  };
}

export type Draft = ReturnType<ReturnType<typeof articleDesk>['open']>;

export const write = (draft: Draft, title: string) =>
  act(async () => draft.result.current.form.setValue('title', title, { shouldDirty: true }));

/** Stops the page's clocks until `pass`. */
export const startClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });

/** Advances the page's clocks (ms), and waits for answers to requests. */
export const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
