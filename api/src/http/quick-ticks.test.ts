import { createHook } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepTicksQuick } from './quick-ticks.ts';

/** Whether the tick that this asks for is still in memory after it has run and all garbage was collected. */
async function isKept(ask: () => void): Promise<boolean> {
  const ticks: WeakRef<object>[] = [];
  const init = (_id: number, type: string, _trigger: number, tick: object) =>
    void (type === 'TickObject' && ticks.push(new WeakRef(tick)));
  const hook = createHook({ init }).enable();
  ask();
  hook.disable();
  for (let times = 0; times < 3; times += 1) {
    await turn();
    collectGarbage();
  }
  return ticks[0]?.deref() !== undefined;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('one tick is kept, and with it the shape of all others, which would otherwise be collected', async () => {
  expect(await isKept(() => process.nextTick(() => undefined))).toBe(false);
  expect(await isKept(keepTicksQuick)).toBe(true);
});
