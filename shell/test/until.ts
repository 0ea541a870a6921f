import { setTimeout as delay } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** ms of real time between two looks, and looks before giving up. */
const PAUSE = 10;
const MOST_LOOKS = 300;

/** Waits in real time for the real network while the page's timers are faked. */
export async function until(isReached: () => boolean): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (isReached()) return;
    // oxlint-disable-next-line no-await-in-loop -- it looks again and again
    await act(() => delay(PAUSE));
  }
  throw new Error('What the test waits for did not happen');
}
