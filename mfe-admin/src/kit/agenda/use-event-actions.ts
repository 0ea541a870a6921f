import { useState } from 'react';
import type { ChangeScope, EditableEvent, EventChange } from '@portal/api/contract';
import { request, showToast, useRefreshResources, type ResourceKey } from '@portal/shared-ui';
import { showFailure, currentOf } from '../failure.ts';
import { removeWithUndo } from '../edit/remove-with-undo.ts';
import { showUndoable } from '../edit/undo.ts';
import type { Result } from './ResultForm.tsx';

/** The outcome of an action; an event: its current state, because somebody else has changed it meanwhile. */
export type Outcome = 'done' | 'failed' | EditableEvent;

/** The two-tap actions of an event; each returns its outcome. */
export type EventActions = {
  isSaving: boolean;
  cancelEvent: (event: EditableEvent, reason: string, scope: ChangeScope) => Promise<Outcome>;
  move: (event: EditableEvent, change: Pick<EventChange, 'startDate' | 'endDate' | 'reason'>) => Promise<Outcome>;
  planAgain: (event: EditableEvent, scope?: ChangeScope) => Promise<Outcome>;
  saveResult: (match: EditableEvent, result: Result) => Promise<Outcome>;
  remove: (event: EditableEvent, scope: ChangeScope) => Promise<Outcome>;
};

// Lists only: an event that is open in a form is read again when it is opened next.
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
  const refresh = useRefreshEvents();

  const run = async (work: () => Promise<() => void>): Promise<Outcome> => {
    if (isSaving) return 'failed';
    setIsSaving(true);
    try {
      const say = await work();
      await refresh();
      say();
      return 'done';
    } catch (error) {
      await refresh();
      showFailure('Nicht gespeichert', error);
      return currentOf<EditableEvent>(error) ?? 'failed';
    } finally {
      setIsSaving(false);
    }
  };
  const sayUndoable = (title: string, description: string, undo: () => Promise<unknown>) =>
    showUndoable({ title, description }, async () => {
      try {
        await undo();
      } finally {
        await refresh();
      }
    });
  const change = ({ id }: { id: string }, body: EventChange) =>
    request<EditableEvent>('PATCH', `/api/events/${id}`, body);
  const before = ({ status, reason }: EditableEvent): EventChange => ({ status, ...(reason !== null && { reason }) });

  return {
    isSaving,
    cancelEvent: (event, reason, scope) =>
      run(async () => {
        const body: EventChange = { status: 'cancelled', reason, version: event.version };
        const changed = await change(event, event.seriesId ? { ...body, scope } : body);
        // All following dates are a series by now; what one of them was before is its own.
        const { version } = changed;
        const back = () => change(changed, { ...(scope === 'this' ? before(event) : { status: 'planned' }), version });
        return () => sayUndoable('Abgesagt', `${event.title}: ${reason}`, back);
      }),
    move: (event, times) =>
      run(async () => {
        const changed = await change(event, { ...times, status: 'moved', version: event.version });
        const { startDate, endDate } = event;
        const back = () => change(changed, { startDate, endDate, ...before(event), version: changed.version });
        return () => sayUndoable('Verlegt', event.title, back);
      }),
    planAgain: (event, scope) =>
      run(async () => {
        await change(event, { status: 'planned', version: event.version, ...(scope && { scope }) });
        return () => showToast({ title: 'Findet wieder statt', description: event.title });
      }),
    saveResult: (match, result) =>
      run(async () => {
        const changed = await change(match, { ...result, version: match.version });
        const { goalsHome, goalsAway } = match;
        const score = result.goalsHome === null ? 'entfernt' : `${result.goalsHome} : ${result.goalsAway}`;
        const back = () => change(changed, { goalsHome, goalsAway, version: changed.version });
        return () => sayUndoable('Ergebnis gespeichert', `${match.title}: ${score}`, back);
      }),
    async remove(event, scope) {
      if (isSaving) return 'failed';
      setIsSaving(true);
      const isRemoved = await removeWithUndo({
        paths: [`/api/events/${event.id}${event.seriesId ? `?scope=${scope}` : ''}`],
        done: scope === 'this' ? 'Termin gelöscht.' : 'Termine gelöscht.',
        description: event.title,
        refresh,
      });
      setIsSaving(false);
      return isRemoved ? 'done' : 'failed';
    },
  };
}
