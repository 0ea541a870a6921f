import { setTimeout as delay } from 'node:timers/promises';
import { boundedAnswers } from './bounded-answers.ts';
import type { PageAnswer, PageSource } from './page-source.ts';

const sourceOf = (answer: PageSource['answer']): PageSource => ({
  origin: 'http://portal.invalid',
  section: { name: 'news', url: '/releases/news/1.4.0/' },
  answer,
});
const file = (body: string | Buffer): PageAnswer => ({ status: 200, headers: {}, body });

test('a page gets its answers one after the other, and 32 MB at most', async () => {
  let atOnce = 0;
  let mostAtOnce = 0;
  const large = Buffer.alloc(1024 * 1024);
  const { hand, tooMuch } = boundedAnswers(
    sourceOf(async () => {
      mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
      await delay(1);
      atOnce -= 1;
      return file(large);
    }),
  );
  const give = jest.fn();

  await Promise.all(Array.from({ length: 50 }, (_, place) => hand(`/api/${place}`, false, give)));
  await tooMuch;

  expect(mostAtOnce).toBe(1);
  expect(give).toHaveBeenCalledTimes(32);
});

test('a page that asks without end gets no answer any more', async () => {
  const { hand, tooMuch } = boundedAnswers(sourceOf(async () => file('')));
  const give = jest.fn();

  for (let count = 0; count < 1_100; count += 1) await hand('/api/news', false, give);
  await tooMuch;

  expect(give).toHaveBeenCalledTimes(1_000);
});

test('what fails for one request is missing there, and the next one is answered', async () => {
  const answers = [() => Promise.reject(new Error('kaputt')), async () => undefined, async () => file('Tor')];
  const { hand, end } = boundedAnswers(sourceOf(async () => answers.shift()?.()));
  const given: (PageAnswer | undefined)[] = [];
  const give = (found: PageAnswer | undefined) => void given.push(found);

  await hand('/a', false, give);
  await hand('/b', false, give);
  await expect(hand('/c', false, () => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  answers.push(async () => file('Tor'));
  await hand('/d', false, give);
  end();
  await hand('/e', false, give);

  expect(given).toEqual([expect.objectContaining({ status: 404 }), undefined, file('Tor')]);
});
