import { setTimeout as delay } from 'node:timers/promises';
import type { PortalProcess } from './portal-process.ts';

const PAUSE = 100;

/** Watches the memory of a portal's process while something happens; returns its maximum in bytes. */
export async function mostMemoryDuring({ metricsUrl }: PortalProcess, work: () => Promise<void>): Promise<number> {
  let most = await residentBytes(metricsUrl);
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, await residentBytes(metricsUrl));
      await delay(PAUSE);
    }
  };
  const watching = watch();
  await work().finally(() => (isOver = true));
  await watching;
  return most;
}

async function residentBytes(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}
