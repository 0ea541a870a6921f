import fp from 'fastify-plugin';
import type { ContentTable } from '../content/kinds.ts';
import { sharedReading } from './shared-reading.ts';
import { READING } from '../http/reading-methods.ts';

declare module 'fastify' {
  interface FastifyInstance {
    contentRevision: {
      /** Rises with every change of public content. From memory; read it before the content that is kept under it. */
      current(): number;
      /** The value of `current()` when one of these tables last changed. Read it before the content as well. */
      of(tables: readonly ContentTable[]): number;
      /** Resolves when `current()` knows everything committed before the call. */
      refresh(): Promise<void>;
      /** Calls `listener` after every change; returns a function that removes it. */
      onChange(listener: () => void): () => void;
    };
  }
}

type Row = { revision: string; tables: Partial<Record<ContentTable | 'everything', number>> };

/** `app.contentRevision`, kept up by notifications; writes through this instance are visible with their answer. */
export const contentRevision = fp(
  async (app) => {
    let revision = 0;
    let changed: Partial<Record<ContentTable | 'everything', number>> = {};
    const listeners = new Set<() => void>();

    const read = async () => {
      const row = await app.db<Row>('content_revision').first('revision', 'tables');
      const before = revision;
      revision = Number(row?.revision ?? 0);
      changed = row?.tables ?? {};
      if (revision !== before) for (const listener of listeners) listener();
    };
    const of = (tables: readonly ContentTable[]) => {
      let last = changed.everything ?? 0;
      for (const table of tables) last = Math.max(last, changed[table] ?? 0);
      return last;
    };
    const refresh = sharedReading(read);

    await refresh();
    app.changes.listen('content_revision', refresh);
    app.decorate('contentRevision', {
      current: () => revision,
      of,
      refresh,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });

    app.addHook('onSend', (request, reply, payload, done) => {
      if (READING.has(request.method) || reply.statusCode >= 400) return done(null, payload);
      // The write is done; if this fails, the notification still arrives.
      const warn = (error: unknown) => request.log.warn({ err: error }, 'content revision not read');
      void refresh()
        .catch(warn)
        .finally(() => done(null, payload));
    });
  },
  { name: 'content-revision', dependencies: ['database'] },
);
