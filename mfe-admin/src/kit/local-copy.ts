import { deviceStorage } from '@portal/shared-ui';

/**
 * What a browser keeps of a long text until the server has it; `savedAt` is ISO 8601, `version` the one it is based on, `sentId` the id
 * under which a new one was sent without a known answer.
 */
export type LocalCopy<Values> = { values: Values; version: number | null; savedAt: string; sentId?: string };

/** Whose copy it is: an article or a page by id or slug, `neu` for one the server does not know yet. */
export type CopyName = `${'artikel' | 'seite'}:${string}`;

const COPIES = /^portal:(artikel|seite):/;
const key = (name: CopyName) => `portal:${name}`;

/** After a logout, an editor that is unmounting must not write its copy again. */
let isOver = false;

/** What this tab has read or written last, by key. */
const own = new Map<string, string>();

/** The ids in these, by key. */
const sentIds = new Map<string, string>();

/** Reads the copy of that name. */
export function readLocalCopy<Values>(name: CopyName): LocalCopy<Values> | null {
  isOver = false;
  try {
    const text = deviceStorage.get(key(name));
    forget(name);
    if (text === null) return null;
    own.set(key(name), text);
    const copy = JSON.parse(text) as LocalCopy<Values>;
    if (copy.sentId) sentIds.set(key(name), copy.sentId);
    return copy;
  } catch {
    return null;
  }
}

/** Keeps a copy; a browser that has no room keeps none, the server's copy remains. */
export function writeLocalCopy(name: CopyName, values: object, version: number | null): void {
  store(name, { values, version, savedAt: new Date().toISOString() });
}

/** The id under which the new item in that copy was sent without a known answer. */
export function sentIdOf(name: CopyName): string | undefined {
  return sentIds.get(key(name));
}

/** Keeps that id with the copy, so that a closed tab does not make the item twice; undefined: it says nothing any more. */
export function keepSentId(name: CopyName, id: string | undefined): void {
  if (id) sentIds.set(key(name), id);
  else sentIds.delete(key(name));
  const text = own.get(key(name));
  if (text) store(name, JSON.parse(text) as LocalCopy<object>);
}

function store(name: CopyName, copy: LocalCopy<object>): void {
  if (isOver) return;
  const text = JSON.stringify({ ...copy, sentId: sentIdOf(name) });
  if (deviceStorage.set(key(name), text)) own.set(key(name), text);
}

function forget(name: CopyName): void {
  own.delete(key(name));
  sentIds.delete(key(name));
}

/** Forgets the copy, unless it is what another tab keeps of the same form. */
export function removeLocalCopy(name: CopyName): void {
  const text = deviceStorage.get(key(name));
  if (text !== null && text === own.get(key(name))) deviceStorage.remove(key(name));
  forget(name);
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
