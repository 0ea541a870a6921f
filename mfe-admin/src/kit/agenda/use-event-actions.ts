import { useState } from 'react';
import type { ChangeScope, EditableEvent, EventChange } from '@portal/api/contract';
import { showToast, useRefreshResources, type ResourceKey } from '@portal/shared-ui';
import { removeWithUndo } from '../edit/remove-with-undo.ts';
import { targetOf } from '../edit/edited-kind.ts';
import { showUndoable } from '../edit/undo.ts';
import { useWriter } from '../edit/use-writer.ts';
import { eventKind } from './event-kind.ts';
import type { Result } from './ResultForm.tsx';

/**
 * The two-tap actions of an event, each over the version it is given; those that change it return the stored event, and
 * throw HttpError.
 */
export type EventActions = {
  isSaving: boolean;
  cancelEvent: (event: EditableEvent, reason: string, scope: ChangeScope) => Promise<EditableEvent>;
  move: (event: EditableEvent, change: Pick<EventChange, 'startDate' | 'endDate' | 'reason'>) => Promise<EditableEvent>;
  planAgain: (event: EditableEvent, scope?: ChangeScope) => Promise<EditableEvent>;
  saveResult: (match: EditableEvent, result: Result) => Promise<EditableEvent>;
  /** Returns whether it was deleted, and reports failures itself. */
  remove: (event: EditableEvent, scope: ChangeScope) => Promise<boolean>;
};

// Lists only: a form reads an event again when it is opened.
const ABOUT_EVENTS: readonly ResourceKey[] = [
  '/api/admin/agenda',
  '/api/admin/events?',
  '/api/admin/training-times?',
  '/api/events',
  '/api/matches',
  '/api/training-times',
];

/** Refetches everything that shows events. */
export function useRefreshEvents(): () => Promise<void> {
  const refresh = useRefreshResources();
  return () => refresh(...ABOUT_EVENTS);
}

/** Cancelling, moving, results and deleting, each with undo where possible. */
export function useEventActions(): EventActions {
  const [isSaving, setIsSaving] = useState(false);
  const writer = useWriter(eventKind);
  const refresh = useRefreshEvents();

  const send = async (event: EditableEvent, body: EventChange): Promise<EditableEvent> => {
    try {
      return await writer.send(body, event);
    } finally {
      await refresh();
    }
  };
  /** Reports the action afterwards, or offers to undo it. */
  const change = async (
    event: EditableEvent,
    body: EventChange,
    say: (changed: EditableEvent) => void,
  ): Promise<EditableEvent> => {
    setIsSaving(true);
    try {
      const changed = await send(event, body);
      say(changed);
      return changed;
    } finally {
      setIsSaving(false);
    }
  };
  const sayUndoable = (title: string, description: string, back: EventChange) => (changed: EditableEvent) =>
    showUndoable({ title, description }, () => send(changed, back));
  const before = ({ status, reason }: EditableEvent): EventChange => ({ status, ...(reason !== null && { reason }) });

  return {
    isSaving,
    cancelEvent(event, reason, scope) {
      const body: EventChange = { status: 'cancelled', reason, ...(event.seriesId && { scope }) };
      // All following dates are a series by now; what one of them was before is its own.
      const back: EventChange = scope === 'this' ? before(event) : { status: 'planned' };
      return change(event, body, sayUndoable('Abgesagt', `${event.title}: ${reason}`, back));
    },
    move(event, times) {
      const { startDate, endDate } = event;
      const back = { startDate, endDate, ...before(event) };
      return change(event, { ...times, status: 'moved' }, sayUndoable('Verlegt', event.title, back));
    },
    planAgain: (event, scope) =>
      change(event, { status: 'planned', ...(scope && { scope }) }, () =>
        showToast({ title: 'Findet wieder statt', description: event.title }),
      ),
    saveResult(match, result) {
      const { goalsHome, goalsAway } = match;
      const score = result.goalsHome === null ? 'entfernt' : `${result.goalsHome} : ${result.goalsAway}`;
      const said = `${match.title}: ${score}`;
      return change(match, result, sayUndoable('Ergebnis gespeichert', said, { goalsHome, goalsAway }));
    },
    async remove(event, scope) {
      setIsSaving(true);
      const isRemoved = await removeWithUndo({
        paths: [targetOf(eventKind, event.id) + (event.seriesId ? `?scope=${scope}` : '')],
        done: scope === 'this' ? 'Termin gelöscht.' : 'Termine gelöscht.',
        description: event.title,
        refresh,
      });
      setIsSaving(false);
      return isRemoved;
    },
  };
}
