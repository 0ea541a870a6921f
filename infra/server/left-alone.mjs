const CHECK_MS = 500;
// npm passes SIGTERM on to a shell, which ends alone.
const shellOfNpm = process.env.npm_lifecycle_event ? process.ppid : undefined;

/** Calls `end` once the shell in which npm has started this process is gone. Returns how to stop waiting for that. */
export function whenLeftAlone(end) {
  if (shellOfNpm === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === shellOfNpm) return;
    clearInterval(timer);
    end();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}
