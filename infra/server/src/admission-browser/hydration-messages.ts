import type { Repair } from '../browser-gate/page-look.ts';

/** A message to the process that opens pages: a page, or what it asked for. */
export type ToHydration =
  | { type: 'open'; url: string; html: string }
  | { type: 'answer'; id: number; status: number; contentType: string; body: string };

/** A message from it: which file or data it needs, and finally what it saw; `errors` are texts with their stacks. */
export type FromHydration =
  | { type: 'ready' }
  | { type: 'get'; id: number; path: string }
  | { type: 'seen'; isHydrated: boolean; errors: string[]; repairs: Repair[] };

/** Whether a message is one of these: code that has left jsdom may say anything. */
export function isFromHydration(message: unknown): message is FromHydration {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const said = message as Record<string, unknown>;
  if (said['type'] === 'ready') return true;
  if (said['type'] === 'get') return Number.isInteger(said['id']) && typeof said['path'] === 'string';
  const { errors, repairs } = said;
  if (said['type'] !== 'seen' || !Array.isArray(errors) || !Array.isArray(repairs)) return false;
  return errors.every((error) => typeof error === 'string') && repairs.every(isRepair);
}

function isRepair(repair: unknown): boolean {
  const { message, stack } = Object(repair) as Record<string, unknown>;
  return typeof message === 'string' && typeof stack === 'string';
}
