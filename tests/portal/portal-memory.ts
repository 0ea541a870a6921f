import { setTimeout as delay } from 'node:timers/promises';

const PAUSE = 100;

/** Watches the memory of a portal's process while something happens; answers the most it had, bytes. */
export async function mostMemoryDuring(portalUrl: string, work: () => Promise<void>): Promise<number> {
  let most = await residentBytes(portalUrl);
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, await residentBytes(portalUrl));
      await delay(PAUSE);
    }
  };
  const watching = watch();
  await work().finally(() => (isOver = true));
  await watching;
  return most;
}

async function residentBytes(portalUrl: string): Promise<number> {
  const text = await (await fetch(`${portalUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}
