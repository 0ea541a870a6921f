import type { BrowserErrorReport } from '@portal/api/contract';
import { tellPortal } from './tell-portal.ts';

const LONGEST_STACK = 2000;

/** A part of a section, or a release's name for the place of a failure. */
type FailedPart = { section: string; name: string };

const reported = new Set<string>();

/**
 * Reports to the portal that a part failed in this browser: version, part, message and stack, without personal data in
 * the portal's copy. Each failure is reported once.
 */
export function reportFailure({ section, name }: FailedPart, version: string, error: unknown): void {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1000);
  const report: BrowserErrorReport = { section, version, part: name, message };
  const key = JSON.stringify(report);
  if (reported.has(key)) return;
  reported.add(key);
  const stack = error instanceof Error ? error.stack?.slice(0, LONGEST_STACK) : undefined;
  tellPortal('/api/errors', { ...report, ...(stack && { stack }) });
}
