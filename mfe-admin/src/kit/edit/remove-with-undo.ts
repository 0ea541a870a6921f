import { request, showToast } from '@portal/shared-ui';
import { confirm, type Question } from '../dialog/confirm.ts';
import { actOnEach, leftText, reasonsOf, type Failure } from './try-each.ts';
import { showUndoable, tryUndo } from './undo.ts';

/** What is deleted. */
export type Removal = {
  /** The API's addresses of it; behind each `/restore` takes it back. */
  paths: readonly string[];
  /** Their names, in the same order: messages about several name those that are left. */
  names?: readonly string[];
  /** The confirmation; only if there is something to say, because the action can be undone. */
  question?: Omit<Question, 'confirmLabel'> & Partial<Question>;
  /** The message afterwards: „Mannschaft gelöscht.“ */
  done: string;
  description?: string;
  /** Refetches the resources that show it. */
  refresh: () => Promise<void>;
  /** Leaves the screen of a deleted item before anything is refetched. */
  leave?: () => void;
};

/**
 * Deletes and offers to take it back. Returns whether anything was deleted; reports by itself which ones are left and
 * why, and goes on with the others. Every deletion by people goes through here, deliberate or not.
 */
export async function removeWithUndo(removal: Removal): Promise<boolean> {
  const { paths, question, done, description, refresh, leave } = removal;
  if (question && !(await confirm({ confirmLabel: 'Löschen', ...question }))) return false;
  const failures = await actOnEach(paths, (path) => request('DELETE', path));
  const removed = paths.filter((path) => failures.every(({ item }) => item !== path));
  if (removed.length === 0) {
    await refresh(); // perhaps somebody else was faster
    showToast({ title: 'Nicht gelöscht', description: whatIsLeft(failures, removal), variant: 'danger' });
    return false;
  }
  leave?.();
  await refresh();
  const title = `Nur ${removed.length} von ${paths.length} gelöscht`;
  showUndoable(
    removed.length === paths.length
      ? { title: done, ...(description && { description }) }
      : { title, description: whatIsLeft(failures, removal), variant: 'danger' },
    restoring(removed.map(restorePath), refresh),
    NOT_RESTORED,
  );
  return true;
}

/** The items left, with the reasons. A single item is not named. */
function whatIsLeft(failures: readonly Failure<string>[], { paths, names }: Removal): string {
  if (paths.length === 1 || !names) return reasonsOf(failures).join(' ');
  return leftText(failures, (path) => names[paths.indexOf(path)] ?? '');
}

const NOT_RESTORED = 'Nicht wiederhergestellt';

/** Takes deletions back at these addresses, and says how it went. */
export const takeBack = (restorePaths: readonly string[], refresh: () => Promise<void>): Promise<void> =>
  tryUndo(restoring(restorePaths, refresh), NOT_RESTORED);

/** Restores those that are still deleted, each time it is called; throws the first failure. */
function restoring(restorePaths: readonly string[], refresh: () => Promise<void>): () => Promise<void> {
  let left = restorePaths;
  return async () => {
    const failures = await actOnEach(left, (path) => request('POST', path));
    left = failures.map(({ item }) => item);
    await refresh();
    const [first] = failures;
    if (first) throw first.error;
    showToast({ title: 'Wiederhergestellt.' });
  };
}

/** A deletion's query says how far it reached; the undo reaches as far. */
function restorePath(path: string): string {
  const [address, query] = path.split('?');
  return `${address}/restore${query ? `?${query}` : ''}`;
}
