import type { KindTable } from './kinds.ts';

/** A table whose changes raise the content revision; its trigger names it (migration 101). */
export type ContentTable = KindTable | 'media' | 'settings';
