import { useRef } from 'react';
import type { EditableEvent } from '@portal/api/contract';
import { clockOf, dayOf } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { eventStates } from '@portal/shared-ui/event-words';
import { showFailure } from '../failure.ts';
import type { FieldLabel } from '../form/form-context.ts';
import { useEditedVersion, type VersionChoice } from '../form/use-edited-version.ts';
import { scoreLabel } from './event-words.ts';

/** The fields that an event's actions change, in which two edits may conflict. */
export type EventValues = { status: EditableEvent['status']; reason: string; startDate: string; result: string };

const toValues = (event: EditableEvent | null): EventValues => ({
  status: event?.status ?? 'planned',
  reason: event?.reason ?? '',
  startDate: event ? instant(event.startDate) : '',
  result: (event && scoreLabel(event)) ?? '',
});

/** One spelling of a point in time: the offsets of chosen and stored times differ. */
export const instant = (time: string): string => new Date(time).toISOString();

/** The labels of these fields in a comparison. */
export const eventLabels: ReadonlyMap<string, FieldLabel> = new Map<string, FieldLabel>([
  ['status', { label: 'Findet statt', show: (status) => eventStates[status as EventValues['status']] }],
  ['reason', { label: 'Grund' }],
  ['startDate', { label: 'Beginn', show: (time) => `${dayLabel(dayOf(String(time)))}, ${clockOf(String(time))} Uhr` }],
  ['result', { label: 'Ergebnis' }],
]);

type Action = { change: Partial<EventValues>; act: (base: EditableEvent) => Promise<EditableEvent> };

/**
 * The version of an event that an action begins with. Other fields keep somebody else's changes; if both have changed
 * the same field, people choose.
 */
export function useEventVersion(event: EditableEvent, onDone: () => void) {
  const typed = useRef<EventValues>(toValues(event));
  const asked = useRef<Action>(null);
  const version = useEditedVersion<EventValues, EditableEvent>({
    item: event,
    isOlder: false,
    toValues,
    getTyped: () => typed.current,
    fill(_, values) {
      typed.current = values;
    },
  });
  const perform = async (action: Action): Promise<void> => {
    asked.current = action;
    typed.current = { ...toValues(version.base.current), ...action.change };
    try {
      const saved = await version.store((base) => action.act(base ?? event), typed.current);
      if (saved === 'merged') await perform(action);
      else if (saved !== 'asked') onDone();
    } catch (error) {
      showFailure('Nicht gespeichert', error);
    }
  };
  return {
    /** The event as it is stored, as far as it is known here. */
    stored: version.stored ?? event,
    conflict: version.conflict,
    /** Performs it on the known version, or on a newer one that differs in other fields only. */
    perform: (change: Action['change'], act: Action['act']) => void perform({ change, act }),
    choose: (choice: VersionChoice) =>
      version.choose(choice, () => {
        if (asked.current) void perform(asked.current);
      }),
  };
}
