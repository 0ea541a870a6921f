/**
 * A note on an entry of the browser's history, beside the router's own state. It outlives a reload and the way back,
 * and needs no storage, which a visitor may have blocked.
 */
export function readNote(name: string): string | undefined {
  const note = stateOfEntry()[name];
  return typeof note === 'string' ? note : undefined;
}

/** Stores the note with the present entry; undefined removes it. */
export function writeNote(name: string, note: string | undefined): void {
  const { [name]: _former, ...others } = stateOfEntry();
  window.history.replaceState(note === undefined ? others : { ...others, [name]: note }, '');
}

function stateOfEntry(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
