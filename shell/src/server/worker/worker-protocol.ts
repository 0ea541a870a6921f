import type { DescribedPage, DescribedWidget, SectionExtras } from '@portal/api/contract';
import type { LiveRegistry, PageState } from '../../routing/page-state.ts';
import type { Visit } from './visit.ts';

/**
 * Code of a release: the absolute path of its file, and the files that must be as they were released before it runs
 * (`integrity` as in SRI).
 */
export type ServerCode = { file: string; released: readonly { file: string; integrity: string }[] };

/** A section as a worker gets it: its server bundle. */
export type ServerBundle = ServerCode & { name: string };

/** The code that a process gets, and the real path by which its stacks name it. */
export type BundleCode = { file: string; code: string };

/**
 * What a worker is told: first the names of its sections and the registry, then questions, and the bundles it asks for;
 * one that is not `intact` must not run.
 */
export type ToWorker =
  | { type: 'start'; sections: readonly string[]; registry: LiveRegistry }
  | { type: 'ask'; id: number; request: WorkerRequest }
  | { type: 'bundle'; section: string; intact?: BundleCode };

/**
 * What the pool asks a worker. A page is not rendered where its parts name other resources than `named`: it answers
 * which they are.
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
 * HTML of the app as UTF-8, which follows the answer as it is; the styles it used, what stands behind it, its head
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
 * What a worker says: that it has loaded the shell and can be asked, that it needs a section's bundle, its answers, and
 * what nobody caught (written by what launches it). `outside`: bytes of buffers that it still holds, which lie outside
 * its heap.
 */
export type WorkerReply =
  | { type: 'ready' }
  | { type: 'needs'; section: string }
  | { type: 'died'; message: string }
  | ({ type: 'answer'; id: number; outside: number } & Answered);

/** The answer to one question, or the stack of what it threw. */
export type Answered = { ok: true; answer: unknown } | { ok: false; message: string };

/** Whether a message has the form of a reply; what is in an answer {@link isAnswerTo} tells. */
export function isWorkerReply(message: unknown): message is WorkerReply {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const said = message as Record<string, unknown>;
  if (said['type'] === 'ready') return true;
  if (said['type'] === 'needs') return typeof said['section'] === 'string';
  if (said['type'] === 'died') return typeof said['message'] === 'string';
  const isAnswer = said['type'] === 'answer' && Number.isInteger(said['id']) && Number.isFinite(said['outside']);
  return isAnswer && (said['ok'] === true || (said['ok'] === false && typeof said['message'] === 'string'));
}

/** Resources of one page: each is a request, and all are sent at once. */
const MOST_KEYS = 500;

/** Whether an answer has what the portal takes of one; whoever says anything else is not the shell's code. */
export function isAnswerTo(type: WorkerRequest['type'], answer: unknown): answer is object {
  if (typeof answer !== 'object' || answer === null) return false;
  const { failed, paths, next, styles, behind, head, others } = answer as Record<string, unknown>;
  switch (type) {
    case 'resources':
      return isNamed(answer);
    case 'entries':
      return isTexts(paths) && isTextOrMissing(next);
    case 'render':
      if (others !== undefined) return isNamed(others);
      return typeof styles === 'string' && typeof head === 'string' && isTextOrMissing(behind) && isReasons(failed);
    case 'provides':
    case 'describe':
      return true;
  }
}

function isNamed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, failed } = value as Record<string, unknown>;
  return isTexts(keys) && keys.length <= MOST_KEYS && isReasons(failed);
}

/** Whether it is a list of texts and nothing else. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isTextOrMissing = (value: unknown) => value === undefined || typeof value === 'string';
const isReasons = (value: unknown) => typeof value === 'object' && value !== null && isTexts(Object.values(value));
