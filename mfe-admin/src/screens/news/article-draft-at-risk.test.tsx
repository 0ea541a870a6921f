import { act, renderHook, waitFor } from '@testing-library/react';
import { articleDesk, pass, startClock, write } from '../../../test/article-draft.tsx';
import { editableArticle } from '../../../test/articles.ts';
import { usePictureQuestion } from '../../kit/children/picture-answers.ts';

const desk = articleDesk();
const { open, store, stored } = desk;
const hideTab = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
};

test('without a connection the text stays in the browser and is sent when there is one again', async () => {
  const draft = open();
  desk.api.isAway = true;
  await write(draft, 'Ohne Netz');
  await act(async () => void (await draft.result.current.save()));
  expect(draft.result.current.failure).toBe('Keine Verbindung. Bitte später noch einmal versuchen.');

  desk.api.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(stored().title).toBe('Ohne Netz'));
  await waitFor(() => expect(draft.result.current.failure).toBeUndefined());
});

test('a server that was away is asked again without anybody doing anything', async () => {
  const draft = open();
  desk.api.isAway = true;
  await write(draft, 'Server startet neu');
  startClock();
  await act(async () => void draft.result.current.save());
  jest.useRealTimers();
  await waitFor(() => expect(draft.result.current.failure).toBeDefined());
  desk.api.isAway = false;

  await waitFor(() => expect(stored().title).toBe('Server startet neu'), { timeout: 20_000 });
});

test('a tab closed at once keeps its text for the next visit', async () => {
  desk.api.isAway = true;
  const draft = open();
  await write(draft, 'Gerade getippt');
  act(hideTab);

  const later = open();

  expect(later.result.current.form.getValues('title')).toBe('Gerade getippt');
  expect(later.result.current.kept.restoredAt).toBeDefined();
  draft.unmount();
});

test('a kept text that began with an older version asks instead of overwriting the newer one', async () => {
  desk.api.isAway = true;
  const draft = open();
  await write(draft, 'Meins');
  act(hideTab);
  draft.unmount();
  desk.api.isAway = false;
  store({ ...stored(), title: 'Inzwischen', version: 2 });

  const later = open();
  await act(async () => void (await later.result.current.save()));

  expect(later.result.current.kept.version.conflict?.theirs.title).toBe('Inzwischen');
  expect(stored().title).toBe('Inzwischen');
});

test.each([
  ['mine', 'Meins'],
  ['theirs', 'Ihres'],
] as const)('of two versions %s is kept', async (choice, title) => {
  const draft = open();
  store({ ...stored(), title: 'Ihres', version: 2 });
  await write(draft, 'Meins');
  await act(async () => void (await draft.result.current.save()));
  expect(draft.result.current.form.getValues('title')).toBe('Meins');

  act(() => draft.result.current.choose(choice));

  await waitFor(() => expect(draft.result.current.isDirty).toBe(false));
  expect([stored().title, draft.result.current.form.getValues('title')]).toEqual([title, title]);
});

test('deciding later keeps both', async () => {
  const draft = open();
  store({ ...stored(), title: 'Ihres', version: 2 });
  await write(draft, 'Meins');
  await act(async () => void (await draft.result.current.save()));
  act(() => draft.result.current.choose('later'));

  expect([stored().title, draft.result.current.form.getValues('title')]).toEqual(['Ihres', 'Meins']);
});

test('who decides later is not asked again while writing on, and by the tab that is hidden', async () => {
  const draft = open();
  store({ ...stored(), title: 'Ihres', version: 2 });
  await write(draft, 'Meins');
  await act(async () => void (await draft.result.current.save()));
  act(() => draft.result.current.choose('later'));
  startClock();
  await write(draft, 'Meins, zweiter Satz');
  await pass(40_000);
  act(hideTab);
  await pass(100);

  expect(draft.result.current.kept.version.conflict).toBeUndefined();
  expect(draft.result.current.waitsFor).toBe('decision');
  expect(desk.writes()).toHaveLength(1);
});

test('what somebody else changed elsewhere comes in below what is being written', async () => {
  const draft = open();
  await write(draft, 'Meins');
  store({ ...stored(), excerpt: 'Ihres', version: 2 });
  draft.rerender(stored());
  expect(draft.result.current.form.getValues()).toMatchObject({ title: 'Meins', excerpt: 'Ihres' });

  await act(async () => void (await draft.result.current.save()));

  expect(draft.result.current.kept.version.conflict).toBeUndefined();
  expect(stored()).toMatchObject({ title: 'Meins', excerpt: 'Ihres' });
});

test('who leaves the question about children open is not asked again before there is something new', async () => {
  const pictures = [{ id: '1', url: '/objects/1.jpg', name: '', children: null }];
  desk.api.answer('PATCH /api/news/', {
    status: 409,
    body: { statusCode: 409, code: 'pictures_unanswered', pictures },
  });
  const question = renderHook(usePictureQuestion);
  const draft = open(editableArticle({ handedIn: true }));
  await write(draft, 'Mit Bild');
  act(() => void draft.result.current.save());
  await waitFor(() => expect(question.result.current).toBeTruthy());
  startClock();
  await act(async () => question.result.current?.answer(false));
  expect(draft.result.current.failure).toBeDefined();

  await pass(60_000);

  expect(question.result.current).toBeNull();
  expect(draft.result.current.isSaving).toBe(false);
  draft.unmount();
});

/** A change that the server has stored although its answer is lost. */
function loseAnswer(title?: string): void {
  desk.api.answer('PATCH /api/news/', ({ body: { version, ...change } }) => {
    store({ ...stored(), ...change, ...(title && { title }), version: Number(version) + 1 });
    desk.api.answer('PATCH /api/news/', desk.saveAsServer);
    return { status: 504 };
  });
}

test('a save whose answer was lost is no other version: what was typed since is saved over it', async () => {
  const draft = open();
  loseAnswer('Erster Satz');
  await write(draft, ' Erster Satz ');
  await act(async () => void (await draft.result.current.save()));
  await write(draft, 'Erster Satz. Zweiter');

  await act(async () => void (await draft.result.current.save()));

  expect(draft.result.current.kept.version.conflict).toBeUndefined();
  expect(stored()).toMatchObject({ title: 'Erster Satz. Zweiter', version: 3 });
});

test.each([
  ['before the server has stored it', 1],
  ['after the server has stored it', 2],
])('a tab that is loaded anew while it saves meets no other version, read %s', async (_when, version) => {
  const first = stored();
  const draft = open();
  loseAnswer();
  await write(draft, 'Erster Satz');
  act(hideTab);
  await waitFor(() => expect(stored().version).toBe(2));
  await waitFor(() => expect(draft.result.current.isSaving).toBe(false));
  desk.api.isAway = true;
  await write(draft, 'Erster Satz. Zweiter');
  act(hideTab);
  await waitFor(() => expect(draft.result.current.failure).toMatch(/^Keine Verbindung/));
  desk.api.isAway = false;

  const later = open(version === 1 ? first : stored());
  await write(later, 'Erster Satz. Zweiter. Dritter');
  await act(async () => void (await later.result.current.save()));

  expect(later.result.current.kept.version.conflict).toBeUndefined();
  expect(stored()).toMatchObject({ title: 'Erster Satz. Zweiter. Dritter', version: 3 });
});

test('a copy of what is stored by now is none any more', async () => {
  desk.api.isAway = true;
  const draft = open();
  await write(draft, 'Gerade getippt');
  act(hideTab);
  draft.unmount();

  const later = open({ ...stored(), title: 'Gerade getippt', version: 2 });

  expect(later.result.current.kept.restoredAt).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('whoever types without a pause loses no more than half a second when the tab ends, and half a minute on another device', async () => {
  startClock();
  const draft = open();
  const typed = async (from: number, to: number) => {
    for (let word = from; word < to; word++) {
      await write(draft, `Wort ${word}`);
      await pass(100);
    }
  };
  await typed(0, 6);
  expect(localStorage.getItem(`portal:artikel:${stored().id}`)).toMatch(/Wort [2-5]/);

  await typed(6, 320);
  jest.useRealTimers();

  await waitFor(() => expect(stored().title).toMatch(/Wort \d+/));
});

test('a letter typed before the question is seen stays in the own version', async () => {
  const draft = open();
  store({ ...stored(), title: 'Ihres', version: 2 });
  await write(draft, 'Mein');
  await act(async () => void (await draft.result.current.save()));
  await write(draft, 'Meins');

  act(() => draft.result.current.choose('mine'));

  await waitFor(() => expect(stored().title).toBe('Meins'));
});
