import { tabStorage } from '@portal/shared-ui';
import { partKey, type Part } from '../routing/matching.ts';

/** In the tab's storage, which outlives its hanging: the parts whose code is under way, with their versions. */
const UNDER_WAY = 'portal-under-way';
/** Milliseconds after a part has been rendered in which its effects and first timers run. */
const AFTERMATH = 1000;

/** A part that hung this tab before its reload. */
class Hang extends Error {
  override name = 'Hang';
}

/** Leaves out the part that hung the previous document. */
export type HungParts = {
  /** The part's code begins to run. Throws the error to report for one that has hung this tab. */
  begin(part: Part, version: string | undefined): void;
  /** It has run. */
  end(part: Part): void;
  /** It has been rendered. */
  shown(part: Part): void;
  /** It may be tried again. */
  forgive(part: Part): void;
};

/**
 * A document removes its note when it is left, and a hidden one has none: a closed tab, a step to another page and a
 * discarded tab blame nobody. A hanging document cannot remove it.
 */
export function createHungParts(): HungParts {
  const hung = new Set(noted());
  const underWay = new Map<string, string>();
  // Without storage, hangs go unnoticed.
  const write = (entries: Iterable<string>) => void tabStorage.set(UNDER_WAY, JSON.stringify([...entries]));
  const note = () => write(document.hidden ? [] : underWay.values());
  const end = (part: Part) => {
    if (underWay.delete(partKey(part))) note();
  };
  note();
  addEventListener('pagehide', () => write([]));
  document.addEventListener('visibilitychange', note);
  return {
    begin(part, version) {
      const key = partKey(part);
      const entry = `${key} ${version}`;
      if (hung.has(entry)) throw new Hang('The tab did not respond while this ran');
      underWay.set(key, entry);
      note();
    },
    end,
    shown: (part) => void setTimeout(end, AFTERMATH, part),
    forgive(part) {
      for (const entry of hung) if (entry.startsWith(`${partKey(part)} `)) hung.delete(entry);
    },
  };
}

function noted(): string[] {
  try {
    return JSON.parse(tabStorage.get(UNDER_WAY) ?? '[]') as string[];
  } catch {
    return [];
  }
}
