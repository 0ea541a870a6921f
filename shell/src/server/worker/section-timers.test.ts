import { setTimeout as passed } from 'node:timers/promises';
import { noteSectionTimers } from './section-timers.ts';

let running = 0;
const noted: number[] = [];
const timers = { setTimeout, setInterval, setImmediate };
noteSectionTimers(timers, {
  current: () => running,
  note: (owner) => {
    running = owner;
  },
});
const noteRunning = () => noted.push(running);

beforeEach(() => {
  running = 0;
  noted.length = 0;
});

test('a timer runs under the name of the section that set it, whoever is rendered then', async () => {
  running = 1;
  timers.setTimeout(noteRunning);
  timers.setImmediate(noteRunning);
  const repeated = timers.setInterval(noteRunning, 1);
  running = 2;

  await passed(20);
  clearInterval(repeated);

  expect(noted.length).toBeGreaterThan(2);
  expect(new Set(noted)).toEqual(new Set([1]));
  expect(running).toBe(2);
});

test('a timer that nobody set while rendering names nobody, and arguments arrive', async () => {
  const args: unknown[] = [];
  timers.setTimeout((...given: unknown[]) => args.push(running, ...given), 0, 'a', 'b');
  running = 2;

  await passed(20);

  expect(args).toEqual([2, 'a', 'b']);
});
