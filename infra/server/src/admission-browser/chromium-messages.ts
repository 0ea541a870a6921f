import type { FrameLook } from '../browser-gate/frame-styles.ts';
import type { PageLook } from '../browser-gate/page-look.ts';
import type { PageAnswer, PageSource } from '../browser-gate/page-source.ts';

/**
 * A message to the process that drives Chromium: a page, what it asked for, or the frame that it is compared with, if
 * `hasPlainFrame`.
 */
export type ToChromium =
  | { type: 'open'; source: Omit<PageSource, 'answer'>; path: string; hasPlainFrame: boolean }
  | { type: 'answer'; id: number; found: PageAnswer | undefined }
  | { type: 'frame'; frame: FrameLook | undefined };

/** A message from it: what the page needs, and finally what was seen, or why nothing was. */
export type FromChromium =
  | { type: 'ready' }
  | { type: 'get'; id: number; path: string; isDocument: boolean }
  | { type: 'compare' }
  | { type: 'seen'; look: PageLook }
  | { type: 'failed'; reason: string };
