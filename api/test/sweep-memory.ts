import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage all the time until `work` is done: unreferenced objects are gone at the worst moment. */
export async function whileMemoryIsSwept(work: () => Promise<void>): Promise<void> {
  setFlagsFromString('--expose-gc');
  const sweeping = setInterval(runInNewContext('gc') as () => void, 20);
  try {
    await work();
  } finally {
    clearInterval(sweeping);
  }
}
