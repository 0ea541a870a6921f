import { showToast, type ToastContent } from '@portal/shared-ui';
import { failureText } from '../failure.ts';

/**
 * Until it is used, closed or another message comes: nobody is too slow for it (WCAG 2.2.1), and trainers have no log
 * to undo it from.
 */
const UNDO_TIME = Infinity;

/** Reports the action and offers to undo it; `failed` is the message if that fails. */
export function showUndoable(
  said: Omit<ToastContent, 'action' | 'duration'>,
  undo: () => Promise<unknown>,
  failed = 'Nicht rückgängig gemacht',
): void {
  const action = { label: 'Rückgängig', onAction: () => void tryUndo(undo, failed) };
  showToast({ ...said, action, duration: UNDO_TIME });
}

/** Takes something back, or says why not. */
export async function tryUndo(undo: () => Promise<unknown>, failed: string): Promise<void> {
  try {
    await undo();
  } catch (error) {
    showNotUndone(failed, failureText(error), () => tryUndo(undo, failed));
  }
}

/** The message that something was not taken back. It has taken the place of the offer, and offers the same again. */
export function showNotUndone(title: string, description: string, again: () => Promise<unknown>): void {
  const action = { label: 'Erneut versuchen', onAction: () => void again() };
  showToast({ title, description, variant: 'danger', action, duration: UNDO_TIME });
}
