import fp from 'fastify-plugin';
import type { BrowserErrorReport } from '../contract/index.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createBrowserErrorsRepository } from './browser-errors.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    serverErrors: {
      /**
       * Counts in memory why the server left the place of a release to browsers; the database learns of it within
       * seconds. `reason` is a message or a stack, `part` the path of the page in its descriptor.
       */
      note(this: void, release: { section: string; version: string }, failure: { part: string; reason: string }): void;
      /** Resolves when the database knows what was noted before the call. */
      flush(): Promise<void>;
    };
  }
}

const WRITE_EVERY_MS = 5_000;
/** Different failures that wait to be written; further ones are lost, because they are counted anyway. */
const MOST_WAITING = 500;
/** Characters examined; of a message, as many as browsers may report. */
const LONGEST_REASON = 20_000;
const LONGEST_MESSAGE = 1_000;

/**
 * `app.serverErrors`: why server renders failed, beside the reports of browsers; no more of a reason is kept than of
 * theirs.
 */
export const serverErrors = fp(
  async (app) => {
    const errors = createBrowserErrorsRepository(app.db);
    let waiting = new Map<string, BrowserErrorReport & { times: number }>();
    let writing = Promise.resolve();

    const write = async () => {
      const written = [...waiting.values()];
      waiting = new Map();
      for (const { times, ...report } of written) await errors.count(report, { kind: 'server', times });
    };
    const flush = () => {
      const turn = writing.then(write);
      writing = turn.catch(() => undefined);
      return turn;
    };

    app.decorate('serverErrors', {
      note({ section, version }, { part, reason }) {
        const report = { section, version, part, ...messageAndStack(reason) };
        const key = JSON.stringify([section, version, part, report.message]);
        const known = waiting.get(key);
        if (known) known.times += 1;
        else if (waiting.size < MOST_WAITING) waiting.set(key, { ...report, times: 1 });
      },
      flush,
    });
    repeatWork(app, { everyMs: WRITE_EVERY_MS, trouble: 'failures of server renders not written', work: flush });
    app.addHook('onClose', () => flush().catch((error: unknown) => app.log.warn({ err: error }, 'failures lost')));
  },
  { name: 'server-errors', dependencies: ['database'] },
);

/** The frames of Node.js begin at the first line that names a place; a section's code may throw megabytes. */
function messageAndStack(reason: string): Pick<BrowserErrorReport, 'message' | 'stack'> {
  const text = reason.slice(0, LONGEST_REASON);
  const begin = text.search(/^[ \t]+at /m);
  const message = (begin < 0 ? text : text.slice(0, begin)).slice(0, LONGEST_MESSAGE);
  return begin < 0 ? { message } : { message, stack: text.slice(begin) };
}
