import type { PageSource } from '../browser-gate/page-source.ts';
import { createOpeners, type PageOpener } from './page-openers.ts';

const source: PageSource = {
  origin: 'http://portal.invalid',
  section: { name: 'news', url: '/releases/news/1.4.0/' },
  answer: async () => undefined,
};
const seen = { findings: [], frame: undefined, files: [], bytes: 0 };

/** Openers of which `ready` and `isDone` are given, with what happened to them. */
function openersOf(ready: () => Promise<unknown>, isDone = true) {
  const opened: string[] = [];
  const killed: number[] = [];
  let started = 0;
  const start = (): PageOpener => {
    const place = (started += 1);
    return {
      ready: ready(),
      open: async (_, path) => {
        opened.push(`${place} ${path}`);
        return { look: seen, isDone };
      },
      kill: () => void killed.push(place),
    };
  };
  return { opened, killed, start };
}

test('a process opens one page after the other, and another one opens what comes meanwhile', async () => {
  const { opened, killed, start } = openersOf(async () => undefined);
  const { look } = createOpeners(start, 1);

  await Promise.all([look(source, '/news'), look(source, '/archiv')]);
  await look(source, '/termine');

  expect(opened).toHaveLength(3);
  expect(new Set(opened.map((one) => one[0]))).toEqual(new Set(['1', '2']));
  expect(killed).toEqual([]);
});

test('a process that a page has spoiled opens no other', async () => {
  const { opened, killed, start } = openersOf(async () => undefined, false);
  const { look } = createOpeners(start, 1);

  await look(source, '/news');
  await look(source, '/archiv');

  expect(opened).toEqual(['1 /news', '2 /archiv']);
  expect(killed).toEqual([1, 2]);
});

test('a process that does not start is told with the page that needs it', async () => {
  const { look } = createOpeners(openersOf(() => Promise.reject(new Error('Abseits'))).start, 1);

  await expect(look(source, '/news')).rejects.toThrow('Abseits');
});

test('closing ends processes that are still starting, and nothing is opened after it', async () => {
  const { killed, opened, start } = openersOf(() => new Promise(() => undefined));
  const { look, close } = createOpeners(start, 2);

  close();

  expect(killed).toEqual([1, 2]);
  await expect(look(source, '/news')).rejects.toThrow('any more');
  expect(opened).toEqual([]);
});
