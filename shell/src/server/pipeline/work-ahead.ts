/** Milliseconds from the beginning of one piece of work to that of the next. */
const PAUSE = 1_000;

/**
 * Begins work at once when it is called, and once more after a pause when it is called meanwhile: however many calls
 * come, there is one piece of work in a second. After a failure, the next call tries again.
 */
export function workAhead(work: () => Promise<void>, pause = PAUSE): () => void {
  let isBusy = false;
  let isAskedAgain = false;

  const begin = async () => {
    isBusy = true;
    const rest = new Promise((over) => setTimeout(over, pause).unref());
    await Promise.all([work().catch(() => undefined), rest]);
    isBusy = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    void begin();
  };

  return () => {
    if (isBusy) isAskedAgain = true;
    else void begin();
  };
}
