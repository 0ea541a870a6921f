import { LRUCache } from 'lru-cache';
import { RenderAborted, RenderFailed } from '../worker/render-pool.ts';
import type { Visit } from '../worker/visit.ts';
import { ofShell, pageName, type FailureReport, type Tally } from './release-tally.ts';
import type { Shell } from './shell-release.ts';

/**
 * Failures at one kind of page that count in an hour: a client that finds an address that breaks the shell may request
 * it for ever.
 */
const MOST_FAILURES = 3;
const HOUR_MS = 3_600_000;
/** Kinds of pages, and shells. */
const MOST_KINDS = 1000;

/** Counts pages that could not be rendered at all: both as views and as failures of the shell. */
export function countShellFailures(tally: Tally | undefined, report: FailureReport | undefined) {
  const known = new LRUCache<string, { count: number }>({ max: MOST_KINDS, ttl: HOUR_MS });

  return (shell: Shell, visit: Visit, error: unknown): void => {
    if (!(error instanceof RenderAborted || error instanceof RenderFailed)) return;
    tally?.(ofShell(shell), 'pages');
    const part = pageName(visit);
    const kind = `${shell.version} ${part}`;
    const failures = known.get(kind) ?? { count: 0 };
    if (failures.count === 0) known.set(kind, failures);
    if (failures.count++ >= MOST_FAILURES) return;
    tally?.(ofShell(shell), 'server_failures');
    report?.(ofShell(shell), { part, reason: error.stack ?? error.message });
  };
}
