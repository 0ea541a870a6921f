import type { BrowserErrorReport } from '@portal/api/contract';
import type { Part } from './matching.ts';

const reported = new Set<string>();

/** Reports to the portal that a part failed in this browser: version, part and message, no personal data. Once each. */
export function reportFailure({ section, name }: Part, version: string | undefined, error: unknown): void {
  if (!version) return;
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1000);
  const report: BrowserErrorReport = { section, version, part: name, message };
  const body = JSON.stringify(report);
  if (reported.has(body)) return;
  reported.add(body);
  fetch('/api/errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch((failure: unknown) => console.warn('The failure was not reported', failure));
}
