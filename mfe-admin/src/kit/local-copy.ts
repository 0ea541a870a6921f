import { deviceStorage } from '@portal/shared-ui';

/**
 * What a browser keeps of a long text until the server has it; `savedAt` is ISO 8601, `version` the one it is based on.
 */
export type LocalCopy<Values> = { values: Values; version: number | null; savedAt: string };

/** Whose copy it is: an article or a page by id or slug, `neu` for one the server does not know yet. */
export type CopyName = `${'artikel' | 'seite'}:${string}`;

const COPIES = /^portal:(artikel|seite):/;
const key = (name: CopyName) => `portal:${name}`;

/** After a logout, an editor that is unmounting must not write its copy again. */
let isOver = false;

/** What this tab has read or written last, by key. */
const own = new Map<string, string>();

/** Reads the copy of that name. */
export function readLocalCopy<Values>(name: CopyName): LocalCopy<Values> | null {
  isOver = false;
  try {
    const text = deviceStorage.get(key(name));
    if (text === null) return null;
    own.set(key(name), text);
    return JSON.parse(text) as LocalCopy<Values>;
  } catch {
    return null;
  }
}

/** Keeps a copy; a browser that has no room keeps none, the server's copy remains. */
export function writeLocalCopy(name: CopyName, values: object, version: number | null): void {
  if (isOver) return;
  const text = JSON.stringify({ values, version, savedAt: new Date().toISOString() });
  if (deviceStorage.set(key(name), text)) own.set(key(name), text);
}

/** Forgets the copy, unless it is what another tab keeps of the same form. */
export function removeLocalCopy(name: CopyName): void {
  const text = deviceStorage.get(key(name));
  if (text !== null && text === own.get(key(name))) deviceStorage.remove(key(name));
}

/** Whether this browser has a text that the server does not have. */
export function hasLocalCopies(): boolean {
  return keysOfCopies().length > 0;
}

/** Forgets all copies: the next user of this browser must not find them. */
export function discardLocalCopies(): void {
  isOver = true;
  for (const name of keysOfCopies()) deviceStorage.remove(name);
}

function keysOfCopies(): string[] {
  return deviceStorage.keys().filter((name) => COPIES.test(name));
}
