import type { PageAnswer, PageSource } from './page-source.ts';

/** Files and data that one page may ask for. */
const MOST_ASKED = 1_000;
/** Bytes of all that; pages of releases ask for two MB. */
const MOST_HANDED = 32 * 1024 * 1024;

export type BoundedAnswers = {
  /**
   * Answers a request by `give`, with undefined if the source leaves it to others; no longer once the page is closed.
   */
  hand(
    this: void,
    path: string,
    isDocument: boolean,
    give: (found: PageAnswer | undefined) => void | Promise<void>,
  ): Promise<void>;
  /** Nobody waits for answers any more. */
  end(this: void): void;
  isOver(this: void): boolean;
  /** Resolves once the page has asked for more than any page needs. */
  tooMuch: Promise<void>;
};

/**
 * The answers of a source to one page: one after the other, because the portal has no room for a thousand large files
 * at once, and no more than a page needs.
 */
export function boundedAnswers(source: PageSource): BoundedAnswers {
  let asked = 0;
  let handed = 0;
  let isOver = false;
  let answering = Promise.resolve();
  let refuse: () => void = () => undefined;
  const tooMuch = new Promise<void>((resolve) => {
    refuse = () => {
      isOver = true;
      resolve();
    };
  });

  const answer: BoundedAnswers['hand'] = async (path, isDocument, give) => {
    if (isOver) return;
    const found = await source.answer(path, isDocument).catch(() => GONE);
    handed += found?.body.length ?? 0;
    if (handed > MOST_HANDED) return refuse();
    if (!isOver) await give(found);
  };
  return {
    async hand(path, isDocument, give) {
      if (++asked > MOST_ASKED) return refuse();
      const answered = answering.then(() => answer(path, isDocument, give));
      answering = answered.catch(() => undefined);
      return answered;
    },
    end: () => void (isOver = true),
    isOver: () => isOver,
    tooMuch,
  };
}

/** The answer for a missing file. */
export const GONE: PageAnswer = { status: 404, headers: {}, body: '' };
