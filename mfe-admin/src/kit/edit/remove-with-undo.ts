import { request, showToast } from '@portal/shared-ui';
import { failureText, showFailure } from '../failure.ts';
import { confirm, type Question } from '../dialog/confirm.ts';
import { actOnEach, tryEach, type Failure } from './try-each.ts';

/** How long a deletion can be undone with one tap, ms. */
const UNDO_TIME = 15_000;

/** What is deleted. */
export type Removal = {
  /** The API's addresses of it; behind each `/restore` takes it back. */
  paths: readonly string[];
  /** What they are called, in the same order: of several, those are named that are left. */
  names?: readonly string[];
  /** The confirmation; only if there is something to say, because the action can be undone. */
  question?: Omit<Question, 'confirmLabel'> & Partial<Question>;
  /** The message afterwards: „Mannschaft gelöscht." */
  done: string;
  description?: string;
  /** Reads again what shows it. */
  refresh: () => Promise<void>;
  /** Leaves the screen of a deleted item before anything is refetched. */
  leave?: () => void;
};

/**
 * Deletes and offers to take it back. Returns whether anything was deleted; says by itself what is left and why, and goes on
 * with the others. What people delete, deliberately or by mistake, always goes through here.
 */
export async function removeWithUndo(removal: Removal): Promise<boolean> {
  const { paths, question, done, description, refresh, leave } = removal;
  if (question && !(await confirm({ confirmLabel: 'Löschen', ...question }))) return false;
  const failures = await actOnEach(paths, (path) => request('DELETE', path));
  const removed = paths.filter((path) => failures.every(({ item }) => item !== path));
  if (removed.length === 0) {
    await refresh(); // perhaps somebody else was faster
    showToast({ title: 'Nicht gelöscht', description: leftText(failures, removal), variant: 'danger' });
    return false;
  }
  leave?.();
  await refresh();
  const action = { label: 'Rückgängig', onAction: () => void takeBack(removed.map(restorePath), refresh) };
  if (removed.length === paths.length)
    showToast({ title: done, ...(description && { description }), action, duration: UNDO_TIME });
  else {
    const title = `Nur ${removed.length} von ${paths.length} gelöscht`;
    const left = leftText(failures, removal);
    showToast({ title, description: left, variant: 'danger', action, duration: UNDO_TIME });
  }
  return true;
}

/** More of them would fill the message. */
const MOST_NAMED = 3;

/** What is left, by the reasons for it: „„Turnier“ und „Ausflug“: Das dürfen nur andere.“ One that nobody has to tell apart is not named. */
function leftText(failures: readonly Failure<string>[], { paths, names }: Removal): string {
  const reasons = [...new Set(failures.map(({ error }) => failureText(error)))];
  if (paths.length === 1 || !names) return reasons.join(' ');
  return reasons
    .map((reason) => {
      const left = failures.filter(({ error }) => failureText(error) === reason);
      const named = left.slice(0, MOST_NAMED).map(({ item }) => `„${names[paths.indexOf(item)] ?? ''}“`);
      const others = left.length - named.length;
      return `${new Intl.ListFormat('de').format(others > 0 ? [...named, `${others} weitere`] : named)}: ${reason}`;
    })
    .join(' ');
}

/** Takes deletions back at these addresses, and says how it went. */
export async function takeBack(restorePaths: readonly string[], refresh: () => Promise<void>): Promise<void> {
  try {
    await tryEach(restorePaths, (path) => request('POST', path));
    showToast({ title: 'Wiederhergestellt.' });
  } catch (error) {
    showFailure('Nicht wiederhergestellt', error);
  } finally {
    await refresh();
  }
}

/** A deletion's query says how far it reached; the undo reaches as far. */
function restorePath(path: string): string {
  const [address, query] = path.split('?');
  return `${address}/restore${query ? `?${query}` : ''}`;
}
