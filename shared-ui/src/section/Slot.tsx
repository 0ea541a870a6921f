import { createContext, useContext, type ReactNode } from 'react';
import type { SectionSlot } from './section.ts';

/** Returns the content of a slot; the shell provides it, and without it all are empty. */
export const SlotContext = createContext<(name: SectionSlot) => ReactNode>(() => null);

/** A place in a page that a widget of another section fills, if one does. The page names it in `slots`. */
export function Slot({ name }: { name: SectionSlot }) {
  return useContext(SlotContext)(name);
}
