import { reportFailure } from './report-failure.ts';
import { shellHere } from './shell-here.ts';

/** Reports that something of the shell itself failed: the start of the page, or what it adds later. */
export function reportShellFailure(name: 'start' | 'late-part', error: unknown): void {
  const shell = shellHere();
  if (shell) reportFailure({ section: shell.section, name }, shell.version, error);
}
