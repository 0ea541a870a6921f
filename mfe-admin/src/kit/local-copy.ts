import { deviceStorage } from '@portal/shared-ui';

/**
 * Requests without a known answer: the id of a new item, and the marks of versions that may be stored by now
 * (`form/save-mark.ts`), the latest last.
 */
type Sent = { sentId?: string | undefined; marks?: readonly string[] };

/** A browser's copy of a long text until the server has it; `savedAt` is ISO 8601, `version` the one it is based on. */
export type LocalCopy<Values> = { values: Values; version: number | null; savedAt: string } & Sent;

/** The owner of the copy: an article or a page by id or slug, `neu` for one the server does not know yet. */
export type CopyName = `${'artikel' | 'seite'}:${string}`;

const COPIES = /^portal:(artikel|seite):/;
const key = (name: CopyName) => `portal:${name}`;

/** After a logout, an editor that is unmounting must not write its copy again. */
let isOver = false;

/** The copies that this tab has read or written last, by key. */
const own = new Map<string, string>();

/** The unanswered requests for these, by key. */
const unanswered = new Map<string, Sent>();

/** Reads the copy of that name. */
export function readLocalCopy<Values>(name: CopyName): LocalCopy<Values> | null {
  isOver = false;
  try {
    const text = deviceStorage.get(key(name));
    forget(name);
    if (text === null) return null;
    own.set(key(name), text);
    const copy = JSON.parse(text) as LocalCopy<Values>;
    unanswered.set(key(name), { sentId: copy.sentId, marks: copy.marks ?? [] });
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
  return unanswered.get(key(name))?.sentId;
}

/**
 * Keeps that id with the copy, so that a closed tab does not make the item twice; undefined: it says nothing any more.
 */
export function keepSentId(name: CopyName, id: string | undefined): void {
  keepSent(name, { sentId: id });
}

/** Keeps the marks of requests with the copy, so that a reloaded tab recognises its own save. */
export function keepSentMarks(name: CopyName, marks: readonly string[]): void {
  keepSent(name, { marks });
}

function keepSent(name: CopyName, sent: Sent): void {
  unanswered.set(key(name), { ...unanswered.get(key(name)), ...sent });
  const text = own.get(key(name));
  if (text) store(name, JSON.parse(text) as LocalCopy<object>);
}

function store(name: CopyName, copy: LocalCopy<object>): void {
  if (isOver) return;
  const text = JSON.stringify({ ...copy, ...unanswered.get(key(name)) });
  if (deviceStorage.set(key(name), text)) own.set(key(name), text);
}

function forget(name: CopyName): void {
  own.delete(key(name));
  unanswered.delete(key(name));
}

/** Forgets the copy, unless another tab has written it for the same form. */
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
