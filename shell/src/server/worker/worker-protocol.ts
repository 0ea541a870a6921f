import type { DescribedPage, DescribedWidget, SectionExtras } from '@portal/api/contract';
import type { LiveRegistry, PageState } from '../../routing/page-state.ts';
import type { Visit } from './visit.ts';

/**
 * A section as the worker loads it: the absolute path of its server bundle, and the files that must be as they were
 * released before it runs (`integrity` as in SRI).
 */
export type ServerBundle = { name: string; file: string; released: readonly { file: string; integrity: string }[] };

/** What a render worker is started with. `current` is where it notes which bundle's code is running (index + 1). */
export type WorkerData = { bundles: readonly ServerBundle[]; registry: LiveRegistry; current: SharedArrayBuffer };

/** What the pool asks a worker. */
export type WorkerRequest =
  | { type: 'provides' }
  | { type: 'describe'; section: string }
  | { type: 'resources'; visit: Visit; without: readonly string[] }
  | { type: 'entries'; section: string; page: string; answer: unknown }
  | { type: 'render'; visit: Visit; state: Omit<PageState, 'registry'>; without: readonly string[] };

/** The serialisable part of a section and, for each part, the module its `load` imports. */
export type Description = SectionExtras & {
  pages: (Omit<DescribedPage, 'files'> & { module: string })[];
  widgets: (Omit<DescribedWidget, 'files'> & { module: string })[];
};

/** HTML of the app, the styles it used, its head elements, and the sections that could not be rendered, with why. */
export type Rendered = { html: string; styles: string; head: string; failed: Record<string, string> };

/**
 * Answers by type of request; `provides` are the exports of our own shared modules by name of the module; `failed` names sections whose code threw while naming data, `next` is the resource
 * that lists further entries.
 */
export type WorkerAnswers = {
  provides: Record<string, string[]>;
  describe: Description;
  resources: { keys: string[]; failed: Record<string, string> };
  entries: { paths: string[]; next?: string };
  render: Rendered;
};

/**
 * `outside`: bytes of buffers that the worker still holds, which lie outside its heap. `damaged`: sections it did not run
 * for this answer, because their files are not the released ones.
 */
export type WorkerReply = { id: number; outside: number; damaged?: readonly string[] } & (
  { ok: true; answer: unknown } | { ok: false; message: string }
);

/** What a worker says once it has loaded the shell and can be asked. */
export type WorkerReady = { isReady: true };
