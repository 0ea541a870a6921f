import { reportFailure } from './report-failure.ts';
import { shellHere } from './shell-here.ts';

/** Reports a failure of the shell itself: in the start of the page, or in its later additions. */
export function reportShellFailure(name: 'start' | 'late-part', error: unknown): void {
  const shell = shellHere();
  if (shell) reportFailure({ section: shell.section, name }, shell.version, error);
}
