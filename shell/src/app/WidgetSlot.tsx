import type { ReactNode } from 'react';
import { findWidget, type SlotName } from '../routing/matching.ts';
import { useRegistry } from '../routing/part-source.ts';
import { SectionPart } from './SectionPart.tsx';

type WidgetSlotProps = { name: SlotName; instead?: ReactNode };

/** The place of a widget; nothing if no live section offers it. `instead` fills the gap of one that fails. */
export function WidgetSlot({ name, instead = null }: WidgetSlotProps) {
  const widget = findWidget(useRegistry(), name);
  return widget ? <SectionPart part={widget} skeleton={widget.skeleton} instead={instead} /> : null;
}
