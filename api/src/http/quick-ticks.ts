import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps `process.nextTick` quick for as long as the process runs. Node describes each tick by a literal with computed
 * keys. Once V8 has collected the shape of these objects (a major collection found none alive), it no longer trusts the
 * literal and sets every key by a call into its runtime: 300 ns per tick instead of 70, for several ticks per answer.
 * The shape lives as long as one tick does.
 */
export function keepTicksQuick(): void {
  process.nextTick(() => (kept ??= executionAsyncResource()));
}
