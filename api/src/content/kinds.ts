import { bannerKind } from './kinds/banners.ts';
import { boardKind } from './kinds/board.ts';
import { departmentKind } from './kinds/departments.ts';
import { noticeKind } from './kinds/notices.ts';
import { slideKind } from './kinds/slides.ts';
import { sponsorKind } from './kinds/sponsors.ts';
import { kindsWithOwnCode } from './kinds/with-own-code.ts';
import type { KnownKind } from './known-kind.ts';

/** Kinds that are nothing but their declaration; a new one is entered here. */
export const declaredKinds = [slideKind, bannerKind, sponsorKind, boardKind, departmentKind, noticeKind] as const;

const all = [...kindsWithOwnCode, ...declaredKinds] as const;

/** The table of a kind of content. */
export type KindTable = (typeof all)[number]['table'];

/** Every kind of content there is. */
export const kinds: readonly KnownKind<KindTable>[] = all;

/** The kinds of which an unused portal has no entry. */
export const unstartedKinds = kinds.filter(({ isFixed, isStarted }) => !isFixed && !isStarted);

/** A table whose changes raise the content revision; its trigger names it (migration 101). */
export type ContentTable =
  | KindTable
  | 'media'
  | 'media_addresses'
  | 'page_texts'
  | 'seasons'
  | 'section_settings'
  | 'settings';
