const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the Unix socket is gone
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P01', // server shuts down
  '57P02',
  '57P03', // server starts up
]);

// These have no code of their own.
const BROKEN_CONNECTION = /\b(Connection terminated|Client has encountered a connection error)\b/;

/** Whether `error` says that the database cannot be reached just now, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const { name, code, syscall, message = '' } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'ENOENT') return syscall === 'connect';
  if (code && (CONNECTION_FAILURES.has(code) || code.startsWith('08'))) return true;
  return name === 'KnexTimeoutError' || BROKEN_CONNECTION.test(message);
}

/** Whether the database has ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === '40P01';
}

/** The constraint of a table that a write broke, by its name. */
export function brokenRule(error: unknown): string | undefined {
  return (error as { constraint?: string }).constraint;
}

const INVALID_VALUES = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05']);

/** Whether the database refused a value that no schema excludes, such as a text with a zero byte. */
export function isInvalidValue(error: unknown): boolean {
  return INVALID_VALUES.has((error as { code?: string }).code ?? '');
}
