import type { ArticleValues } from './article-values.ts';

/** What a browser keeps of an article until the server has it; `savedAt` is ISO 8601, `version` what it began with. */
export type LocalCopy = { values: ArticleValues; version: number | null; savedAt: string };

const key = (id: string) => `portal:artikel:${id}`;

/** Reads the copy of an article (`neu` for one the server does not know yet). */
export function readLocalCopy(id: string): LocalCopy | null {
  try {
    const text = localStorage.getItem(key(id));
    return text === null ? null : (JSON.parse(text) as LocalCopy);
  } catch {
    return null;
  }
}

/** Keeps a copy; a browser that has no room keeps none, the server's copy remains. */
export function writeLocalCopy(id: string, values: ArticleValues, version: number | null): void {
  try {
    localStorage.setItem(key(id), JSON.stringify({ values, version, savedAt: new Date().toISOString() }));
  } catch {
    // Full or forbidden: saving to the server goes on.
  }
}

/** Forgets the copy. */
export function removeLocalCopy(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Forbidden: then there is none.
  }
}
