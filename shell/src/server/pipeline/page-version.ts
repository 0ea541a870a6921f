import { tagOf } from '@portal/api/answers/entity-tag';
import type { PageRegistry } from '../../routing/page-state.ts';
import type { Shell } from './shell-release.ts';

/**
 * Names the sources of a page: the shell, and the part of the live releases that it carries. Two pages of the same
 * version at the same path differ in nothing but content.
 */
export function pageVersion(shell: Shell | undefined, shown: PageRegistry): string {
  return tagOf(Buffer.from(JSON.stringify([shell?.version, shown])));
}
