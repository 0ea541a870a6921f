import type { Registry } from '@portal/api/contract';
import { mayLeave, tabStorage } from '@portal/shared-ui';
import type { LiveSection } from './page-state.ts';

/** In the tab's storage: the address and the version of this tab's reload. */
const RENEWED = 'portal-renewed';

/**
 * Called when a part of a section has failed with `error`. If the portal no longer has the files of its version, or not
 * complete, and another one is live, the tab cannot load the part: then it reloads once, unless unsaved changes prevent
 * that.
 */
export async function renewTab(
  section: LiveSection,
  error: unknown,
  load = () => window.location.reload(),
): Promise<void> {
  const address = window.location.href;
  const attempt = `${section.name} ${section.version} ${address}`;
  try {
    if (tabStorage.get(RENEWED) === attempt || !(await isGone(missedFile(section, error))) || (await isLive(section)))
      return;
    // A failed visible page asks for the reload itself.
    if (window.location.href !== address || !(await mayLeave())) return;
    // Without storage nobody would count the attempts.
    if (tabStorage.set(RENEWED, attempt)) load();
  } catch {
    // Without a connection the tab stays as it is.
  }
}

/**
 * The section's file that failed to load, as webpack names it; without one the entry, which is removed with all others.
 */
function missedFile({ url }: LiveSection, error: unknown): string {
  const address = error instanceof Error && 'request' in error ? String(error.request) : '';
  const missed = address.replace(window.location.origin, '');
  return missed.startsWith(`${url}client/`) ? missed : `${url}client/remoteEntry.js`;
}

/** Removed, or damaged on the disk. Asks the server, not the browser's cache. */
async function isGone(file: string): Promise<boolean> {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 503;
}

/** Assumed while nobody knows. */
async function isLive({ name, version }: LiveSection): Promise<boolean> {
  const answer = await fetch('/api/releases', { cache: 'no-store' });
  if (!answer.ok) return true;
  const { sections } = (await answer.json()) as Registry;
  return sections.some((live) => live.name === name && live.version === version);
}
