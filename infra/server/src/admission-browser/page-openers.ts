import type { PageLook, PlainFrame } from '../browser-gate/page-look.ts';
import type { PageSource } from '../browser-gate/page-source.ts';

/** A process that opens pages one after the other. */
export type PageOpener = {
  /** Rejects if the process does not start. */
  ready: Promise<unknown>;
  /** `isDone`: it can open another page. Rejects if nothing is known of the page. */
  open(source: PageSource, path: string, plainFrame?: PlainFrame): Promise<{ look: PageLook; isDone: boolean }>;
  kill(): void;
};

/** Looks at pages until it is closed; then nothing is opened any more. */
export type PageOpeners = {
  look(this: void, source: PageSource, path: string, plainFrame?: PlainFrame): Promise<PageLook>;
  close(this: void): void;
};

/**
 * Opens pages in processes of their own, so that a page that ends its process or takes its memory harms no other page
 * and not the portal. `atOnce` of them start now, because starting takes a while.
 */
export function createOpeners(start: () => PageOpener, atOnce: number): PageOpeners {
  const all = new Set<PageOpener>();
  let isClosed = false;

  const startOne = (): PageOpener => {
    if (isClosed) throw new Error('No page is opened any more');
    const opener = start();
    all.add(opener);
    // The page that takes it gets the error.
    opener.ready.catch(() => undefined);
    return opener;
  };
  const idle = Array.from({ length: atOnce }, startOne);

  return {
    look: async (source, path, plainFrame) => {
      const opener = idle.pop() ?? startOne();
      await opener.ready;
      const { look, isDone } = await opener.open(source, path, plainFrame);
      if (isDone) idle.push(opener);
      else opener.kill();
      return look;
    },
    close: () => {
      isClosed = true;
      idle.length = 0;
      for (const opener of all) opener.kill();
    },
  };
}
