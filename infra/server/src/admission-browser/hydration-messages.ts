import type { Repair } from '../browser-gate/page-look.ts';

/** What the process that opens pages is sent: a page, and what it asked for. */
export type ToHydration =
  | { type: 'open'; url: string; html: string }
  | { type: 'answer'; id: number; status: number; contentType: string; body: string };

/** What it says: which file or data it needs, and in the end what it saw; `errors` are texts with their stacks. */
export type FromHydration =
  | { type: 'ready' }
  | { type: 'get'; id: number; path: string }
  | { type: 'seen'; isHydrated: boolean; errors: string[]; repairs: Repair[] };
