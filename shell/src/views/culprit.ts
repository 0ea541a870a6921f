import { SHELL, type ShownRelease } from '../routing/shown-releases.ts';

/** A frame with a place, as Chromium, Firefox and Safari end it. */
const PLACE = /:\d+:\d+\)?$/;
const OWN = /\/releases\/([a-z][a-z0-9-]*)\/([0-9a-f.]+)\/client\//;

/**
 * The version whose code threw an error: of the section that is nearest to where it was thrown, since that one called
 * the shared code, else the shell's. Undefined if none of our files threw it, but an extension, say.
 */
export function culpritOf(error: unknown): ShownRelease | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => PLACE.test(line.trim()));
  if (!OWN.test(frames[0] ?? '')) return undefined;
  const own = frames.flatMap((frame): ShownRelease[] => {
    const [, section, version] = OWN.exec(frame) ?? [];
    return section && version ? [{ section, version }] : [];
  });
  return own.find(({ section }) => section !== SHELL) ?? own[0];
}

const NETWORK_NAMES = /^(?:Abort|ChunkLoad|Network|Timeout)Error$/;
const NETWORK = /^(?:Failed to fetch|Load failed|NetworkError when|Importing a module|error loading dynamically)/;

/** Whether an error is about the connection or an abandoned request, and not about the code. */
export function saysOnlyNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  return NETWORK_NAMES.test(error.name) || NETWORK.test(error.message);
}
