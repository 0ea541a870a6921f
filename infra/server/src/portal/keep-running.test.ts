import { keepRunning, type Run } from '../../keep-running.mjs';

const KILLED: Run = { code: null, signal: 'SIGKILL', wasReady: true, isAsked: false };
const ENDED: Run = { code: 0, signal: null, wasReady: true, isAsked: true };

/** Runs that end one after the other, each after so many milliseconds. */
async function outcomeOf(runs: readonly Run[], lasting = 1_000) {
  let begun = 0;
  let time = 0;
  const said: string[] = [];
  const pauses: number[] = [];
  const start = async () => {
    time += lasting;
    return runs[Math.min(begun++, runs.length - 1)] ?? ENDED;
  };
  const wait = async (pause: number) => void pauses.push(pause);
  const code = await keepRunning(start, { say: (line) => said.push(line), wait, now: () => time });
  return { code, begun, said, pauses };
}

test('a portal that was killed is started again, and the log says so', async () => {
  const { code, begun, said } = await outcomeOf([KILLED, ENDED]);

  expect([code, begun]).toEqual([0, 2]);
  expect(said).toEqual([expect.stringContaining('unerwartet geendet (SIGKILL)')]);
});

test('a portal that was killed once is started again without a pause', async () => {
  expect(await outcomeOf([KILLED, ENDED])).toMatchObject({ begun: 2, pauses: [] });
  expect(await outcomeOf([KILLED, KILLED, ENDED], 3_600_000)).toMatchObject({ begun: 3, pauses: [] });
});

test('what was asked to end stays ended', async () => {
  expect(await outcomeOf([ENDED])).toMatchObject({ begun: 1, said: [] });
  expect(await outcomeOf([{ ...KILLED, isAsked: true }])).toMatchObject({ begun: 1, said: [] });
});

test('a start that has said why it failed is not repeated', async () => {
  const failed = { code: 1, signal: null, wasReady: false, isAsked: false };

  expect(await outcomeOf([failed])).toMatchObject({ code: 1, begun: 1, said: [] });
});

test('a portal that was ready once is started again for good: after a second where it was ready again, with growing pauses where not', async () => {
  const failed: Run = { code: 1, signal: null, wasReady: false, isAsked: false };
  const early = await outcomeOf([...Array<Run>(3).fill(KILLED), ...Array<Run>(8).fill(failed), KILLED, ENDED]);
  const late = await outcomeOf([...Array<Run>(20).fill(KILLED), ENDED], 3_600_000);

  expect([early.code, early.begun]).toEqual([0, 13]);
  expect(early.pauses).toEqual([1, 1, 1, 2, 4, 8, 16, 32, 60, 60, 1].map((seconds) => seconds * 1_000));
  expect(early.said.slice(0, 3)).toEqual([
    'Das Portal ist unerwartet geendet (SIGKILL) und wird neu gestartet.',
    'Das Portal ist unerwartet geendet (SIGKILL) und wird in 1 s neu gestartet.',
    'Das Portal ist unerwartet geendet (SIGKILL) und wird in 1 s neu gestartet.',
  ]);
  expect([late.code, late.begun, late.pauses]).toEqual([0, 21, []]);
});

test('a portal that ends in each start before it is ready is given up in words', async () => {
  const { code, begun, said } = await outcomeOf([{ ...KILLED, wasReady: false }]);

  expect([code, begun]).toEqual([1, 5]);
  expect(said.at(-1)).toContain('nicht mehr neu gestartet');
});
