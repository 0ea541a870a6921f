import { keepRunning, type Run } from '../../keep-running.mjs';

const KILLED: Run = { code: null, signal: 'SIGKILL', wasReady: true, isAsked: false };
const ENDED: Run = { code: 0, signal: null, wasReady: true, isAsked: true };

/** Runs that end one after the other, each after so many milliseconds. */
async function outcomeOf(runs: readonly Run[], lasting = 1_000, pause = 0) {
  let begun = 0;
  let time = 0;
  const said: string[] = [];
  const start = async () => {
    time += lasting;
    return runs[Math.min(begun++, runs.length - 1)] ?? ENDED;
  };
  const code = await keepRunning(start, { say: (line) => said.push(line), pause, now: () => time });
  return { code, begun, said };
}

test('a portal that was killed is started again, and the log says so', async () => {
  const { code, begun, said } = await outcomeOf([KILLED, ENDED]);

  expect([code, begun]).toEqual([0, 2]);
  expect(said).toEqual([expect.stringContaining('unerwartet geendet (SIGKILL)')]);
});

test('a portal that was killed once is started again without a pause', async () => {
  const forever = 2 ** 31 - 1;

  expect(await outcomeOf([KILLED, ENDED], 1_000, forever)).toMatchObject({ begun: 2 });
  expect(await outcomeOf([KILLED, KILLED, ENDED], 3_600_000, forever)).toMatchObject({ begun: 3 });
});

test('what was asked to end stays ended', async () => {
  expect(await outcomeOf([ENDED])).toMatchObject({ begun: 1, said: [] });
  expect(await outcomeOf([{ ...KILLED, isAsked: true }])).toMatchObject({ begun: 1, said: [] });
});

test('a start that has said why it failed is not repeated', async () => {
  const failed = { code: 1, signal: null, wasReady: false, isAsked: false };

  expect(await outcomeOf([failed])).toMatchObject({ code: 1, begun: 1, said: [] });
});

test('a portal that ends soon after each start is given up in words, one that ran long is not', async () => {
  const early = await outcomeOf([KILLED]);
  const late = await outcomeOf([...Array<Run>(20).fill(KILLED), ENDED], 3_600_000);

  expect([early.code, early.begun]).toEqual([1, 5]);
  expect(early.said.at(-1)).toContain('nicht mehr neu gestartet');
  expect([late.code, late.begun]).toEqual([0, 21]);
});
