import { findKept, keep, mayBeKept, STORED_AT, type KeptCaches } from './kept-caches.ts';

/** The input of a strategy. `later` receives work that continues after the answer. */
export type Asking = {
  request: Request;
  cache: KeptCaches['files'];
  ask: () => Promise<Response>;
  later: (work: Promise<unknown>) => void;
};

/** An answer, and whether it is a kept one because the network had none. */
export type Answered = { answer: Response; isKept: boolean };

const GONE = new Set([404, 410]);
/** Milliseconds after which a kept picture is renewed, and so counts as one of the last that were seen. */
const PICTURE_AGE = 24 * 60 * 60 * 1000;

/** The strategy for files whose address changes with their content. */
export async function cacheFirst(asking: Asking): Promise<Response> {
  return (await findKept(asking.request, asking.cache)) ?? askAndKeep(asking);
}

/**
 * The strategy for pictures: answers from the cache at once, and renews it in the background once a day. Their
 * addresses change with their content; renewing them on each display took as much of the worker's time as answering a
 * page's files.
 */
export async function staleWhileRevalidate(asking: Asking): Promise<Response> {
  const kept = await findKept(asking.request, asking.cache);
  if (!kept) return askAndKeep(asking);
  const age = Date.now() - Date.parse(kept.headers.get(STORED_AT) ?? '');
  // A wrong clock may have noted a future time.
  if (age >= 0 && age < PICTURE_AGE) return kept;
  asking.later(askAndKeep(asking).catch(() => undefined));
  return kept;
}

/**
 * The strategy for pages and data: the network's answer, or the cached one if the network does not answer within
 * `patience` ms or its server is failing. Rejects when there is neither.
 */
export async function networkFirst(asking: Asking, patience: number): Promise<Answered> {
  const asked = askAndKeep(asking);
  // A failure after the cached answer was sent is ignored.
  asking.later(asked.catch(() => undefined));
  const kept = await findKept(asking.request, asking.cache);
  if (!kept) return { answer: await asked, isKept: false };
  const answer = await Promise.race([asked.catch(() => undefined), after(patience)]);
  return answer && answer.status < 500 ? { answer, isKept: false } : { answer: kept, isKept: true };
}

/** An answer that is gone is removed from the cache. */
async function askAndKeep({ request, cache, ask, later }: Asking): Promise<Response> {
  const answer = await ask();
  if (GONE.has(answer.status)) later(forget(request, cache).catch(() => undefined));
  if (mayBeKept(answer)) later(keep(request, answer.clone(), cache).catch(() => undefined));
  return answer;
}

async function forget(request: Request, { name }: Asking['cache']): Promise<void> {
  await (await caches.open(name)).delete(request, { ignoreVary: true });
}

function after(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, time, undefined));
}
