import { SHELL, type ShownRelease } from './shown-releases.ts';

/** The shell this document came with, by the address of its files; unknown in development. */
export function shellHere(): ShownRelease | undefined {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'];
  const version = /^\/releases\/shell\/([0-9a-f]{12})\//.exec(entry ?? '')?.[1];
  return version === undefined ? undefined : { section: SHELL, version };
}
