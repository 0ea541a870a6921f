/** The functions of Node's global scope that call back later. */
type Timers = Pick<typeof globalThis, (typeof NAMES)[number]>;
type Callback = (this: unknown, ...args: unknown[]) => void;
type Start = (callback: Callback, ...rest: unknown[]) => unknown;

/** The note of the owner of the running code; 0 is the shell. */
type RunningNote = { current: () => number; note: (owner: number) => void };

const NAMES = ['setTimeout', 'setInterval', 'setImmediate'] as const;

/**
 * Notes with each timer which section set it: it may fire while another is rendered, which must not be blamed when the
 * callback hangs.
 */
export function noteSectionTimers(timers: Timers, { current, note }: RunningNote): void {
  for (const name of NAMES) {
    const original = timers[name];
    const start = original as unknown as Start;
    const owned: Start = (callback, ...rest) => {
      const owner = current();
      if (owner === 0 || typeof callback !== 'function') return start(callback, ...rest);
      const run: Callback = function (...args) {
        const interrupted = current();
        note(owner);
        // An exception ends the worker, and the note must stay.
        Reflect.apply(callback, this, args);
        note(interrupted);
      };
      return start(run, ...rest);
    };
    // `promisify` reads a property of the function.
    Object.assign(timers, {
      [name]: Object.defineProperties(owned, Object.getOwnPropertyDescriptors(original)),
    });
  }
}
