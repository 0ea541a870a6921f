import type { DescribedPage, DescribedWidget, SectionExtras } from '@portal/api/contract';
import type { LiveRegistry, PageState } from '../../routing/page-state.ts';
import { LONGEST_THROWN } from './thrown-text.ts';
import type { Visit } from './visit.ts';

/**
 * Code of a release: the absolute path of its file, and the files that must be as they were released before it runs
 * (`integrity` as in SRI).
 */
export type ServerCode = { file: string; released: readonly { file: string; integrity: string }[] };

/** A section as a worker gets it: its server bundle. */
export type ServerBundle = ServerCode & { name: string };

/** The code for a process, and the real path by which its stacks name it. */
export type BundleCode = { file: string; code: string };

/**
 * A message to a worker: first the names of its sections and the registry, then questions, and the bundles it asks for;
 * one that is not `intact` must not run.
 */
export type ToWorker =
  | { type: 'start'; sections: readonly string[]; registry: LiveRegistry }
  | { type: 'ask'; id: number; request: WorkerRequest }
  | { type: 'bundle'; section: string; intact?: BundleCode };

/**
 * A request to a worker. A page is not rendered if its parts name other resources than `named`: the answer lists them.
 */
export type WorkerRequest =
  | { type: 'provides' }
  | { type: 'describe'; section: string }
  | { type: 'resources'; visit: Visit; without: readonly string[] }
  | { type: 'entries'; section: string; page: string; answer: unknown }
  | {
      type: 'render';
      visit: Visit;
      state: Omit<PageState, 'registry'>;
      without: readonly string[];
      named?: readonly string[];
    };

/** The serialisable part of a section and, for each part, the module its `load` imports. */
export type Description = SectionExtras & {
  name: string;
  pages: (Omit<DescribedPage, 'files'> & { module: string })[];
  widgets: (Omit<DescribedWidget, 'files'> & { module: string })[];
};

/**
 * HTML of the app as UTF-8, which follows the answer as raw bytes; the styles it used, the part behind it, its head
 * elements, and the sections that could not be rendered, with why.
 */
export type Rendered = { html: Buffer; styles: string; behind?: string; head: string; failed: Record<string, string> };

/**
 * Answers by type of request; `provides` are the exports of our own shared modules by name of the module, `next` is the
 * resource that lists further entries.
 */
export type WorkerAnswers = {
  provides: Record<string, string[]>;
  describe: Description;
  resources: Named;
  entries: { paths: string[]; next?: string };
  render: Rendered | { others: Named };
};

/** Keys of resources, and the sections whose code threw while it named some. */
export type Named = { keys: string[]; failed: Record<string, string> };

/**
 * A message from a worker: that it has loaded the shell and is ready, that it needs a section's bundle, its answers,
 * and uncaught errors (written by its launcher). `outside`: bytes of buffers that it still holds, which lie outside its
 * heap.
 */
export type WorkerReply =
  | { type: 'ready' }
  | { type: 'needs'; section: string }
  | { type: 'died'; message: string }
  | ({ type: 'answer'; id: number; outside: number } & Answered);

/** The answer to one question, or the stack of its error. */
export type Answered = { ok: true; answer: unknown } | { ok: false; message: string };

/** Whether a message has the form of a reply; {@link isAnswerTo} checks an answer's content. */
export function isWorkerReply(message: unknown): message is WorkerReply {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const said = message as Record<string, unknown>;
  if (said['type'] === 'ready') return true;
  if (said['type'] === 'needs') return typeof said['section'] === 'string';
  if (said['type'] === 'died') return isReason(said['message']);
  const isAnswer = said['type'] === 'answer' && Number.isInteger(said['id']) && Number.isFinite(said['outside']);
  return isAnswer && (said['ok'] === true || (said['ok'] === false && isReason(said['message'])));
}

/** Resources of one page: each is a request, and all are sent at once. */
const MOST_KEYS = 500;
/** Characters of them together. */
const LONGEST_KEYS = 500_000;
/** Entries of one page: a sitemap may name no more. */
export const MOST_ENTRIES = 50_000;
/** Everything else is no JSON, and a page that asks for a page would ask for ever. */
const OF_API = '/api/';
/** A path of the portal; `//` begins an address elsewhere. */
const ENTRY = /^\/(?!\/)/;

/**
 * Whether an answer has the fields that the portal accepts, and no others; any other answer is not from the shell's
 * code.
 */
export function isAnswerTo(request: WorkerRequest, answer: unknown): answer is object {
  if (typeof answer !== 'object' || answer === null) return false;
  const { failed, paths, next, styles, behind, head, others } = answer as Record<string, unknown>;
  switch (request.type) {
    case 'resources':
      return isNamed(answer, request.visit);
    case 'entries':
      return isTexts(paths) && paths.length <= MOST_ENTRIES && paths.every(isEntry) && isResourceOrMissing(next);
    case 'render':
      if (others !== undefined) return isNamed(others, request.visit);
      return isTexts([styles, head, behind === undefined ? '' : behind]) && isReasons(failed, request.visit);
    case 'provides':
    case 'describe':
      return true;
  }
}

function isNamed(value: unknown, visit: Visit): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, failed } = value as Record<string, unknown>;
  if (!isTexts(keys) || keys.length > MOST_KEYS || !keys.every(isResource)) return false;
  return keys.join('').length <= LONGEST_KEYS && isReasons(failed, visit);
}

/** Why sections failed, of those that the page shows: each is logged and counted. */
function isReasons(value: unknown, { parts }: Visit): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const shown = new Set(parts.map(({ section }) => section));
  return Object.entries(value).every(([section, reason]) => shown.has(section) && isReason(reason));
}

const isReason = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_THROWN;

/** Whether a key is a resource of the API. */
export const isResource = (key: string): boolean => key.startsWith(OF_API);

/** Whether an entry of a page is at an address of the portal. */
export const isEntry = (path: string): boolean => ENTRY.test(path);

/** Whether it is a list of texts and nothing else. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isResourceOrMissing = (value: unknown) => value === undefined || (typeof value === 'string' && isResource(value));
